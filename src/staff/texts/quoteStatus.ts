import type { QuotationStatus } from '../api';

/** How far a received request has come. */
export const quoteStatus = {
  new: 'New',
  contacted: 'Contacted',
  quoted: 'Quoted',
  closed: 'Closed',
} as const satisfies Record<QuotationStatus, string>;
