import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAppDispatch, useNotify } from '../../../common/state/hooks';
import { quote } from '../../texts/en/quote';
import { forgetRequestKey, requestKey } from '../../../common/browser/requestKey';
import { useMessages } from '../../../common/i18n/messages';
import { useSeen } from '../../../common/ui/overlay';
import type { CartItem } from '../../../common/domain/cartItem';
import type { FormOutbox } from './outbox';
import { quoteAlert, quoteBody, sendQuote, type Arrived, type OutgoingRequest, type QuoteValues } from './quoteCall';
import { firstState, nextState, type RequestEvent } from './requestState';

interface RequestForm extends Pick<OutgoingRequest, 'from'> {
  /** What it is about, as the shop has it now. */
  current: CartItem[];
  /** Where it waits when the network fails. Absent in a form whose request is not kept: its chunk does without the outbox. */
  outbox?: FormOutbox;
  /** Key of the outbox's request that it takes the place of. */
  corrects?: string | undefined;
  /** Where it is; empty or absent for nothing said. */
  countyId?: string;
  open: boolean;
  /** @param seen the form is still there to show it */
  onSent: (request: OutgoingRequest, arrived: Arrived, seen: boolean) => void;
}

/**
 * A form's request: its state, the lines it is about, and `send`, which resolves with the server's words on fields. It goes on
 * when the form has gone; a failure is then said in the toast.
 */
export function useRequest({ from, current, outbox, corrects, countyId, open, onSent }: RequestForm) {
  const t = useMessages('quote', quote);
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const [state, setState] = useState(() => firstState(outbox?.find(corrects)));
  // Also for an answer that comes when nothing is drawn any more.
  const latest = useRef(state);
  const seen = useSeen(open);
  // What may have arrived stays what it was: the same again arrives once. Of what was refused nothing was kept.
  const refused = 'failure' in state && !state.failure.passing;
  const lines = 'request' in state && !refused ? state.request.lines : current;

  const tell = (event: RequestEvent) => {
    const before = latest.current;
    const after = nextState(before, event);
    if (after === before) return;
    latest.current = after;
    setState(after);
    if (before.outboxed !== null && before.outboxed !== after.outboxed) outbox?.forget(before.outboxed);
    if (after.at === 'sent') onSent(after.request, after, seen.current);
    else if ('failure' in after && !seen.current) notify(quoteAlert(after.failure, t));
  };

  const onOutbox = useEffectEvent(() => {
    const entry = outbox?.find(latest.current.outboxed);
    if (entry?.state !== 'sent') return;
    // Another tab may have sent it, which knows nothing of this one's key.
    forgetRequestKey(entry.key);
    tell({ type: 'arrived', message: entry.message, reference: entry.reference ?? '' });
  });
  useEffect(() => outbox?.subscribe(() => onOutbox()), [outbox]);

  const send = async (values: QuoteValues, note: string) => {
    const input = { from, values, lines, note, ...(countyId && { countyId }) };
    const request = { ...input, key: requestKey(JSON.stringify(quoteBody(input))) };
    // What left with a signal may have arrived, though it was lost before the answer.
    const leaves = navigator.onLine;
    if (leaves) outbox?.noteTry(request.key);
    const { outcome, restart } = sendQuote(dispatch, request, t);
    tell({ type: 'send', request, waits: outbox?.find(latest.current.outboxed)?.state === 'kept', restart });
    const result = await outcome;
    if ('message' in result) {
      forgetRequestKey(request.key);
      tell({ type: 'arrived', ...result });
      return {};
    }
    const { failure } = result;
    const keeps = failure.kind !== 'refused' && latest.current.at === 'sending';
    const kept = keeps && outbox?.keep(request, leaves || failure.kind !== 'offline') === true;
    tell({ type: 'failed', failure, kept });
    return failure.fields;
  };
  return { state, lines, send, again: () => tell({ type: 'again' }) };
}
