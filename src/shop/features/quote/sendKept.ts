import type { ApiDispatch } from '../../../common/api';
import { forgetRequestKey } from '../../../common/browser/requestKey';
import type { quote } from '../../texts/en/quote';
import { alertLine } from '../../../common/domain/readableFields';
import { asSent, goesByItself, LONGEST_MESSAGE, type KeptRequest } from './keptRequest';
import { inOneTab } from './oneTab';
import { changeRequest, forgetOld, noteTry, outbox } from './outbox';
import { sendQuote, type QuoteOutcome } from './quoteCall';

/** The request under way. */
export interface Sending {
  key: string;
  /** Gives up a try that hangs, and begins another of the same request. */
  restart: () => void;
}

interface KeptSending {
  dispatch: ApiDispatch;
  t: typeof quote;
  /** Null when none is under way. */
  onSending: (sending: Sending | null) => void;
}

/** What the visitor wants to go now, whatever its age: also while another is under way. */
const asked = new Set<string>();

/**
 * Sends what is kept, the oldest first, in one tab only. It ends at the first failure that is the network's; a refusal
 * is written to its request.
 * @param wanted one that the visitor wants to go now, whatever its age
 * @returns false where another tab is at it; `wanted` goes with this tab's next try
 */
export async function sendKept({ dispatch, t, onSending }: KeptSending, wanted?: string): Promise<boolean> {
  forgetOld(Date.now());
  if (!navigator.onLine) return true;
  if (wanted !== undefined) asked.add(wanted);
  if (!next([])) return true;
  return inOneTab(async () => {
    const done: string[] = [];
    for (let request = next(done); request; request = next(done)) {
      done.push(request.key);
      asked.delete(request.key);
      noteTry(request.key);
      const { outcome, restart } = sendQuote(dispatch, request, t);
      onSending({ key: request.key, restart });
      const result = await outcome;
      onSending(null);
      if (settle(request.key, result)) break;
    }
  });
}

/** Read again each time: the visitor may have deleted one meanwhile. */
function next(done: readonly string[]): KeptRequest | undefined {
  return outbox
    .read()
    .find(
      (request) =>
        !done.includes(request.key) &&
        (asked.has(request.key) ? request.state === 'kept' : goesByItself(request, Date.now())),
    );
}

/** Writes down what became of a request; true where the others had better wait. */
function settle(key: string, outcome: QuoteOutcome): boolean {
  if ('message' in outcome) {
    forgetRequestKey(key);
    changeRequest(key, (request) => asSent(request, outcome, Date.now()));
    return false;
  }
  const { passing, message, fields, others } = outcome.failure;
  if (!passing)
    changeRequest(key, (request) => ({
      ...request,
      state: 'refused',
      message: alertLine({ message, data: others }).slice(0, LONGEST_MESSAGE),
      fields,
    }));
  return passing;
}
