import { useRef } from 'react';
import { useAppDispatch } from '../../../common/state/hooks';
import { quote } from '../../texts/en/quote';
import { forgetRequestKey, requestKey } from '../../../common/browser/requestKey';
import { useMessages } from '../../../common/i18n/messages';
import { quoteBody, quoteFailure, startQuote, type QuoteFailure, type QuoteInput } from './quoteCall';

export type QuoteOutcome = { message: string } | { failure: QuoteFailure };

/** The key of a request; the same one has the same key. */
export const keyOf = (input: QuoteInput) => requestKey(JSON.stringify(quoteBody(input)));

/** Sends a quote request; the same one sent again arrives once. `restart` aborts a slow try and starts another. */
export function useQuoteRequest() {
  const t = useMessages('quote', quote);
  const dispatch = useAppDispatch();
  const restart = useRef<() => void>(() => undefined);

  const send = async (input: QuoteInput): Promise<QuoteOutcome> => {
    for (;;) {
      let again = false;
      const running = startQuote(dispatch, keyOf(input), quoteBody(input));
      restart.current = () => {
        again = true;
        running.abort();
      };
      try {
        const { message } = await running.unwrap();
        forgetRequestKey();
        return { message: message || t.succeeded };
      } catch (error) {
        if (!again) return { failure: quoteFailure(error, t) };
      }
    }
  };
  return { send, restart: () => restart.current() };
}
