import type { Quotation } from '../staff/api';

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
