export const capabilities = [
  'signOut',
  'listSessions',
  'endSession',
  'getSecondFactor',
  'confirmSecondFactor',
  'beginSecondFactor',
  'removeSecondFactor',
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
  'assignQuotation',
  'listQuotationHistory',
  'addQuotationEntry',
  'listColleagues',
  'listReplyTemplates',
  'saveReplyTemplates',
  'listProposals',
  'createProposal',
  'getProposal',
  'deleteProposal',
  'updateProposal',
  'sendProposal',
  'getProposalPdf',
  'recordPayment',
  'deletePayment',
  'getSalesSettings',
  'updateSalesSettings',
  'getSharedProposal',
  'openSharedProposal',
  'acceptSharedProposal',
  'listCounties',
  'saveCounties',
  'updateCounty',
  'listVisits',
  'createVisit',
  'updateVisit',
  'cancelVisit',
  'getVisitCalendar',
  'renewVisitCalendar',
  'subscribeToNewsletter',
  'getDashboardSummary',
  'getNews',
  'getNotificationSettings',
  'updateNotificationSettings',
  'addPushDevice',
  'removePushDevice',
  'listFailedNotices',
  'retryNotice',
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
  'createAdvertisement.Idempotency-Key',
  'createProduct.Idempotency-Key',
  'updateProduct.If-Match',
  'addProductImages.Idempotency-Key',
  'listArticles.search',
  'listArticles.category_id',
  'listArticles.tag_id',
  'getArticle.visit',
  'createArticle.Idempotency-Key',
  'updateArticle.If-Match',
  'addArticleImages.Idempotency-Key',
  'listQuotations.status=new',
  'listQuotations.status=contacted',
  'listQuotations.status=quoted',
  'listQuotations.status=closed',
  'listQuotations.assignee=me',
  'listQuotations.assignee=nobody',
  'listQuotations.before',
  'listQuotations.since',
  'listQuotations.source=cart',
  'listQuotations.source=product',
  'listQuotations.source=header',
  'listQuotations.source=contact',
  'listQuotations.productId',
  'listQuotations.search',
  'addQuotationEntry.Idempotency-Key',
  'listProposals.counted=quoted',
  'listProposals.counted=open',
  'listProposals.counted=won',
  'listProposals.search',
  'createProposal.Idempotency-Key',
  'updateProposal.If-Match',
  'sendProposal.If-Match',
  'sendProposal.Idempotency-Key',
  'recordPayment.Idempotency-Key',
  'createVisit.Idempotency-Key',
  'signIn.code',
  'createProduct.product_name_sw',
  'createProduct.product_description_sw',
  'createProduct.uses',
  'updateProduct.product_name_sw',
  'updateProduct.product_description_sw',
  'updateProduct.uses',
  'createArticle.title_sw',
  'createArticle.short_description_sw',
  'createArticle.content_sw',
  'updateArticle.title_sw',
  'updateArticle.short_description_sw',
  'updateArticle.content_sw',
  'createCategory.category_name_sw',
  'updateCategory.category_name_sw',
  'createQuotation.countyId',
  'requestQuote.countyId',
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
  "createAdvertisement": [
    "Idempotency-Key"
  ],
  "createProduct": [
    "Idempotency-Key",
    "product_name_sw",
    "product_description_sw",
    "uses"
  ],
  "updateProduct": [
    "If-Match",
    "product_name_sw",
    "product_description_sw",
    "uses"
  ],
  "addProductImages": [
    "Idempotency-Key"
  ],
  "listArticles": [
    "search",
    "category_id",
    "tag_id"
  ],
  "getArticle": [
    "visit"
  ],
  "createArticle": [
    "Idempotency-Key",
    "title_sw",
    "short_description_sw",
    "content_sw"
  ],
  "updateArticle": [
    "If-Match",
    "title_sw",
    "short_description_sw",
    "content_sw"
  ],
  "addArticleImages": [
    "Idempotency-Key"
  ],
  "listQuotations": [
    "status",
    "assignee",
    "before",
    "since",
    "source",
    "productId",
    "search"
  ],
  "addQuotationEntry": [
    "Idempotency-Key"
  ],
  "listProposals": [
    "counted",
    "search"
  ],
  "createProposal": [
    "Idempotency-Key"
  ],
  "updateProposal": [
    "If-Match"
  ],
  "sendProposal": [
    "If-Match",
    "Idempotency-Key"
  ],
  "recordPayment": [
    "Idempotency-Key"
  ],
  "createVisit": [
    "Idempotency-Key"
  ],
  "signIn": [
    "code"
  ],
  "createCategory": [
    "category_name_sw"
  ],
  "updateCategory": [
    "category_name_sw"
  ],
  "createQuotation": [
    "countyId"
  ],
  "requestQuote": [
    "countyId"
  ]
};
