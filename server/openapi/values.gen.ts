/** Out of openapi.yaml (build/contract/serverTypes.ts). */
export const STOCK_STATUSES = ["in_stock","out_of_stock"] as const;
export const PRODUCT_USES = ["home","office","farm","school","vehicle"] as const;
export const QUOTATION_STATUSES = ["new","contacted","quoted","closed"] as const;
export const ENTRY_KINDS = ["status","assigned","note","call","sent","emailed","opened","accepted","expired","payment","payment_deleted"] as const;
export const PAYMENT_METHODS = ["mpesa","bank","cash","other"] as const;
export const NOTICE_KINDS = ["request","receipt","opened","accepted","expired","proposal"] as const;
export const MOST_LINES = 100;
export const MOST_UPLOADED = 5;
export const MOST_IMAGES = 50;
