/** Texts of the page of favourites and recently viewed products. */
export const favourites = {
  title: 'Favorites',
  lead: 'What you liked stays in this browser, at the price of today.',
  description: 'The products you liked and looked at in this browser.',
  loading: 'Loading...',
  list: 'Favorites',
  emptyTitle: 'No favorites yet',
  emptyText: 'Press Like on a product to find it here again, in this browser.',
  toShop: 'Go to the shop',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name} from favorites`,
  gone: 'No longer available',
  unread: 'Could not be read. The price is the last one you saw.',
  recent: 'Recently viewed',
  forget: 'Clear the list',
  all: 'All favorites',
  more: (count: number) => `Show ${count} more`,
} as const;
