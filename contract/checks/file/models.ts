/**
 * What is known of each operation beyond its schemas: which checks call it as it is meant to be called, and compare what it
 * then leads to. An operation of the contract that stands here with no check, or not at all, is named by H01.
 */
export const MODELS: Readonly<Record<string, readonly string[]>> = {
  signIn: ['C05', 'C06'],
  signOut: ['C02'],
  getProfile: ['C10'],
  updateProfile: ['C10'],
  updateEmail: ['C11'],
  updatePassword: ['C12'],

  listProducts: ['A08', 'A13', 'D02', 'D08'],
  getProduct: ['D01', 'D03', 'D05', 'D31', 'D33'],
  rateProduct: ['D13'],
  listAdvertisements: ['D20'],
  createAdvertisement: ['D20'],
  updateAdvertisement: ['D20'],
  createProduct: ['A07', 'D01', 'D02', 'F01'],
  updateProduct: ['A07', 'D03', 'D04'],
  deactivateProduct: ['D06'],
  activateProduct: ['D06'],
  deleteProduct: ['D05'],
  addProductImages: ['D09', 'F02'],
  orderProductImages: ['D09'],
  replaceProductImage: ['D11', 'F08'],
  deleteProductImage: ['D12'],

  listArticles: ['A08', 'A13', 'D02', 'D08'],
  getArticle: ['D01', 'D03', 'D05', 'D15'],
  likeArticle: ['D14'],
  commentOnArticle: ['D16'],
  commentOnArticleAlias: ['D16'],
  deleteComment: ['D16'],
  createArticle: ['D01', 'D02', 'F01'],
  updateArticle: ['D03', 'D04', 'D24'],
  addArticleImages: ['D09', 'F02'],
  orderArticleImages: ['D09'],
  replaceArticleImage: ['D11', 'F08'],
  deleteArticleImage: ['D12'],
  deactivateArticle: ['D06'],
  activateArticle: ['D06'],
  deleteArticle: ['D05'],

  listCategories: ['A08', 'A13', 'D02'],
  getCategory: ['D01', 'D05'],
  createCategory: ['D01', 'D02', 'D19'],
  updateCategory: ['D03', 'D17', 'D24'],
  activateCategory: ['D06'],
  deactivateCategory: ['D06'],
  deleteCategory: ['D05', 'D18'],

  listTags: ['A08', 'A13', 'D02'],
  getTag: ['D01', 'D05'],
  createTag: ['D01', 'D02', 'D19'],
  updateTag: ['D03', 'D17', 'D24'],
  activateTag: ['D06'],
  deactivateTag: ['D06'],
  deleteTag: ['D05', 'D18'],

  createQuotation: ['D21'],
  requestQuote: ['D21'],
  listQuotations: ['D21'],
  getQuotation: ['D21'],
  updateQuotation: ['D21'],

  subscribeToNewsletter: ['D21'],
  getDashboardSummary: ['C01', 'D28'],

  suggestSearch: ['D26'],
  listMissedSearches: ['D30'],

  getCapabilities: ['A15'],
};
