import type { KeptRequest } from './keptRequest';
import type { Arrived, OutgoingRequest, QuoteFailure } from './quoteCall';

/**
 * How one request stands: its form, its call and its place in the outbox.
 *
 *                            send
 *                  ┌───────────────────────┐
 *            send  ▼        failed         │
 *   typing ─────▶ sending ──────────────▶ refused   an error to mend, or a failure that the browser could not keep
 *     ▲            │ ▲ │    failed, kept
 *     │            │ │ └────────────────▶ kept      waits in the outbox, goes by itself from this tab or another
 *     │    arrived │ └──── send ───────────┤
 *     │  again     ▼                       │
 *     └────────── sent ◀───── arrived ─────┘
 *
 * A corrected request begins as refused. Beyond the drawing, `send` is also heard when sent (a dialog opened again
 * before it has gone), and `arrived` when refused (an earlier try of the same request is in the outbox).
 * All else changes nothing: whatever its call says after it went by itself comes too late.
 */
export type RequestState = {
  /** Key of the outbox's request that this one corrects or has left there. Once it is no longer named, it goes from there. */
  outboxed: string | null;
} & (
  | { at: 'typing' }
  /** `restart` gives up a slow try and begins another. */
  | { at: 'sending'; request: OutgoingRequest; restart: () => void }
  | { at: 'refused' | 'kept'; request: OutgoingRequest; failure: QuoteFailure }
  | ({ at: 'sent'; request: OutgoingRequest } & Arrived)
);

export type RequestEvent =
  /** `waits`: the request in the outbox still waits to go by itself. */
  | { type: 'send'; request: OutgoingRequest; waits: boolean; restart: () => void }
  /** Its own call has arrived, or that of the outbox. */
  | ({ type: 'arrived' } & Arrived)
  | { type: 'failed'; failure: QuoteFailure; kept: boolean }
  | { type: 'again' };

const TYPING: RequestState = { at: 'typing', outboxed: null };

/** @param corrected the request that the server refused, in whose place this one is written */
export function firstState(corrected: KeptRequest | undefined): RequestState {
  if (!corrected) return TYPING;
  const { key, message, fields } = corrected;
  const failure: QuoteFailure = { kind: 'refused', message, fields, others: {}, passing: false };
  return { at: 'refused', request: corrected, failure, outboxed: key };
}

/** The state after an event; the same one where the event changes nothing. */
export function nextState(state: RequestState, event: RequestEvent): RequestState {
  switch (event.type) {
    case 'send': {
      if (state.at === 'sending') return state;
      const { request, waits, restart } = event;
      // Of two that wait both would go. One that was refused stays until the new one is kept or has arrived.
      const outboxed = waits && state.outboxed !== request.key ? null : state.outboxed;
      return { at: 'sending', request, restart, outboxed };
    }
    case 'arrived':
      if (state.at === 'typing' || state.at === 'sent') return state;
      return { at: 'sent', request: state.request, message: event.message, reference: event.reference, outboxed: null };
    case 'failed': {
      if (state.at !== 'sending') return state;
      const { request, outboxed } = state;
      const { kept, failure } = event;
      return { at: kept ? 'kept' : 'refused', request, failure, outboxed: kept ? request.key : outboxed };
    }
    case 'again':
      return state.at === 'sent' ? TYPING : state;
  }
}
