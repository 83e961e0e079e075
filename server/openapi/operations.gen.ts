import type { UploadedFile } from '../request';

export type Advertisement = {
  id: string;
  product: ProductSummary;
  isActive?: boolean;
  start_date?: string | null;
  end_date?: string | null;
};

export type AdvertisementInput = { productId: string; isActive?: boolean; start_date?: string | null; end_date?: string | null };

export type AdvertisementUpdate = { isActive?: boolean; start_date?: string | null; end_date?: string | null };

export type Article = {
  id: string;
  title: string;
  title_sw?: string | null;
  short_description: string | null;
  short_description_sw?: string | null;
  category_id: string | null;
  category: CategoryReference;
  tags: Array<ArticleTag>;
  images: Array<Image>;
  likesCount: number;
  viewsCount: number;
  isActive: boolean;
  createdAt: string;
  updatedAt: string;
  content?: string | null;
  content_sw?: string | null;
  comments?: Array<Comment>;
};

export type ArticleInput = {
  title: string;
  title_sw?: string;
  short_description?: string;
  short_description_sw?: string;
  content?: string;
  content_sw?: string;
  category_id?: string;
  tags?: string;
};

export type ArticleReference = { id: string; title: string; title_sw?: string | null };

export type ArticleTag = { id: string; tag: { id: string; tag_name: string } };

export type ArticleUpdate = {
  title: string;
  title_sw?: string | null;
  short_description?: string | null;
  short_description_sw?: string | null;
  content?: string | null;
  content_sw?: string | null;
  category_id?: string | null;
  tags?: Array<string>;
};

export type AskedProduct = { id: string; product_name: string; count: number };

export type BackupState = { lastAt: string | null; lastVerifiedAt: string | null };

export type BankAccount = { bank: string; branch: string; account: string; name: string } | null;

export type Capabilities = { operations: Array<string>; parameters: Array<string>; fields: Array<string> };

export type Category = { id: string; category_name: string; category_name_sw?: string | null; isActive: boolean };

export type CategoryInput = { category_name: string; category_name_sw?: string | null };

export type CategoryReference = { id: string; category_name: string; category_name_sw?: string | null } | null;

export type Colleague = { id: string; name: string; isSelf: boolean };

export type Comment = { id: string; content: string; createdAt: string };

export type CommentInput = { content: string };

export type CountedProposals = 'quoted' | 'open' | 'won';

export type CountiesInput = { version: string; counties: Array<CountyRow> };

export type County = {
  id: string;
  name: string;
  delivery_price: string | null;
  delivery_days: number | null;
  installation_price: string | null;
  installation_days: number | null;
  isActive: boolean;
};

export type CountyRow = {
  id: string;
  delivery_price: string | null;
  delivery_days: number | null;
  installation_price: string | null;
  installation_days: number | null;
  isActive: boolean;
};

export type CountyTerms = {
  delivery_price: string | null;
  delivery_days: number | null;
  installation_price: string | null;
  installation_days: number | null;
  isActive: boolean;
};

export type Created = { id: string };

export type Credentials = { emailOrPhone: string; password: string; code?: string };

export type CurrentPasswordInput = { currentPassword: string };

export type DashboardEvent = {
  type: 'quote' | 'comment' | 'rating' | 'advert_ending';
  id: string;
  title: string;
  at: string;
  targetId: string | null;
};

export type DashboardSummary = {
  quotes: { new: number; total: number };
  products: { active: number; inactive: number; outOfStock: number; withoutImage: number };
  articles: { active: number; inactive: number };
  advertsRunning: number;
  events: Array<DashboardEvent>;
  quotesPerDay?: Array<QuotesOfDay>;
  topArticles?: { mostViewed: Array<TopArticle>; mostLiked: Array<TopArticle> };
  noticesFailed?: number;
  adverts?: { running: number; ending: number };
  health?: ProductHealthCounts;
  backups?: BackupState;
  sales?: SalesFigures;
};

export type Discount = { discount_percentage: number; start_date: string | null; end_date: string | null };

export type EmailInput = { newEmail: string };

export type FailedNotice = {
  id: string;
  channel: 'push' | 'email';
  kind: 'request' | 'receipt' | 'opened' | 'accepted' | 'expired' | 'proposal';
  recipient: string;
  targetId: string;
  attempts: number;
  reason: string;
  failedAt: string;
};

export type Image = {
  id: string;
  image_url: string;
  is_primary?: boolean;
  width?: number;
  height?: number;
  color?: string;
  alt?: string;
  caption?: string;
  credit?: string;
  sources?: ImageSources;
};

export type ImageOrderInput = { imageIds: Array<string> };

export type ImageSources = { template: string; widths: Array<number>; formats: Array<'avif' | 'webp'> };

export type LineKind = 'item' | 'delivery' | 'installation' | 'other';

export type MissedSearch = { words: string; count: number; lastDate: string };

export type MpesaAccount = { kind: 'paybill' | 'till'; number: string; name: string } | null;

export type News = { newQuotations: number; newestId: string | null; newestAt: string | null; changed: string };

export type NotificationSettings = {
  email: { offered: boolean; wanted: boolean };
  push: { publicKey: string; devices: Array<PushDevice> };
};

export type NotificationSettingsInput = { email: boolean };

export type PageMeta = { pageCount: number; page?: number; pageSize?: number; total?: number };

export type PasswordInput = { currentPassword: string; newPassword: string };

export type Payment = {
  id: string;
  amount: string;
  method: PaymentMethod;
  code: string | null;
  paidOn: string;
  by: string | null;
  recordedAt: string;
};

export type PaymentInput = { amount: string; method: PaymentMethod; code?: string; paidOn: string };

export type PaymentMethod = 'mpesa' | 'bank' | 'cash' | 'other';

export type Product = {
  id: string;
  product_name: string;
  product_name_sw?: string | null;
  product_price: string;
  new_price: string | null;
  category_id: string | null;
  category: CategoryReference;
  quantity: number;
  stock_status: StockStatus;
  isActive: boolean;
  rating: number;
  reviews: number;
  installment_info: string | null;
  isBestSeller: boolean;
  images: Array<Image>;
  discounts: Array<Discount>;
  discount_start_date: string | null;
  discount_end_date: string | null;
  createdAt: string;
  updatedAt: string;
  description?: string | null;
  product_description_sw?: string | null;
  additional_info?: string | null;
  compatibility?: string | null;
  tools_needed?: string | null;
  package_dimensions?: string | null;
  package_weight?: string | null;
  ratings?: Array<ProductRating>;
  uses?: Array<ProductUse>;
  related?: Array<RelatedProduct>;
};

export type ProductFacets = {
  uses: Array<{ use: ProductUse; count: number }>;
  categories: Array<{ category_id: string; count: number }>;
  prices: {
    lowest: string | null;
    highest: string | null;
    steps: Array<{ min_price: string | null; max_price: string | null; count: number }>;
  };
};

export type ProductHealth = 'without-image' | 'ended-discount' | 'without-dimensions' | 'inactive-advertised';

export type ProductHealthCounts = {
  'without-image': number;
  'ended-discount': number;
  'without-dimensions': number;
  'inactive-advertised': number;
};

export type ProductInput = {
  product_name: string;
  product_name_sw?: string;
  product_price: string;
  new_price?: string;
  category_id: string;
  description?: string;
  product_description_sw?: string;
  quantity?: number;
  stock_status?: 'in_stock' | 'out_of_stock';
  rating?: number;
  installment_info?: string;
  additional_info?: string;
  compatibility?: string;
  tools_needed?: string;
  package_dimensions?: string;
  package_weight?: string;
  isBestSeller?: boolean;
  discount_percentage?: number;
  discount_start_date?: string;
  discount_end_date?: string;
  uses?: string;
};

export type ProductRating = { id: string; rating: number; comment: string | null; createdAt: string };

export type ProductSuggestion = 'recommended' | 'best-seller' | 'top-rated' | 'discount-70' | 'discount-50' | 'discount-30';

export type ProductSummary = {
  id: string;
  product_name: string;
  product_name_sw?: string | null;
  product_price: string;
  new_price?: string | null;
  discounts?: Array<Discount>;
  discount_start_date?: string | null;
  discount_end_date?: string | null;
  images?: Array<Image>;
  uses?: Array<ProductUse>;
};

export type ProductUpdate = {
  product_name?: string;
  product_name_sw?: string | null;
  product_price?: string;
  new_price?: string | null;
  category_id?: string;
  description?: string | null;
  product_description_sw?: string | null;
  quantity?: number;
  stock_status?: StockStatus;
  rating?: number;
  installment_info?: string | null;
  additional_info?: string | null;
  compatibility?: string | null;
  tools_needed?: string | null;
  package_dimensions?: string | null;
  package_weight?: string | null;
  isBestSeller?: boolean;
  discount_percentage?: number | null;
  discount_start_date?: string | null;
  discount_end_date?: string | null;
  uses?: Array<ProductUse>;
};

export type ProductUse = 'home' | 'office' | 'farm' | 'school' | 'vehicle';

export type ProfileInput = { first_name: string; middle_name?: string; last_name: string };

export type ProposalAcceptance = { name: string; version: number };

export type ProposalBeginning = { quotationId?: string; language: ProposalLanguage };

export type ProposalFigure = { count: number; value: string };

export type ProposalLanguage = 'en' | 'sw';

export type ProposalLine = {
  kind: LineKind;
  text: string;
  quantity: number;
  unitPrice: string;
  discount: string;
  amount: string;
  vat: string;
  total: string;
};

export type ProposalLineInput = { kind: LineKind; text: string; quantity: number; unitPrice: string; discount?: string };

export type ProposalSending = { channel: 'link' | 'email' };

export type ProposalStatus = 'draft' | 'sent' | 'opened' | 'accepted' | 'expired';

export type ProposalSummary = {
  id: string;
  status: ProposalStatus;
  number: string | null;
  version: number;
  hasChanges: boolean;
  quotationId: string | null;
  title: string | null;
  customerName: string | null;
  total: string;
  paid: string;
  validUntil: string | null;
  createdAt: string;
  updatedAt: string;
  sentAt: string | null;
  openedAt: string | null;
  acceptedAt: string | null;
};

export type ProposalTotals = { subtotal: string; discount: string; vat: string; total: string; deposit: string };

export type ProposalUpdate = {
  title?: string;
  customerName?: string;
  customerPhone?: string;
  customerEmail?: string | null;
  language?: ProposalLanguage;
  lines?: Array<ProposalLineInput>;
  vatRate?: number;
  vatMode?: VatMode;
  pricesIncludeVat?: boolean;
  depositPercent?: number;
  depositAmount?: string | null;
  validUntil?: string | null;
  terms?: string;
};

export type ProposalVersion = { version: number; sentAt: string; by: string | null; total: string };

export type PushDevice = { id: string; name: string; createdAt: string };

export type PushDeviceInput = { name: string; endpoint: string; p256dh: string; auth: string };

export type Quotation = {
  id: string;
  clients_name: string;
  clients_phone: string | null;
  clients_email: string;
  clients_note: string;
  productIds: Array<string>;
  status: QuotationStatus;
  createdAt: string;
  assignee?: { id: string; name: string } | null;
  county?: { id: string; name: string } | null;
  products?: Array<ProductSummary>;
};

export type QuotationAssignment = { userId: string | null };

export type QuotationEntry = {
  id: string;
  kind: 'status' | 'assigned' | 'note' | 'call' | 'sent' | 'emailed' | 'opened' | 'accepted' | 'expired' | 'payment' | 'payment_deleted';
  by: string | null;
  at: string;
  text: string | null;
};

export type QuotationEntryInput = { kind: 'note' | 'call'; text: string };

export type QuotationInput = {
  clients_name: string;
  clients_phone?: string;
  clients_email: string;
  clients_note: string;
  productIds?: Array<string>;
  countyId?: string;
};

export type QuotationSource = 'cart' | 'product' | 'header' | 'contact';

export type QuotationStatus = 'new' | 'contacted' | 'quoted' | 'closed';

export type QuotationUpdate = { status: QuotationStatus };

export type QuoteRequest = {
  clients_name: string;
  clients_phone?: string;
  clients_email: string;
  clients_note: string;
  countyId?: string;
};

export type QuotesOfDay = { date: string; count: number };

export type RatingInput = { rating: number; comment?: string };

export type RelatedProduct = { product: ProductSummary; reason: 'mount' | 'cable' | 'sealing' | 'power' | 'tool' };

export type ReplyTemplate = { name: string; text_en: string; text_sw: string };

export type ReplyTemplates = { version: string; templates: Array<ReplyTemplate> };

export type SalesFigures = {
  since: string;
  requests: { cart: number; product: number; header: number; contact: number };
  firstAnswer: { answered: number; medianSeconds: number | null };
  quoted: ProposalFigure;
  open: ProposalFigure;
  won: ProposalFigure;
  mostAsked: Array<AskedProduct>;
};

export type SalesSettings = {
  version: string;
  vatRate: number;
  vatMode: VatMode;
  pricesIncludeVat: boolean;
  depositPercent: number;
  validDays: number;
  terms: { en: string; sw: string };
  mpesa: MpesaAccount;
  bank: BankAccount;
};

export type SecondFactorCodeInput = { code: string };

export type SharedProposal = {
  number: string;
  version: number;
  status: 'open' | 'accepted' | 'expired';
  title: string | null;
  customerName: string;
  language: ProposalLanguage;
  lines: Array<ProposalLine>;
  vatRate: number;
  vatMode: VatMode;
  pricesIncludeVat: boolean;
  totals: ProposalTotals;
  validUntil: string | null;
  terms: string | null;
  sentAt: string;
  replacedAt: string | null;
  acceptedAt: string | null;
  acceptedBy: string | null;
  paid: string;
  balance: string;
  depositDue: string;
  payment: { mpesa: MpesaAccount; bank: BankAccount };
  pdf: string;
};

export type StaffSession = { id: string; current: boolean; device: string | null; createdAt: string; lastUsedAt: string };

export type StockStatus = 'in_stock' | 'out_of_stock';

export type SubscriptionInput = { email: string };

export type Tag = { id: string; tag_name: string; isActive: boolean };

export type TagInput = { tag_name: string };

export type TopArticle = { id: string; title: string; viewsCount: number; likesCount: number };

export type User = {
  first_name: string;
  middle_name: string | null;
  last_name: string;
  email: string;
  phone: string | null;
  image: string | null;
};

export type VatMode = 'none' | 'lines' | 'total';

export type Visit = {
  id: string;
  proposalId: string;
  number: string;
  customerName: string | null;
  date: string;
  from: string;
  until: string;
  crew: Array<{ id: string; name: string }>;
  address: string;
  phone: string;
  notes: string;
  items: Array<{ text: string; quantity: number }>;
  isCancelled: boolean;
};

export type VisitChange = {
  date: string;
  from: string;
  until: string;
  crew: Array<string>;
  address: string;
  phone: string;
  notes: string;
};

export type VisitInput = {
  proposalId: string;
  date: string;
  from: string;
  until: string;
  crew: Array<string>;
  address: string;
  phone: string;
  notes: string;
};

/** What each operation takes, and the `data` of its success. */
export type Calls = {
  signIn: { input: { body: Credentials }; output: string };
  signOut: { input: object; output: undefined };
  getProfile: { input: object; output: { user: User } };
  updateProfile: { input: { body: ProfileInput }; output: undefined };
  updateEmail: { input: { body: EmailInput }; output: undefined };
  updatePassword: { input: { body: PasswordInput }; output: undefined };
  listSessions: { input: object; output: { sessions: Array<StaffSession> } };
  endSession: { input: { path: { id: string } }; output: undefined };
  getSecondFactor: { input: object; output: { on: boolean; since: string | null; recoveryCodesLeft: number } };
  confirmSecondFactor: { input: { body: SecondFactorCodeInput }; output: { recoveryCodes: Array<string> } };
  beginSecondFactor: { input: { body: CurrentPasswordInput }; output: { secret: string; address: string } };
  removeSecondFactor: { input: { body: CurrentPasswordInput }; output: undefined };
  listProducts: {
    input: {
      query: {
        page?: number;
        search?: string;
        category_id?: string;
        suggest?: ProductSuggestion;
        sort?: 'newest' | 'price' | '-price' | 'rating' | 'discount' | 'relevance' | 'recommended';
        quiet?: boolean;
        in_stock?: boolean;
        use?: ProductUse;
        min_price?: string;
        max_price?: string;
        health?: ProductHealth;
        status?: 'active' | 'inactive' | 'all';
      };
    };
    output: { products: Array<Product>; meta: PageMeta };
  };
  listProductFacets: {
    input: {
      query: {
        search?: string;
        category_id?: string;
        suggest?: ProductSuggestion;
        in_stock?: boolean;
        use?: ProductUse;
        min_price?: string;
        max_price?: string;
      };
    };
    output: ProductFacets;
  };
  getProduct: { input: { path: { id: string } }; output: Product };
  rateProduct: { input: { path: { productId: string }; body: RatingInput }; output: Created };
  listAdvertisements: { input: { query: { status?: 'active' | 'all' } }; output: Array<Advertisement> };
  createAdvertisement: { input: { headers: { 'idempotency-key'?: string }; body: AdvertisementInput }; output: Created };
  updateAdvertisement: { input: { path: { id: string }; body: AdvertisementUpdate }; output: undefined };
  createProduct: {
    input: { headers: { 'idempotency-key'?: string }; body: ProductInput; files: readonly UploadedFile[] };
    output: Product;
  };
  updateProduct: {
    input: { path: { id: string }; headers: { 'if-match'?: string }; body: ProductUpdate };
    output: undefined;
  };
  deactivateProduct: { input: { path: { id: string } }; output: undefined };
  activateProduct: { input: { path: { id: string } }; output: undefined };
  deleteProduct: { input: { path: { id: string } }; output: undefined };
  addProductImages: {
    input: { path: { id: string }; headers: { 'idempotency-key'?: string }; files: readonly UploadedFile[] };
    output: Product;
  };
  orderProductImages: { input: { path: { id: string }; body: ImageOrderInput }; output: Product };
  replaceProductImage: { input: { path: { imageId: string }; files: readonly UploadedFile[] }; output: undefined };
  deleteProductImage: { input: { path: { imageId: string } }; output: undefined };
  listArticles: {
    input: {
      query: {
        page?: number;
        search?: string;
        category_id?: string;
        tag_id?: string;
        status?: 'active' | 'inactive' | 'all';
      };
    };
    output: { articles: Array<Article>; meta: PageMeta };
  };
  getArticle: { input: { path: { articleId: string }; query: { visit?: string } }; output: Article };
  likeArticle: { input: { path: { articleId: string } }; output: undefined };
  commentOnArticle: { input: { path: { articleId: string }; body: CommentInput }; output: Created };
  commentOnArticleAlias: { input: { path: { articleId: string }; body: CommentInput }; output: Created };
  deleteComment: { input: { path: { commentId: string } }; output: undefined };
  createArticle: {
    input: { headers: { 'idempotency-key'?: string }; body: ArticleInput; files: readonly UploadedFile[] };
    output: Article;
  };
  updateArticle: {
    input: { path: { id: string }; headers: { 'if-match'?: string }; body: ArticleUpdate };
    output: undefined;
  };
  addArticleImages: {
    input: { path: { id: string }; headers: { 'idempotency-key'?: string }; files: readonly UploadedFile[] };
    output: Article;
  };
  orderArticleImages: { input: { path: { id: string }; body: ImageOrderInput }; output: Article };
  replaceArticleImage: { input: { path: { imageId: string }; files: readonly UploadedFile[] }; output: undefined };
  deleteArticleImage: { input: { path: { imageId: string } }; output: undefined };
  deactivateArticle: { input: { path: { id: string } }; output: undefined };
  activateArticle: { input: { path: { id: string } }; output: undefined };
  deleteArticle: { input: { path: { id: string } }; output: undefined };
  listCategories: { input: object; output: { categories: Array<Category> } };
  getCategory: { input: { path: { id: string } }; output: Category };
  createCategory: { input: { body: CategoryInput }; output: Category };
  updateCategory: { input: { path: { id: string }; body: CategoryInput }; output: undefined };
  activateCategory: { input: { path: { id: string } }; output: undefined };
  deactivateCategory: { input: { path: { id: string } }; output: undefined };
  deleteCategory: { input: { path: { id: string } }; output: undefined };
  listTags: { input: object; output: { tags: Array<Tag> } };
  getTag: { input: { path: { id: string } }; output: Tag };
  createTag: { input: { body: TagInput }; output: Tag };
  updateTag: { input: { path: { id: string }; body: TagInput }; output: undefined };
  activateTag: { input: { path: { id: string } }; output: undefined };
  deactivateTag: { input: { path: { id: string } }; output: undefined };
  deleteTag: { input: { path: { id: string } }; output: undefined };
  createQuotation: { input: { headers: { 'idempotency-key'?: string }; body: QuotationInput }; output: Created };
  requestQuote: { input: { headers: { 'idempotency-key'?: string }; body: QuoteRequest }; output: Created };
  listQuotations: {
    input: {
      query: {
        page?: number;
        status?: QuotationStatus;
        assignee?: 'me' | 'nobody';
        before?: string;
        since?: string;
        source?: QuotationSource;
        productId?: string;
        search?: string;
      };
    };
    output: { quotations: Array<Quotation>; meta: PageMeta };
  };
  getQuotation: { input: { path: { id: string } }; output: Quotation & { position?: number } };
  updateQuotation: { input: { path: { id: string }; body: QuotationUpdate }; output: undefined };
  assignQuotation: { input: { path: { id: string }; body: QuotationAssignment }; output: undefined };
  listQuotationHistory: { input: { path: { id: string } }; output: { entries: Array<QuotationEntry> } };
  addQuotationEntry: {
    input: { path: { id: string }; headers: { 'idempotency-key'?: string }; body: QuotationEntryInput };
    output: Created;
  };
  listColleagues: { input: object; output: { colleagues: Array<Colleague> } };
  listReplyTemplates: { input: object; output: ReplyTemplates };
  saveReplyTemplates: { input: { body: ReplyTemplates }; output: ReplyTemplates };
  listProposals: {
    input: {
      query: {
        page?: number;
        status?: ProposalStatus;
        counted?: CountedProposals;
        quotationId?: string;
        search?: string;
      };
    };
    output: { proposals: Array<ProposalSummary>; meta: PageMeta };
  };
  createProposal: { input: { headers: { 'idempotency-key'?: string }; body: ProposalBeginning }; output: Created };
  getProposal: {
    input: { path: { id: string } };
    output: ProposalSummary & {
      customerPhone: string | null;
      customerEmail: string | null;
      language: ProposalLanguage;
      lines: Array<ProposalLine>;
      vatRate: number;
      vatMode: VatMode;
      pricesIncludeVat: boolean;
      depositPercent: number;
      depositAmount: string | null;
      terms: string | null;
      totals: ProposalTotals;
      balance: string;
      depositDue: string;
      payments: Array<Payment>;
      versions: Array<ProposalVersion>;
      shareKey: string | null;
      pdf: string | null;
      acceptedBy: string | null;
    };
  };
  deleteProposal: { input: { path: { id: string } }; output: undefined };
  updateProposal: {
    input: { path: { id: string }; headers: { 'if-match'?: string }; body: ProposalUpdate };
    output: ProposalSummary & {
      customerPhone: string | null;
      customerEmail: string | null;
      language: ProposalLanguage;
      lines: Array<ProposalLine>;
      vatRate: number;
      vatMode: VatMode;
      pricesIncludeVat: boolean;
      depositPercent: number;
      depositAmount: string | null;
      terms: string | null;
      totals: ProposalTotals;
      balance: string;
      depositDue: string;
      payments: Array<Payment>;
      versions: Array<ProposalVersion>;
      shareKey: string | null;
      pdf: string | null;
      acceptedBy: string | null;
    };
  };
  sendProposal: {
    input: {
      path: { id: string };
      headers: { 'if-match'?: string; 'idempotency-key'?: string };
      body: ProposalSending;
    };
    output: ProposalSummary & {
      customerPhone: string | null;
      customerEmail: string | null;
      language: ProposalLanguage;
      lines: Array<ProposalLine>;
      vatRate: number;
      vatMode: VatMode;
      pricesIncludeVat: boolean;
      depositPercent: number;
      depositAmount: string | null;
      terms: string | null;
      totals: ProposalTotals;
      balance: string;
      depositDue: string;
      payments: Array<Payment>;
      versions: Array<ProposalVersion>;
      shareKey: string | null;
      pdf: string | null;
      acceptedBy: string | null;
    };
  };
  getProposalPdf: { input: { path: { id: string } }; output: { name: string; base64: string } };
  recordPayment: {
    input: { path: { id: string }; headers: { 'idempotency-key'?: string }; body: PaymentInput };
    output: Created;
  };
  deletePayment: { input: { path: { id: string; paymentId: string } }; output: undefined };
  getSalesSettings: { input: object; output: SalesSettings };
  updateSalesSettings: { input: { body: SalesSettings }; output: SalesSettings };
  getSharedProposal: { input: { path: { shareKey: string } }; output: SharedProposal };
  openSharedProposal: { input: { path: { shareKey: string } }; output: undefined };
  acceptSharedProposal: { input: { path: { shareKey: string }; body: ProposalAcceptance }; output: SharedProposal };
  listCounties: { input: object; output: { version: string; counties: Array<County> } };
  saveCounties: { input: { body: CountiesInput }; output: { version: string; counties: Array<County> } };
  updateCounty: { input: { path: { id: string }; body: CountyTerms }; output: County };
  listVisits: {
    input: { query: { from?: string; days?: number; crew?: string; proposalId?: string } };
    output: { visits: Array<Visit> };
  };
  createVisit: { input: { headers: { 'idempotency-key'?: string }; body: VisitInput }; output: Created };
  updateVisit: { input: { path: { id: string }; body: VisitChange }; output: undefined };
  cancelVisit: { input: { path: { id: string } }; output: undefined };
  getVisitCalendar: { input: object; output: { address: string | null } };
  renewVisitCalendar: { input: object; output: { address: string | null } };
  subscribeToNewsletter: { input: { body: SubscriptionInput }; output: undefined };
  getDashboardSummary: { input: object; output: DashboardSummary };
  getNews: { input: { query: { seconds?: number } }; output: News };
  getNotificationSettings: { input: object; output: NotificationSettings };
  updateNotificationSettings: { input: { body: NotificationSettingsInput }; output: undefined };
  addPushDevice: { input: { body: PushDeviceInput }; output: Created };
  removePushDevice: { input: { path: { id: string } }; output: undefined };
  listFailedNotices: { input: { query: { page?: number } }; output: { notices: Array<FailedNotice>; meta: PageMeta } };
  retryNotice: { input: { path: { id: string } }; output: undefined };
  suggestSearch: {
    input: { query: { search?: string } };
    output: { products: Array<ProductSummary>; articles: Array<ArticleReference>; categories: Array<Category> };
  };
  listMissedSearches: { input: { query: { days?: number } }; output: { searches: Array<MissedSearch> } };
  getCapabilities: { input: object; output: Capabilities };
};
