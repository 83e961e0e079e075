/** Texts of the site map for people. */
export const siteMap = {
  title: 'Menu',
  lead: 'Every page of this site, at a glance.',
  description:
    'Every page of the site: the shop and its categories, articles, offers, gallery, about us, contact and privacy.',
  pages: 'Pages',
  guide: 'Which kit?',
  shop: 'Shop by category',
  suggestions: 'Suggestions',
  articles: 'Newest articles',
  allProducts: 'All products',
  allArticles: 'All articles',
  none: 'Nothing here yet',
  failed: 'This list could not be loaded',
  loading: 'Loading...',
} as const;
