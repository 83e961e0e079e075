import { storedText, useStored } from '../../../common/browser/stored';

/** The text alone, which is gone when no request waits: every page asks for that, and what it says outbox.ts knows. */
const outboxText = storedText({ area: 'localStorage', key: 'quoteOutbox' });

/** Whether any request is kept in this browser. */
export const useHasKeptRequests = (): boolean => useStored(outboxText) !== '';
