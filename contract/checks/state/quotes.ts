import { randomUUID } from 'node:crypto';
import { parseJson } from '../../http/client';
import { dataOf } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Listed } from '../../run/lists';
import { recordsOf } from '../input/records';
import type { Check } from '../check';
import { inWords, sameAnswer } from './compared';
import { countiesOf } from './counties';
import { ASKS, judgeSummary } from './kinds';
import { phoneNumber } from './searching';

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

/** Requests cannot be deleted, but their status may be changed: they are ours. */
const send = async (kit: Kit, operation: string, json: Record<string, unknown>, headers: Record<string, string> = {}) =>
  kit.made(await kit.must(operation, { json, headers }), 'quote');

async function inbox(kit: Kit, query: Record<string, string> = {}): Promise<Listed[]> {
  return dataOf<{ quotations: Listed[] }>(await kit.must('listQuotations', { query }))?.quotations ?? [];
}

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
    await kit.createProduct({ new_price: '1000.00', discount_end_date: '2090-01-01T00:00:00Z' }),
    await kit.createProduct(),
  ];
  await kit.must('deactivateProduct', { path: { id: hidden.id } });
  const older = await send(kit, 'createQuotation', {
    ...ASKS,
    clients_note: `${kit.own.marker()}\n\nTwo lines`,
    productIds: [shown.id, hidden.id],
  });
  const newer = await send(kit, 'requestQuote', { ...ASKS, clients_note: kit.own.marker() });
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
  const words = inWords(listed, request);
  if (words !== '')
    kit.fail(kit.operation('getQuotation'), {
      expected: 'the request as the list shows it',
      got: words,
      fix: 'Answer one request in the same way as in the list.',
      root: 'same',
    });
  const named = (read.products as { id: string }[] | undefined)?.find(({ id }) => id === shown.id);
  await judgeSummary(kit, kit.operation('getQuotation'), named && { ...named }, shown.id);
  if (position !== undefined && before > 0 && after > 0 && (position < before || position > after))
    kit.fail(kit.operation('getQuotation'), {
      expected: `position ${String(before)}${after > before ? ` to ${String(after)}` : ''}, its place in the list`,
      got: String(position),
      fix: 'Count from 1 which place the request has among all of them, the newest first.',
      root: 'position',
    });
}

/** Idempotency keys. */
async function once(kit: Kit, operation: string): Promise<void> {
  // As long as it may be.
  const key = `kit-${randomUUID()}-${randomUUID()}`.slice(0, 64);
  const json = { ...ASKS, clients_note: kit.own.marker() };
  const another = `${json.clients_note} more`;
  const fix = 'Keep the key with the body’s hash and the answer, in the transaction that keeps the request.';
  const pointer = '/components/parameters/IdempotencyKey';
  const refused = await kit.call(operation, {
    json: { ...json, clients_note: '' },
    headers: { 'idempotency-key': key },
  });
  kit.expect(refused, 400, { when: 'for an empty clients_note', fix: 'Validate the body.', root: 'refused', pointer });
  const taken = await kit.call(operation, { json, headers: { 'idempotency-key': key } });
  const first = String(dataOf(taken)?.id);
  if (
    !kit.expect(taken, 201, {
      when: 'for a key with which a request was refused before: what is refused keeps nothing, and no key',
      fix: 'Keep the key in the transaction that keeps the request, and only there: a request that was refused uses no key up.',
      root: 'used up',
      pointer,
    })
  )
    return;
  const again = await kit.call(operation, { json, headers: { 'idempotency-key': key } });
  if (
    kit.expect(again, 201, { when: 'for the same key and body', fix, root: 'again', pointer }) &&
    dataOf(again)?.id !== first
  )
    kit.fail(again, {
      expected: `the first answer again, id ${first}`,
      got: JSON.stringify(dataOf(again)),
      fix,
      root: 'id',
      pointer,
    });
  const takesCounty = kit.offers(`${operation}.countyId`) && kit.offers('listCounties');
  const [county] = takesCounty ? (await countiesOf(kit)).counties : [];
  for (const [field, value] of [
    ['clients_note', another],
    ['clients_name', 'Another name'],
    ['clients_email', 'another@example.com'],
    ['clients_phone', '+254 700 000 009'],
    ...(operation === 'createQuotation' ? [['productIds', [recordsOf(kit).nothing()]] as const] : []),
    ...(county ? [['countyId', county.id] as const] : []),
  ] as const)
    kit.expect(
      await kit.call(operation, { json: { ...json, [field]: value }, headers: { 'idempotency-key': key } }),
      409,
      { when: `for the same key with another body (another ${field})`, fix, root: 'other', pointer },
    );
  if (kit.offers('listQuotations.search')) {
    // Others that are only similar may be found too.
    const notes = [json.clients_note, another];
    const found = (await inbox(kit, { search: json.clients_note })).filter(({ clients_note: note }) =>
      notes.includes(String(note)),
    );
    if (found.length !== 1)
      kit.fail(kit.operation(operation), {
        expected: 'one request kept for one key',
        got: `${found.length}`,
        fix,
        root: 'kept',
        pointer,
      });
  }
  for (const [root, what, other] of [
    ['capitals', 'the same letters as another key, in capitals', key.toUpperCase()],
    [
      'last',
      'another key of 64 characters, whose last one differs',
      key.slice(0, -1) + (key.endsWith('0') ? '1' : '0'),
    ],
  ] as const)
    kit.expect(
      await kit.call(operation, {
        json: { ...json, clients_note: `${json.clients_note} of the ${root}` },
        headers: { 'idempotency-key': other },
      }),
      201,
      {
        when: `for ${what}`,
        fix: 'Compare keys whole and to the letter: a collation without case, or a column that is too short, takes two for one.',
        root,
        pointer,
      },
    );
  const elsewhere = operation === 'createQuotation' ? 'requestQuote' : 'createQuotation';
  const apart = await kit.call(elsewhere, {
    json: { ...ASKS, clients_note: kit.own.marker() },
    headers: { 'idempotency-key': key },
  });
  kit.expect(apart, 201, {
    when: 'for a key that another call has used',
    fix: 'Each call has keys of its own.',
    root: 'apart',
    pointer,
  });
}

/** From new on, each status after each other one. */
const EACH_AFTER_EACH = [
  ...['contacted', 'new', 'quoted', 'new', 'closed', 'contacted'],
  ...['quoted', 'contacted', 'closed', 'quoted', 'closed', 'new', 'closed'],
];

async function moved(kit: Kit): Promise<void> {
  kit.needs('updateQuotation', 'listQuotations');
  const note = kit.own.marker();
  const before = await counts(kit);
  const id = await send(kit, 'createQuotation', { ...ASKS, clients_note: note });
  const later = await send(kit, 'createQuotation', { ...ASKS, clients_note: kit.own.marker() });
  for (const status of EACH_AFTER_EACH) {
    await kit.must('updateQuotation', { path: { id }, json: { status } });
    const request = (await inbox(kit)).find((one) => one.id === id);
    if (request?.status !== status)
      kit.fail(kit.operation('updateQuotation'), {
        expected: `status ${status}`,
        got: JSON.stringify(request?.status) ?? 'no request',
        fix: 'Set the status that is sent; any may follow any other.',
        root: 'status',
      });
  }
  const order = (await inbox(kit)).map((one) => one.id).filter((one) => one === id || one === later);
  if (order.length === 2 && order[0] !== later)
    kit.fail(kit.operation('listQuotations'), {
      expected: 'the newest request first, whatever was done with an older one meanwhile',
      got: 'the older one first, whose status was changed',
      fix: 'Order by the moment at which the request came, not by that of its last change.',
      root: 'order',
    });
  const after = await counts(kit);
  // Others may ask for quotes meanwhile; what is closed stays closed.
  if (before && after && (after.total < before.total + 1 || after.total - after.new < before.total - before.new + 1))
    kit.fail(kit.operation('getDashboardSummary'), {
      expected: `one request more in quotes.total, and none more in quotes.new, once a request came and was closed; before: ${JSON.stringify(before)}`,
      got: JSON.stringify(after),
      fix: 'Count all requests as total, and those of status new as new.',
      root: 'quotes',
    });
  if (kit.offers('listQuotations.status=closed') && kit.offers('listQuotations.status=new')) {
    const [closed, fresh] = [await inbox(kit, { status: 'closed' }), await inbox(kit, { status: 'new' })];
    if (
      !closed.some((one) => one.id === id) ||
      closed.some((one) => one.status !== 'closed') ||
      fresh.some((one) => one.id === id)
    )
      kit.fail(kit.operation('listQuotations'), {
        expected: 'status=closed with closed requests only',
        got: JSON.stringify(closed.map(({ status }) => status)),
        fix: 'Filter by status.',
        root: 'filter',
      });
  }
}

/** The inbox's words: name, phone, address and note, each word a part of them, no sign a wildcard. */
async function searched(kit: Kit): Promise<void> {
  kit.needs('listQuotations', 'listQuotations.search');
  const [word, address] = [kit.own.marker(), kit.own.marker()];
  const { written, searched: numbers, another } = phoneNumber();
  const id = await send(kit, 'requestQuote', {
    clients_name: `${word} Wanjiku`,
    clients_email: `${address}@example.com`,
    clients_phone: written[0],
    clients_note: `${word} 5%zoff and a_b for the roof`,
  });
  // Has some of the words, and what a wildcard would take for the others; newer, so that it would be first.
  await send(kit, 'requestQuote', { ...ASKS, clients_note: `${word} 5xzoff and axb for the wall` });
  const found = async (search: string, due: string, what: string) => {
    const [first] = await inbox(kit, { search });
    if (first?.id === due) return;
    kit.fail(kit.operation('listQuotations'), {
      expected: `the request that has every word of search=${search} first (${what})`,
      got: first ? 'one that has some of them' : 'nothing',
      fix: what.startsWith('clients_phone')
        ? 'Compare digits with digits: keep a number of Kenya without its signs, from the nine digits behind 0 or 254 on, and look in it for those that are typed.'
        : 'Look for every word in name, phone, address and note, and escape what LIKE takes for a wildcard.',
      root: `search ${what.split(',')[0] ?? ''}`,
      pointer: '/components/parameters/Search',
    });
  };
  for (const [search, what] of [
    [`${word} wanjiku`, 'clients_name'],
    [address.toUpperCase(), 'clients_email'],
    [`${numbers[0]} ${address} wanjiku`, 'several fields, a word in each'],
    [`roof ${word}`, 'clients_note, each word of it'],
    [`${word} 5%zoff`, 'clients_note, with a percent sign that means itself'],
    [`${word} a_b`, 'clients_note, with an underscore that means itself'],
  ] as const)
    await found(search, id, what);
  for (const clients_phone of written) {
    const mark = kit.own.marker();
    const caller = await send(kit, 'requestQuote', { ...ASKS, clients_phone, clients_note: mark });
    await send(kit, 'requestQuote', { ...ASKS, clients_phone: another, clients_note: mark });
    for (const number of numbers) await found(`${mark} ${number}`, caller, `clients_phone, written ${clients_phone}`);
  }
}

/** The dashboard's count of requests; undefined where it is not offered. */
async function counts(kit: Kit): Promise<{ new: number; total: number } | undefined> {
  return kit.offers('getDashboardSummary')
    ? dataOf<{ quotes: { new: number; total: number } }>(await kit.must('getDashboardSummary'))?.quotes
    : undefined;
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
