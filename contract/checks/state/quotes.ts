import { dataOf, parseJson } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Listed } from '../../run/lists';
import type { Check } from '../check';
import { inWords, sameAnswer } from './compared';
import { ASKS, change, inKiswahili, judgeSummary } from './kinds';
import { inbox, moved, searched, send } from './quoteInbox';
import { once } from './quoteKeys';

/** So many products one request may name. */
const MOST_PRODUCTS = 200;

/** D21: a request for a quote is kept once, whatever happens on the way. */
export const quotes: Check = {
  id: 'D21',
  name: 'quotes',
  reach: 'traces',
  rule: 'Requests are kept as sent, unknown products included, and read with those that are left, at the price of now; a missing or empty phone is null. One that is read alone is as in the list, and its position is its place there. The same Idempotency-Key with the same body is one request and one answer, with another body, in whatever field, 409; a request that was refused uses no key up. Staff find requests by status, by words of name, phone, address and note and by a phone number in any of its forms, and move them along, from each status to each, which leaves their order.',
  run: async (kit) => {
    await kit.part('createQuotation', () => kept(kit, 'createQuotation'));
    await kit.part('requestQuote', () => kept(kit, 'requestQuote'));
    await kit.each(
      ['createQuotation', 'requestQuote'],
      (operation) => operation,
      (operation) => once(kit, operation),
    );
    await kit.part('getQuotation', () => readAlone(kit));
    await kit.part('updateQuotation', () => moved(kit));
    await kit.part('listQuotations', () => searched(kit));
    await kit.part('subscribeToNewsletter', () => subscribed(kit));
  },
};

async function kept(kit: Kit, operation: string): Promise<void> {
  const { id: productId } = await kit.createProduct();
  const { id: left } = await kit.createProduct({ product_price: '1200.00' });
  const unknown = await kit.absentId('product');
  const json = {
    ...ASKS,
    clients_email: "Mary.O'Neil+Kit@Example.co.KE",
    clients_note: `${kit.own.marker()}\n\nTwo lines, “quoted” & 📡`,
    clients_phone: '',
  };
  // As many as there may be, the same ones again and again.
  const productIds = Array.from({ length: MOST_PRODUCTS }, (_, index) => [productId, unknown, left][index % 3] ?? left);
  const id = await send(kit, operation, { ...json, ...(operation === 'createQuotation' && { productIds }) });
  kit.needs('listQuotations');
  await kit.must('deleteProduct', { path: { id: productId } });
  await kit.must('updateProduct', { path: { id: left }, json: { product_price: '999.50' } });
  // What visitors do not see is there all the same.
  await kit.must('deactivateProduct', { path: { id: left } });
  const request = (await inbox(kit)).find((one) => one.id === id);
  if (!request) {
    kit.fail(kit.operation('listQuotations'), {
      expected: 'the newest request on the first page',
      got: `${id} is not there`,
      fix: `Keep what ${operation} is sent, and list the newest first.`,
      root: operation,
    });
    return;
  }
  const due = { ...json, clients_phone: null, status: 'new' };
  const listed = (request.productIds ?? []) as string[];
  const wanted = operation === 'createQuotation' ? productIds : [];
  if (listed.join() !== wanted.join()) {
    const forgotten = listed.length > 0 && !listed.includes(productId);
    kit.fail(kit.operation('listQuotations'), {
      expected: `productIds as they were sent: ${wanted.length} in their order, some of them more than once, one deleted since`,
      got: `${listed.length}${listed.length === wanted.length ? ' in another order' : ''}`,
      fix: 'Keep productIds as a list, not as a set or as references: up to 200, in their order, twice where they come twice, and also those of products that are gone.',
      root: `${operation} productIds`,
      of: forgotten ? 'deleteProduct' : operation,
    });
  }
  const { products } = request as { products?: { id: string; product_price: string }[] };
  const shown = [...new Set(products?.map(({ id: product, product_price }) => `${product} ${product_price}`))].join();
  const priced = wanted.length > 0 ? `${left} 999.50` : '';
  if (products && shown !== priced && listed.join() === wanted.join())
    kit.fail(kit.operation('listQuotations'), {
      expected: `products with ${priced || 'none'}: those that are left, at the price of now`,
      got: shown || 'none',
      fix: 'Look the products up when the request is read: what is gone is left out, and what changed is as it is now.',
      root: `${operation} products`,
    });
  const words = inWords(due, request);
  if (words !== '')
    kit.fail(kit.operation('listQuotations'), {
      expected: 'the request as it was sent',
      got: words,
      fix: 'Keep every field as it was sent, an address in its own case; an empty phone is null.',
      root: `${operation} fields`,
      of: operation,
    });
}

/** One request out of the list; others may come in front of it meanwhile. */
async function readAlone(kit: Kit): Promise<void> {
  kit.needs('getQuotation', 'listQuotations');
  const [shown, hidden] = [
    await kit.createProduct({
      ...inKiswahili(kit, 'createProduct'),
      new_price: '1000.00',
      discount_end_date: '2090-01-01T00:00:00Z',
    }),
    await kit.createProduct(),
  ];
  await kit.must('deactivateProduct', { path: { id: hidden.id } });
  const older = await send(kit, 'createQuotation', {
    ...ASKS,
    clients_note: `${kit.own.marker()}\n\nTwo lines`,
    productIds: [shown.id, hidden.id],
  });
  const newer = await send(kit, 'requestQuote', { ...ASKS, clients_note: kit.own.marker() });
  await change(kit, 'product', shown.id, { quantity: 2, ...inKiswahili(kit, 'updateProduct') });
  // It has a place whatever has become of it.
  if (kit.offers('updateQuotation'))
    await kit.must('updateQuotation', { path: { id: newer }, json: { status: 'closed' } });
  const placeIn = (requests: readonly Listed[]) => requests.findIndex(({ id }) => id === older) + 1;
  const requests = await inbox(kit);
  const before = placeIn(requests);
  const listed = requests[before - 1];
  const read = dataOf<Listed & { position?: number }>(await kit.must('getQuotation', { path: { id: older } }));
  const after = placeIn(await inbox(kit));
  if (!listed || !read) return;
  const { position, ...request } = read;
  const judgeProduct = async (operation: string, { products }: Listed) => {
    const named = (products as { id: string }[] | undefined)?.find(({ id }) => id === shown.id);
    await judgeSummary(kit, kit.operation(operation), named && { ...named }, shown.id);
  };
  await judgeProduct('listQuotations', listed);
  const words = inWords(listed, request);
  if (words !== '')
    kit.fail(kit.operation('getQuotation'), {
      expected: 'the request as the list shows it',
      got: words,
      fix: 'Answer one request in the same way as in the list.',
      root: 'same',
    });
  await judgeProduct('getQuotation', read);
  if (position !== undefined && before > 0 && after > 0 && (position < before || position > after))
    kit.fail(kit.operation('getQuotation'), {
      expected: `position ${String(before)}${after > before ? ` to ${String(after)}` : ''}, its place in the list`,
      got: String(position),
      fix: 'Count from 1 which place the request has among all of them, the newest first.',
      root: 'position',
    });
}

async function subscribed(kit: Kit): Promise<void> {
  kit.needs('subscribeToNewsletter');
  const json = { email: `${kit.own.marker()}@example.com` };
  const [first, again] = [
    await kit.must('subscribeToNewsletter', { json }),
    await kit.call('subscribeToNewsletter', { json: { email: json.email.toUpperCase() } }),
  ];
  const fix = 'Answer an address that is subscribed already like a new one.';
  for (const answer of [first, again]) {
    // The contract gives this answer no data, so that what of it is known has none.
    const { data } = Object(parseJson(answer.body)) as { data?: unknown };
    if (data !== undefined && data !== null)
      kit.fail(answer, {
        expected: 'an answer that carries no data',
        got: JSON.stringify(data),
        fix: 'Answer success and message alone: an id, or whether it is new, tells who is subscribed.',
        root: 'data',
      });
  }
  if (
    kit.expect(again, 201, { when: 'for an address that is subscribed already', fix, root: 'again' }) &&
    !sameAnswer(again, first)
  )
    kit.fail(again, { expected: first.body.toString(), got: again.body.toString(), fix, root: 'same' });
}
