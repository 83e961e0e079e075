import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAppDispatch, useNotify } from '../../../common/state/hooks';
import { quote } from '../../texts/en/quote';
import { forgetRequestKey, requestKey } from '../../../common/browser/requestKey';
import { useStored } from '../../../common/browser/stored';
import { useMessages } from '../../../common/i18n/messages';
import type { QuoteSubject } from '../../ui/site';
import type { OutgoingRequest } from './keptRequest';
import { forgetRequest, keepRequest, outbox } from './outbox';
import { quoteAlert, quoteBody, sendQuote } from './quoteCall';
import { quoteDraft } from './quoteDraft';
import type { QuoteValues } from './quoteFields';
import { firstState, nextState, type RequestEvent } from './requestState';

interface RequestForm {
  /** What it is about; it waits in the outbox where the network fails. Absent in a form whose request is not kept. */
  subject?: QuoteSubject;
  open: boolean;
  /** @param seen the form is still there to show it */
  onSent: (request: OutgoingRequest, message: string, seen: boolean) => void;
}

/**
 * A form's request: its state, and `send`, which resolves with the server's words on fields. It goes on when the form
 * has gone; a failure is then said in the toast.
 */
export function useRequest({ subject, open, onSent }: RequestForm) {
  const t = useMessages('quote', quote);
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const [state, setState] = useState(() => firstState(outbox.read().find(({ key }) => key === subject?.corrects)));
  // Also for an answer that comes when nothing is drawn any more.
  const latest = useRef(state);
  const seen = useRef(open);
  // Before the outbox is listened to: what it tells closes the dialog that is open now.
  useEffect(() => {
    seen.current = open;
    return () => {
      seen.current = false;
    };
  }, [open]);

  const tell = (event: RequestEvent) => {
    const before = latest.current;
    const after = nextState(before, event);
    if (after === before) return;
    latest.current = after;
    setState(after);
    if (before.outboxed !== null && before.outboxed !== after.outboxed) forgetRequest(before.outboxed);
    if (after.at === 'sent') onSent(after.request, after.message, seen.current);
    else if ('failure' in after && !seen.current) notify(quoteAlert(after.failure));
  };

  const entry = useStored(outbox).find(({ key }) => key === state.outboxed);
  const onArrived = useEffectEvent((message: string) => tell({ type: 'arrived', message }));
  useEffect(() => {
    if (entry?.state === 'sent') onArrived(entry.message);
  }, [entry]);

  const send = async (values: QuoteValues, note: string) => {
    const about = subject && subject.from !== 'header' ? subject : { from: 'header' as const, lines: [] };
    const input = { from: about.from, lines: about.lines, values, note };
    const request = { ...input, key: requestKey(JSON.stringify(quoteBody(input))) };
    const { outcome, restart } = sendQuote(dispatch, request, t);
    tell({ type: 'send', request, waits: entry?.state === 'kept', restart });
    const result = await outcome;
    if ('message' in result) {
      forgetRequestKey();
      tell({ type: 'arrived', message: result.message });
      return {};
    }
    const { failure } = result;
    const kept =
      subject !== undefined &&
      failure.kind !== 'refused' &&
      latest.current.at === 'sending' &&
      keep(request, failure.kind);
    tell({ type: 'failed', failure, kept });
    return failure.fields;
  };
  return { state, send, again: () => tell({ type: 'again' }) };
}

/** Leaves a request in the outbox, where there is room; the next one begins with who asks, and an empty message. */
function keep(request: OutgoingRequest, failed: 'offline' | 'exception'): boolean {
  const now = Date.now();
  const before = outbox.read().find(({ key }) => key === request.key);
  const triedAt = before?.triedAt ?? (failed === 'offline' ? null : now);
  const kept = keepRequest({ ...request, state: 'kept', keptAt: now, triedAt, message: '', fields: {} });
  if (kept) quoteDraft.keep({ ...request.values, message: '' });
  return kept;
}
