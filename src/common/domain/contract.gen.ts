/** Out of openapi.yaml (build/contract/clientContract.ts). */
export const LONGEST_SEARCH = 100;
export const LONGEST_CLIENT_NAME = 120;
export const LONGEST_PHONE = 40;
export const LONGEST_EMAIL = 254;
export const LONGEST_NOTE = 5000;
export const MOST_QUOTED_PRODUCTS = 200;
export const LONGEST_RATING = 1000;
export const LONGEST_ENTRY = 2000;
export const MOST_TEMPLATES = 50;
export const LONGEST_TEMPLATE_NAME = 80;
export const MOST_LINES = 100;
export const LONGEST_LINE_TEXT = 500;
export const LARGEST_QUANTITY = 100000;
export const HIGHEST_VAT_RATE = 50;
export const LONGEST_TERMS = 4000;
export const LONGEST_VALIDITY = 365;
export const HIGHEST_DEPOSIT = 100;
export const LONGEST_ACCOUNT_NAME = 80;
export const LONGEST_PROPOSAL_TITLE = 160;
export const LONGEST_VISIT_TEXT = 1000;
export const MOST_DAYS_TO_COUNTY = 90;
export const MOST_VISITS = 500;
export const LONGEST_COMMENT = 2000;
export const MOST_COMMENTS = 100;
export const MOST_UPLOADED = 5;
export const MOST_IMAGES = 50;
export const LONGEST_WORDS = 1000;
export const productBounds = {
  "product_name": {
    "maxLength": 160
  },
  "product_name_sw": {
    "maxLength": 160
  },
  "product_price": {
    "maxLength": 13
  },
  "new_price": {
    "maxLength": 13
  },
  "category_id": {
    "maxLength": 64
  },
  "description": {
    "maxLength": 20000
  },
  "product_description_sw": {
    "maxLength": 20000
  },
  "quantity": {
    "minimum": 0,
    "maximum": 1000000
  },
  "rating": {
    "minimum": 0,
    "maximum": 5
  },
  "installment_info": {
    "maxLength": 200
  },
  "additional_info": {
    "maxLength": 5000
  },
  "compatibility": {
    "maxLength": 1000
  },
  "tools_needed": {
    "maxLength": 1000
  },
  "package_dimensions": {
    "maxLength": 200
  },
  "package_weight": {
    "maxLength": 200
  },
  "discount_percentage": {
    "minimum": 0,
    "maximum": 100
  },
  "discount_start_date": {
    "maxLength": 40
  },
  "discount_end_date": {
    "maxLength": 40
  },
  "uses": {
    "maxLength": 100
  },
  "image_url": {
    "maxItems": 5
  }
} as const;
export const articleBounds = {
  "title": {
    "maxLength": 200
  },
  "title_sw": {
    "maxLength": 200
  },
  "short_description": {
    "maxLength": 500
  },
  "short_description_sw": {
    "maxLength": 500
  },
  "content": {
    "maxLength": 50000
  },
  "content_sw": {
    "maxLength": 50000
  },
  "category_id": {
    "maxLength": 64
  },
  "tags": {
    "maxItems": 20
  }
} as const;
export const suggestions = ["recommended","best-seller","top-rated","discount-70","discount-50","discount-30"] as const;
export const uses = ["home","office","farm","school","vehicle"] as const;
export const sorts = ["newest","price","-price","rating","discount","relevance","recommended"] as const;
export const productHealth = ["without-image","ended-discount","without-dimensions","inactive-advertised"] as const;
export const quotationStatuses = ["new","contacted","quoted","closed"] as const;
export const quotationSources = ["cart","product","header","contact"] as const;
export const proposalStatuses = ["draft","sent","opened","accepted","expired"] as const;
export const countedProposals = ["quoted","open","won"] as const;
export const lineKinds = ["item","delivery","installation","other"] as const;
export const vatModes = ["none","lines","total"] as const;
export const paymentMethods = ["mpesa","bank","cash","other"] as const;
export const mpesaKinds = ["paybill","till"] as const;
export const writtenEntries = ["note","call"] as const;
export const PRODUCTS_URL = "/products";
export const ARTICLES_URL = "/posts";
export const NEWS_URL = "/notifications/news";
/** Calls whose body is a form with files. */
export const multipart: readonly string[] = ["createProduct","addProductImages","replaceProductImage","createArticle","addArticleImages","replaceArticleImage"];
