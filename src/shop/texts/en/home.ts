/** Texts of the home page. */
export const home = {
  title: 'Satellite internet in Kenya',
  hero: 'Providing high internet speed from space.',
  lead: 'We sell and install satellite internet for homes and businesses across Kenya.',
  shop: 'Shop',
  getQuote: 'Get a Quote',
  video: 'Watch the video',
  shopTitle: 'Shop',
  shopLink: 'All kits, routers, mounts and cables',
  viewAll: 'View All Products',
  viewAllText: 'Delivered across Kenya',
  guideText: 'Four questions, and you see the kit and its total',
  gallery: 'Gallery',
  galleryLink: 'All pictures',
} as const;
