import { useEffect, useRef, useState } from 'react';
import { useAppSelector } from '../../../common/state/hooks';
import { business } from '../../../common/domain/business';
import { cartQuery } from '../../../common/domain/cartLink';
import { orderableOf } from '../../../common/domain/cartTotals';
import { cartLink } from '../../texts/en/cartLink';
import { paths } from '../../../common/domain/paths';
import { shareLink } from '../../../common/domain/whatsapp';
import { Button } from '../../../common/ui/Button';
import { Icon } from '../../../common/ui/Icon';
import layout from '../../../common/ui/layout.module.css';
import { useMessages } from '../../../common/i18n/messages';
import { ModalDialog } from '../../ui/ModalDialog';
import { Notice } from '../../../common/ui/Notice';
import { copyText } from '../../../common/state/useCopy';
import type { OverlayProps } from '../../../common/ui/overlay';
import { usePart } from '../../../common/ui/usePart';
import { selectCartItems, selectUnavailable } from '../../../common/state/cartSlice';
import css from './SharedCart.module.css';

/** How long the button says that it worked, ms. */
const COPIED_MS = 2000;

const loadCode = () =>
  import(/* webpackChunkName: "qr-code" */ '../../../common/ui/QrCode').then(({ QrCode }) => QrCode);

/** A link to what can be ordered of the cart now: to copy, to hand to another app, or to be read by another phone's camera. */
export function ShareCartDialog(overlay: OverlayProps) {
  const t = useMessages('cartLink', cartLink);
  const items = orderableOf(useAppSelector(selectCartItems), useAppSelector(selectUnavailable));
  const QrCode = usePart(loadCode, true, NoCode);
  const { query, left } = cartQuery(items);
  const address = new URL(paths.shop(query), window.location.origin).href;
  return (
    <ModalDialog {...overlay} size="medium" title={t.shareTitle}>
      <div className={css.share}>
        <p>{t.shareText}</p>
        {left > 0 && <Notice tone="warning">{t.left(left)}</Notice>}
        <ShareWays address={address} />
        <div className={css.code}>
          {QrCode && <QrCode text={address} label={t.qr} />}
          <span>{t.qrText}</span>
        </div>
      </div>
    </ModalDialog>
  );
}

function ShareWays({ address }: { address: string }) {
  const t = useMessages('cartLink', cartLink);
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  useEffect(() => {
    if (copied !== true) return undefined;
    const timer = setTimeout(() => setCopied(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    const done = await copyText(address);
    if (!done) field.current?.select();
    setCopied(done);
  };
  const message = t.message(business.name);
  // Whoever closes the device's own sheet has decided.
  const share = () => void navigator.share({ title: message, url: address }).catch(() => undefined);
  return (
    <>
      <label className={css.link}>
        {t.link}
        <input ref={field} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div className={css.ways}>
        <Button variant={copied ? 'added' : 'primary'} onClick={() => void copy()}>
          {copied ? (
            <>
              <Icon name="check" />
              {t.copied}
            </>
          ) : (
            t.copy
          )}
        </Button>
        <Button
          variant="whatsapp"
          component="a"
          href={shareLink(`${message}\n${address}`)}
          target="_blank"
          rel="noopener">
          <Icon name="whatsapp" />
          {t.whatsapp}
        </Button>
        {'share' in navigator && (
          <Button variant="outline" onClick={share}>
            {t.shareWith}
          </Button>
        )}
      </div>
      {/* There before its words; that it worked is to be seen on the button. */}
      <p role="status" className={copied === false ? undefined : layout.hidden}>
        {copied === null ? '' : copied ? t.copied : t.copyByHand}
      </p>
    </>
  );
}

/** Stands in for the QR code where its library cannot be loaded; the link does the same. */
function NoCode() {
  return <span>{useMessages('cartLink', cartLink).qrFailed}</span>;
}
