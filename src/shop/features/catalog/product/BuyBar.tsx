import type { ReactNode } from 'react';
import { product as texts } from '../../../texts/en/product';
import { shop } from '../../../texts/en/shop';
import { formatKsh } from '../../../../common/domain/money';
import { IconButton } from '../../../../common/ui/Button';
import { Icon } from '../../../../common/ui/Icon';
import { useMessages } from '../../../../common/i18n/messages';
import css from './BuyBar.module.css';

interface BuyBarProps {
  quantity: number;
  /** Cents; null while the price is on request. */
  total: number | null;
  chat: string;
  /** Add to Cart, or what stands in its place. */
  action: ReactNode;
}

/** On phones, while Add to Cart is out of sight: total, WhatsApp and Add to Cart at the foot of the screen. */
export function BuyBar({ quantity, total, chat, action }: BuyBarProps) {
  const t = useMessages('product', texts);
  const words = useMessages('shop', shop);
  return (
    <div className={css.bar} role="region" aria-label={t.buy}>
      <p>
        <b>{total === null ? words.onRequest : formatKsh(total)}</b>
        {total !== null && <small>{t.totalFor(quantity)}</small>}
      </p>
      <IconButton
        component="a"
        className={css.chat}
        href={chat}
        target="_blank"
        rel="noopener"
        label={`${t.whatsapp} ${t.opensNewTab}`}>
        <Icon name="whatsapp" size={24} />
      </IconButton>
      {action}
    </div>
  );
}
