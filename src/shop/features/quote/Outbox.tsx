import { useEffect } from 'react';
import { keepFocus } from '../../../common/browser/focus';
import { useStored } from '../../../common/browser/stored';
import { outbox as texts } from '../../texts/en/outbox';
import { useBackCloses } from '../../../common/ui/backCloses';
import { Icon, type IconName } from '../../../common/ui/Icon';
import { useOverlay } from '../../../common/ui/overlay';
import { useMessages } from '../../../common/i18n/messages';
import { forgetRequest, outbox } from './outbox';
import css from './Outbox.module.css';
import { OutboxDialog } from './OutboxDialog';
import { useOutboxSender } from './useOutboxSender';

/** Sends what is kept, and says at the foot of the page how it stands; pressed, it shows the requests. */
export function Outbox() {
  const t = useMessages('outbox', texts);
  const requests = useStored(outbox);
  const { sending, sendNow } = useOutboxSender();
  const { subject: openedAt, show, ...overlay } = useOverlay<number>();
  useBackCloses(overlay.open, overlay.onClose, 'everywhere');
  const closed = () => {
    overlay.onExited();
    // What was sent has been seen.
    requests.filter(({ state }) => state === 'sent').forEach(({ key }) => forgetRequest(key));
  };
  // With the last request goes the button that had the focus.
  useEffect(() => keepFocus, []);
  const waiting = requests.filter(({ state }) => state === 'kept').length;
  const refused = requests.some(({ state }) => state === 'refused');
  const { icon, text }: { icon: IconName; text: string } =
    sending !== null
      ? { icon: 'forward', text: t.sending }
      : refused
        ? { icon: 'alert', text: t.refused }
        : waiting > 0
          ? { icon: 'offline', text: t.waits(waiting) }
          : { icon: 'check', text: t.sent };
  return (
    <>
      <div className={css.pill} data-scheme="dark">
        <Icon name={icon} />
        <span role="status">{text}</span>
        <button type="button" aria-haspopup="dialog" onClick={() => show(Date.now())}>
          {t.open}
        </button>
      </div>
      <OutboxDialog
        {...overlay}
        onExited={closed}
        requests={requests}
        now={openedAt ?? 0}
        sending={sending}
        onSend={(key) => void sendNow(key)}
      />
    </>
  );
}
