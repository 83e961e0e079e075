import type { Advertisement, Article, Product, ProductSummary, Quotation } from '../openapi/operations.gen';
import type { Handler, Input, Operations } from '../operations/types';
import type { AdvertRow } from '../repositories/adverts';
import type { ArticleDetailRow } from '../repositories/articles';
import type { ProductDetailRow } from '../repositories/products';
import type { ProductSummaryRow } from '../repositories/productSummary';
import type { QuotationRow } from '../repositories/quotations';

/**
 * What must not compile. `npm run types` judges this file, which nobody runs: a line that is expected to be wrong and
 * is not ends it.
 */
declare const operations: Operations;
const { listTags: _, ...withoutOne } = operations;
const success = true;
const message = 'A tag';

// @ts-expect-error -- an operation has no handler
export const missing: Operations = withoutOne;

export const misspelt = {
  // @ts-expect-error -- the contract has no operation of this name
  listTgas: operations.listTags,
} satisfies Partial<Operations>;

// @ts-expect-error -- the contract has `email`
export const misread = ({ body }: Input<'subscribeToNewsletter'>): unknown => body.mail;

// @ts-expect-error -- nobody sends a body to read a tag
export const noBody = ({ body }: Input<'getTag'>): unknown => body;

export const otherType: Handler<'updateProduct'> = ({ body }) => {
  // @ts-expect-error -- a price is a text
  const price: number | undefined = body.product_price;
  return Promise.resolve({ success, message: String(price) });
};

export const missingField: Handler<'getTag'> = ({ path: { id } }) =>
  // @ts-expect-error -- whether the tag is active belongs to it
  Promise.resolve({ success, message, data: { id, tag_name: 'roof' } });

export const renamedField: Handler<'getTag'> = ({ path: { id } }) =>
  // @ts-expect-error -- the contract has `tag_name`
  Promise.resolve({ success, message, data: { id, name: 'roof', isActive: true } });

export const otherRecord: Handler<'getTag'> = (input, request) =>
  // @ts-expect-error -- a category is no tag
  operations.getCategory(input, request);

// @ts-expect-error -- reading a tag answers the tag
export const nothing: Handler<'getTag'> = () => Promise.resolve({ success, message });

export const something: Handler<'deleteTag'> = ({ path }) =>
  // @ts-expect-error -- deleting a tag answers nothing but that it is done
  Promise.resolve({ success, message, data: path });

type Among<Shape, Fields extends keyof Shape> = Fields;

/** Rows that become the contract's shapes have no field that it does not know, such as one that it has renamed. */
export type RowFields = [
  Among<Advertisement, keyof AdvertRow>,
  Among<Article, keyof ArticleDetailRow>,
  Among<Product, Exclude<keyof ProductDetailRow, 'discount_percentage'>>,
  Among<ProductSummary, Exclude<keyof ProductSummaryRow, 'discount_percentage'>>,
  Among<Quotation, keyof QuotationRow>,
];
