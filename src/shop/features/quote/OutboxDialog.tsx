import { outbox } from '../../texts/en/outbox';
import { quote } from '../../texts/en/quote';
import { momentOf } from '../../../common/domain/days';
import { chatNote } from '../../../common/domain/quoteNote';
import { alertLine } from '../../../common/domain/readableFields';
import { whatsappLink } from '../../../common/domain/whatsapp';
import { Button, QuietButton } from '../../../common/ui/Button';
import { focusNeighbour, removing } from '../../../common/browser/focus';
import { Icon } from '../../../common/ui/Icon';
import { useLanguage, useMessages } from '../../../common/i18n/messages';
import { useNotify } from '../../../common/state/hooks';
import { ModalDialog } from '../../ui/ModalDialog';
import type { OverlayProps } from '../../../common/ui/overlay';
import { useSite } from '../../ui/site';
import { SlowNotice } from '../../ui/SlowNotice';
import { DAYS_KEPT, goesByItself, type KeptRequest } from './keptRequest';
import { forgetRequest } from './outbox';
import css from './Outbox.module.css';
import type { Sending } from './sendKept';

interface OutboxDialogProps extends OverlayProps {
  requests: readonly KeptRequest[];
  /** When it was opened; milliseconds since the epoch. */
  now: number;
  sending: Sending | null;
  onSend: (key: string) => void;
}

/** The requests of this device: what each says, how it stands, and what can be done with it. */
export function OutboxDialog({ requests, now, sending, onSend, ...overlay }: OutboxDialogProps) {
  const t = useMessages('outbox', outbox);
  return (
    <ModalDialog {...overlay} title={t.title}>
      <p className={css.explain}>{t.explain(DAYS_KEPT)}</p>
      <ul className={css.list} aria-label={t.list}>
        {requests.map((request) => (
          <Request
            key={request.key}
            request={request}
            now={now}
            sending={sending?.key === request.key ? sending : null}
            onSend={() => onSend(request.key)}
            onLast={requests.length === 1 ? overlay.onClose : undefined}
          />
        ))}
      </ul>
    </ModalDialog>
  );
}

interface RequestProps {
  request: KeptRequest;
  now: number;
  /** Null unless it is on its way. */
  sending: Sending | null;
  onSend: () => void;
  /** Called instead of keeping an empty dialog open. */
  onLast: (() => void) | undefined;
}

function Request({ request, now, sending, onSend, onLast }: RequestProps) {
  const t = useMessages('outbox', outbox);
  const words = useMessages('quote', quote);
  const { key, state, values, lines, keptAt, message, reference, fields } = request;
  const { language } = useLanguage();
  const notify = useNotify();
  const time = momentOf(keptAt, language);
  const remove = removing((button) => {
    focusNeighbour(button);
    onLast?.();
    forgetRequest(key);
    if (state !== 'sent')
      notify({ success: true, message: t.removed, actions: [{ kind: 'restore-request', request }] });
  });
  return (
    <li className={css.request}>
      <p className={css.state} role="status">
        <b>{stateText(request, now, sending !== null, t)}</b>
      </p>
      <p className={css.facts}>
        {[state === 'sent' ? t.sentAt(time) : t.at(time), ...(lines.length > 0 ? [t.items(lines.length)] : [])].join(
          ' · ',
        )}
      </p>
      {state === 'sent' ? (
        <p>
          {message} {reference && `${words.reference(reference)} `}
          {t.answerAt(values.email)}
        </p>
      ) : (
        <p className={css.words}>{values.message}</p>
      )}
      {state === 'refused' && (
        <p className={css.reason}>{alertLine({ message: message || words.failed, data: fields })}</p>
      )}
      <SlowNotice busy={sending !== null} onRetry={() => sending?.restart()} />
      <div className={css.ways}>
        {state !== 'sent' && <Ways request={request} sending={sending} onSend={onSend} />}
        <QuietButton
          data-remove=""
          aria-label={state === 'sent' ? `${t.done}: ${t.removeOf(time)}` : t.removeOf(time)}
          aria-disabled={sending !== null}
          onClick={sending ? undefined : remove}>
          <Icon name="bin" size={16} />
          {state === 'sent' ? t.done : t.remove}
        </QuietButton>
      </div>
    </li>
  );
}

/** On: by hand, corrected, or as a chat. */
function Ways({ request, sending, onSend }: Pick<RequestProps, 'request' | 'sending' | 'onSend'>) {
  const t = useMessages('outbox', outbox);
  const { openQuote } = useSite();
  const { key, state, from, lines, note } = request;
  const correct = () => openQuote({ ...(from === 'header' ? { from } : { from, lines }), corrects: key });
  return (
    <>
      {state === 'refused' ? (
        <Button size="small" onClick={correct}>
          {t.correct}
        </Button>
      ) : (
        <Button size="small" variant="outline" busy={sending !== null} onClick={onSend}>
          {t.sendNow}
        </Button>
      )}
      <Button
        size="small"
        variant="whatsapp"
        component="a"
        href={whatsappLink(chatNote(note))}
        target="_blank"
        rel="noopener">
        {t.whatsapp}
      </Button>
    </>
  );
}

function stateText(request: KeptRequest, now: number, sending: boolean, t: typeof outbox): string {
  if (sending) return t.stateSending;
  if (request.state === 'sent') return t.stateSent;
  if (request.state === 'refused') return t.stateRefused;
  return goesByItself(request, now) ? t.stateKept : t.stateOld;
}
