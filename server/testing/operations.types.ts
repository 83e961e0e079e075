import type { Handler, Input, Operations } from '../operations/types';

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
