/** Texts of the products' list (docs/product.md, 7.4). */
export const products = {
  title: 'Products',
  noun: 'product',
  create: 'Create product',
  search: 'Search products',
  name: 'Name',
  category: 'Category',
  stock: 'Stock',
  stockStatus: { in_stock: 'In stock', out_of_stock: 'Out of stock' },
  stocks: { all: 'All', in: 'In stock', out: 'Out of stock' },
  price: 'Price',
  newPrice: 'New price',
  discount: 'Discount',
  percent: (percent: number) => `${percent}%`,
  off: (percent: number) => `−${percent}%`,
  discountFrom: (day: string) => `from ${day}`,
  discountEnded: (day: string) => `ended ${day}`,
  installment: 'Installment',
  images: 'Images',
  advertise: 'Advertise',
  advertiseRow: (name: string) => `Advertise ${name}`,
  advertUnseen: 'not shown',
  view: 'View in shop',
  duplicate: 'Duplicate',
  sort: 'Sort',
  sorts: {
    newest: 'Newest',
    price: 'Cheapest',
    '-price': 'Dearest',
    rating: 'Best rated',
    discount: 'Largest discount',
  },
  loading: 'Loading...',
  failed: 'Error loading products',
  empty: { title: 'No products available', text: 'Create the first one, and it stands in the shop at once.' },
  effects: {
    activate: 'Visitors see it in the shop again.',
    deactivate: 'Visitors no longer see it. You can activate it again at any time.',
    remove: 'Its pictures, ratings and adverts go with it. This cannot be undone; deactivating it hides it as well.',
  },
  bulk: {
    activate: {
      title: (count: number) => `Activate ${counted(count)}?`,
      text: 'Visitors see them in the shop again.',
      action: 'Activate products',
    },
    deactivate: {
      title: (count: number) => `Deactivate ${counted(count)}?`,
      text: 'Visitors no longer see them. You can activate them again at any time.',
      action: 'Deactivate products',
    },
    remove: {
      title: (count: number) => `Delete ${counted(count)}?`,
      text: 'Their pictures, ratings and adverts go with them. This cannot be undone; deactivating them hides them as well.',
      action: 'Delete products',
    },
  },
} as const;

function counted(count: number): string {
  return count === 1 ? 'one product' : `${count} products`;
}
