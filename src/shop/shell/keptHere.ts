import { storedText, useStored } from '../../common/browser/stored';

// Every page asks whether there is a text; what it says is known where it is kept (compared.ts, outbox.ts).
const comparedText = storedText({ area: 'localStorage', key: 'comparedProducts' });
const outboxText = storedText({ area: 'localStorage', key: 'quoteOutbox' });

/** Whether products to compare are kept in this browser. */
export const useHasCompared = (): boolean => useStored(comparedText) !== '';

/** Whether any request is kept in this browser. */
export const useHasKeptRequests = (): boolean => useStored(outboxText) !== '';
