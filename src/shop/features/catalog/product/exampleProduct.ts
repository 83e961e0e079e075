import type { Product } from '../../../../common/api';

/** A whole product for tests; each test changes what it is about. */
export function exampleProduct(changes: Partial<Product> = {}): Product {
  return {
    id: 'prd_1',
    product_name: 'Standard Kit',
    product_price: '65000.00',
    new_price: '49900.00',
    category_id: 'cat_1',
    category: { id: 'cat_1', category_name: 'Home kits' },
    quantity: 14,
    stock_status: 'in_stock',
    isActive: true,
    rating: 4.6,
    reviews: 128,
    installment_info: null,
    isBestSeller: false,
    images: [
      { id: 'img_1', image_url: '/media/one-1280.webp', is_primary: false },
      { id: 'img_2', image_url: '/media/two-1280.webp', is_primary: true },
    ],
    discounts: [{ discount_percentage: 23, start_date: null, end_date: '2026-11-30T21:00:00.000Z' }],
    discount_start_date: null,
    discount_end_date: '2026-11-30T21:00:00.000Z',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    description: 'The kit for a home where fibre does not reach.',
    ...changes,
  };
}
