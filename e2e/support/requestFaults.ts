import type { Route } from '@playwright/test';
import { answerWith, down } from './faults';

/** What is said of a request for a quote, whichever form sends it (docs/product.md, 5.4). */
export const SENT = 'Quote request submitted successfully!';
export const FAILED = 'Failed to submit quote request.';
export const EXCEPTION = 'An error occurred while submitting the request.';

/** What happens to a request, what the form says of it, and what the browser complains of. */
export type RequestFault = readonly [
  name: string,
  answer: (route: Route) => Promise<void>,
  words: string,
  complaints: readonly RegExp[],
];

/** What may happen to a request from any form. */
export const REQUEST_FAULTS: readonly RequestFault[] = [
  [
    'an error of the server without words',
    answerWith({ success: false, message: '' }, 500),
    FAILED,
    [/500 \(Internal/],
  ],
  [
    'an error of the server with words',
    answerWith({ success: false, message: 'We are counting our stock.' }, 503),
    'We are counting our stock.',
    [/503 \(Service/],
  ],
  ['a dead network', down, EXCEPTION, [/net::ERR_CONNECTION_REFUSED/]],
];
