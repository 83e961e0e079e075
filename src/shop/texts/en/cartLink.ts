/** Texts of sharing a cart, and of opening a shared one. */
export const cartLink = {
  share: 'Share this cart',
  shareTitle: 'Share this cart',
  shareText:
    'The link carries products and quantities, nothing about you. Whoever opens it sees the prices of that day and is asked first.',
  left: (count: number) =>
    `${count === 1 ? 'One line does' : `${count} lines do`} not fit into a link and ${count === 1 ? 'is' : 'are'} left out.`,
  link: 'Link',
  copy: 'Copy link',
  copied: 'Copied',
  copyByHand: 'This browser does not let pages copy. The link is selected: copy it from there.',
  shareWith: 'Share…',
  whatsapp: 'Send on WhatsApp',
  message: (business: string) => `A cart at ${business}`,
  qr: 'QR code of the link',
  qrText: 'Or let the other phone’s camera read this.',
  qrFailed: 'The QR code could not be loaded.',

  title: 'A cart was shared with you',
  loading: 'Reading the products…',
  ask: (count: number) =>
    count === 0
      ? 'Add these products to your cart?'
      : `Your cart holds ${count} ${count === 1 ? 'item' : 'items'}. Add these to it, or put them in its place?`,
  items: 'Products of the shared cart',
  each: (amount: string) => `${amount} each`,
  total: 'Total cost',
  onRequest: 'Price on request',
  gone: 'No longer available: it is left out.',
  unknown: (id: string) => `Product ${id}`,
  unread: 'Could not be read.',
  someUnread: 'Some products could not be read. Your connection may be weak.',
  retry: 'Try again',
  ignored: (count: number) =>
    `${count === 1 ? 'One part' : `${count} parts`} of the link could not be read and ${count === 1 ? 'is' : 'are'} left out.`,
  nothing: 'None of the products in this link can be bought here.',
  add: 'Add to my cart',
  replace: 'Replace my cart',
  no: 'No thanks',
  toShop: 'Go on to the page',
  added: (count: number) => `${count} ${count === 1 ? 'item' : 'items'} added to cart`,
  replaced: (count: number) => `Your cart now holds ${count} shared ${count === 1 ? 'item' : 'items'}`,
} as const;
