export const capabilities = [
  'signOut',
  'listProductFacets',
  'updateAdvertisement',
  'addProductImages',
  'orderProductImages',
  'deleteComment',
  'addArticleImages',
  'orderArticleImages',
  'listQuotations',
  'getQuotation',
  'updateQuotation',
  'subscribeToNewsletter',
  'getDashboardSummary',
  'suggestSearch',
  'listMissedSearches',
  'getCapabilities',
  'listProducts.search',
  'listProducts.category_id',
  'listProducts.suggest=recommended',
  'listProducts.suggest=best-seller',
  'listProducts.suggest=top-rated',
  'listProducts.suggest=discount-70',
  'listProducts.suggest=discount-50',
  'listProducts.suggest=discount-30',
  'listProducts.sort=newest',
  'listProducts.sort=price',
  'listProducts.sort=-price',
  'listProducts.sort=rating',
  'listProducts.sort=discount',
  'listProducts.sort=relevance',
  'listProducts.sort=recommended',
  'listProducts.quiet',
  'listProducts.in_stock',
  'listProducts.use=home',
  'listProducts.use=office',
  'listProducts.use=farm',
  'listProducts.use=school',
  'listProducts.use=vehicle',
  'listProducts.min_price',
  'listProducts.max_price',
  'listProducts.health=without-image',
  'listProducts.health=ended-discount',
  'listProducts.health=without-dimensions',
  'listProducts.health=inactive-advertised',
  'listAdvertisements.status=active',
  'listAdvertisements.status=all',
  'updateProduct.If-Match',
  'listArticles.search',
  'listArticles.category_id',
  'listArticles.tag_id',
  'getArticle.visit',
  'updateArticle.If-Match',
  'listQuotations.status=new',
  'listQuotations.status=contacted',
  'listQuotations.status=quoted',
  'listQuotations.status=closed',
  'listQuotations.search',
  'createProduct.uses',
  'updateProduct.uses',
] as const;
export type Capability = (typeof capabilities)[number];

export const extended: Record<string, readonly string[]> = {
  "listProducts": [
    "search",
    "category_id",
    "suggest",
    "sort",
    "quiet",
    "in_stock",
    "use",
    "min_price",
    "max_price",
    "health"
  ],
  "listAdvertisements": [
    "status"
  ],
  "updateProduct": [
    "If-Match",
    "uses"
  ],
  "listArticles": [
    "search",
    "category_id",
    "tag_id"
  ],
  "getArticle": [
    "visit"
  ],
  "updateArticle": [
    "If-Match"
  ],
  "listQuotations": [
    "status",
    "search"
  ],
  "createProduct": [
    "uses"
  ]
};
