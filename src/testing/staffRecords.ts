import type { DashboardSummary, Proposal, Quotation } from '../staff/api';

/** A draft as the server answers it, for tests; each test changes what it is about. */
export function exampleProposal(changes: Partial<Proposal> = {}): Proposal {
  return {
    id: '7',
    status: 'draft',
    number: null,
    version: 0,
    hasChanges: true,
    quotationId: null,
    title: 'Internet for the farm',
    customerName: 'Wanjiku Test',
    customerPhone: null,
    customerEmail: null,
    language: 'en',
    lines: [],
    vatMode: 'none',
    vatRate: 0,
    pricesIncludeVat: false,
    depositPercent: 0,
    depositAmount: null,
    terms: null,
    totals: { subtotal: '0.00', discount: '0.00', vat: '0.00', total: '0.00', deposit: '0.00' },
    total: '0.00',
    paid: '0.00',
    balance: '0.00',
    depositDue: '0.00',
    payments: [],
    versions: [],
    validUntil: null,
    createdAt: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-20T08:00:00.000Z',
    sentAt: null,
    openedAt: null,
    acceptedAt: null,
    acceptedBy: null,
    shareKey: null,
    pdf: null,
    ...changes,
  };
}

/** The same, as it was sent and nothing was changed since. */
export const sentProposal = (changes: Partial<Proposal> = {}): Proposal =>
  exampleProposal({
    status: 'sent',
    number: 'Q-2026-0042',
    version: 1,
    hasChanges: false,
    customerPhone: '0712 345 678',
    customerEmail: 'wanjiku@example.com',
    sentAt: '2026-11-20T08:00:00.000Z',
    shareKey: 'key',
    ...changes,
  });

/** A request that has come in, for tests; each test changes what it is about. */
export const exampleRequest = (changes: Partial<Quotation> = {}): Quotation => ({
  id: '1',
  status: 'new',
  clients_name: 'Achieng Otieno',
  clients_phone: '0712 345 678',
  clients_email: 'achieng@example.com',
  clients_note: 'Two kits?',
  createdAt: '2026-11-20T08:00:00.000Z',
  productIds: [],
  products: [],
  ...changes,
});

/** The dashboard's figures once they are read, for its cards. */
export const summaryState = (summary: Partial<DashboardSummary>) => ({
  summary: summary as DashboardSummary,
  missing: false,
  fetching: false,
  error: undefined,
  retry: () => undefined,
});
