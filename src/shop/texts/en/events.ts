/** Texts of the offers page. */
export const events = {
  title: 'Events',
  lead: 'Offers that run now, and those that begin soon.',
  description:
    'Offers on satellite internet kits, routers, mounts and cables in Kenya: what is cheaper now, until when, and what begins soon.',
  running: 'Running now',
  soon: 'Starting soon',
  until: (date: string) => `Until ${date}`,
  from: (date: string) => `From ${date}`,
  fromUntil: (from: string, until: string) => `${from} - ${until}`,
  noEnd: 'Until further notice',
  onRequest: 'Price on request',
  all: 'All discounts in the shop',
  none: 'No offers at the moment',
  noneText: 'New ones appear here and, if you like, in your e-mail: leave your address at the foot of the page.',
  toShop: 'Go to the shop',
  failed: 'The offers could not be loaded',
  partFailed: 'Some offers could not be loaded; here are the others.',
  loading: 'Loading...',
} as const;
