import { formDraft } from '../../../common/browser/formDraft';
import { stored, type Stored } from '../../../common/browser/stored';
import { isOver, MOST_KEPT, requestsIn, type KeptRequest } from './keptRequest';
import type { OutgoingRequest, QuoteValues } from './quoteCall';

/** What was typed into the form and not sent in this visit. */
export const quoteDraft = formDraft<QuoteValues>('quoteDraft', { name: '', phone: '', email: '', message: '' });

/** The same of the form for a request; one that is corrected begins with what it said, and leaves what is typed anew alone. */
export const draftOf = (corrected: KeptRequest | undefined): Stored<QuoteValues> =>
  corrected ? formDraft<QuoteValues>(`correctedDraft ${corrected.key}`, corrected.values) : quoteDraft;

/** The requests that this browser keeps, the oldest first. */
export const outbox = stored<readonly KeptRequest[]>({
  area: 'localStorage',
  key: 'quoteOutbox',
  empty: [],
  check: requestsIn,
});

/** Keeps a request, in the place of one with the same key; false where the browser keeps nothing, could not read it back, or keeps enough already. */
export function keepRequest(request: KeptRequest): boolean {
  let others = outbox.read().filter(({ key }) => key !== request.key);
  // One that has arrived only tells so, and makes room for one that waits.
  if (others.length >= MOST_KEPT) {
    const arrived = others.find(({ state }) => state === 'sent');
    others = others.filter((other) => other !== arrived);
  }
  return others.length < MOST_KEPT && requestsIn([request]).length === 1 && outbox.keep([...others, request]);
}

export function forgetRequest(key: string): void {
  outbox.keep(outbox.read().filter((request) => request.key !== key));
}

/** Undo of a deletion: a request as it was. */
export const restoreRequest = (request: object): void => requestsIn([request]).forEach(keepRequest);

/** Changes a request that is still there; one that was deleted meanwhile stays so. */
export function changeRequest(key: string, change: (request: KeptRequest) => KeptRequest): void {
  outbox.keep(outbox.read().map((request) => (request.key === key ? change(request) : request)));
}

/** Noted before it leaves: a page may end before the answer, and a network that fails meanwhile may have taken it along. */
export const noteTry = (key: string): void =>
  changeRequest(key, (request) => ({ ...request, triedAt: request.triedAt ?? Date.now() }));

/** @param now milliseconds since the epoch */
export function forgetOld(now: number): void {
  const left = outbox.read().filter((request) => !isOver(request, now));
  // Also where none of what is stored was a request.
  if (left.length === 0 || left.length < outbox.read().length) outbox.keep(left);
}

/** The outbox for a form whose request may have to wait. */
export const formOutbox = {
  find: (named: string | null | undefined) => outbox.read().find(({ key }) => key === named),
  subscribe: outbox.subscribe,
  forget: forgetRequest,
  noteTry,
  /** The form's next request begins with who asks, and an empty message. @param tried it may have reached the server */
  keep: (request: OutgoingRequest, tried: boolean): boolean => {
    const now = Date.now();
    const triedAt = formOutbox.find(request.key)?.triedAt ?? (tried ? now : null);
    const kept = keepRequest({ ...request, state: 'kept', keptAt: now, triedAt, message: '', fields: {} });
    if (kept && quoteDraft.read().message === request.values.message)
      quoteDraft.keep({ ...request.values, message: '' });
    return kept;
  },
};
export type FormOutbox = typeof formOutbox;
