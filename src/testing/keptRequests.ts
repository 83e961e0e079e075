import type { KeptRequest } from '../shop/features/quote/keptRequest';

/** A request that waits, about a kit in the cart. */
export function keptRequest(change: Partial<KeptRequest> = {}): KeptRequest {
  return {
    key: '0123456789abcdef0123456789abcdef',
    from: 'cart',
    values: {
      name: 'Achieng Otieno',
      phone: '0712 345 678',
      email: 'achieng@example.com',
      message: 'Two kits, please.',
    },
    lines: [{ id: '1042', name: 'Standard Kit', price: 49900, quantity: 2, image: '' }],
    note: 'Two kits, please.',
    state: 'kept',
    keptAt: Date.parse('2026-11-20T09:00:00Z'),
    triedAt: null,
    message: '',
    fields: {},
    ...change,
  };
}
