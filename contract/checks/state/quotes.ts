import { randomUUID } from 'node:crypto';
import { dataOf } from '../../http/exchange';
import { CannotJudge, type Kit } from '../../run/kit';
import type { Listed } from '../../run/snapshot';
import type { Check } from '../check';
import { inWords } from './kinds';

const BASE = { clients_name: 'Contract kit', clients_email: 'contract-kit@example.com' };

/** D21: a request for a quote is kept once, whatever happens on the way. */
export const quotes: Check = {
  id: 'D21',
  name: 'quotes',
  reach: 'traces',
  rule: 'Requests are kept as sent, unknown products included; a missing or empty phone is null. One that is read alone is as in the list, and its position is its place there. The same Idempotency-Key with the same body is one request and one answer, with another body 409. Staff find requests by status and words, and move them along.',
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
    await kit.part('subscribeToNewsletter', () => subscribed(kit));
  },
};

const send = async (
  kit: Kit,
  operation: string,
  json: Record<string, unknown>,
  headers: Record<string, string> = {},
) => {
  const exchange = await kit.must(operation, { json, headers });
  const id = dataOf<{ id?: unknown }>(exchange)?.id;
  if (typeof id !== 'string') throw new CannotJudge(`${operation} answered no id`);
  // Requests cannot be deleted, but their status may be changed: they are ours.
  kit.own.owns(id, exchange, 'quote');
  return id;
};

async function inbox(kit: Kit, query: Record<string, string> = {}): Promise<Listed[]> {
  return dataOf<{ quotations: Listed[] }>(await kit.must('listQuotations', { query }))?.quotations ?? [];
}

async function kept(kit: Kit, operation: string): Promise<void> {
  const { id: productId } = await kit.createProduct();
  const unknown = await kit.absentId('product');
  const json = {
    ...BASE,
    clients_note: `${kit.own.marker()}\n\nTwo lines, “quoted” & 📡`,
    clients_phone: '',
    ...(operation === 'createQuotation' && { productIds: [productId, unknown] }),
  };
  const id = await send(kit, operation, json);
  kit.needs('listQuotations');
  await kit.must('deleteProduct', { path: { id: productId } });
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
  const due = {
    ...json,
    clients_phone: null,
    productIds: operation === 'createQuotation' ? [productId, unknown] : [],
    status: 'new',
  };
  const words = inWords(due, request);
  const forgotten = operation === 'createQuotation' && JSON.stringify(request.productIds) === JSON.stringify([unknown]);
  if (words !== '')
    kit.fail(kit.operation('listQuotations'), {
      expected: 'the request as it was sent',
      got: words,
      fix: 'Keep every field; an id of a product that is gone stays in productIds, an empty phone is null.',
      root: `${operation} fields`,
      ...(forgotten && { of: 'deleteProduct' }),
    });
}

/** One request out of the list; others may come in front of it meanwhile. */
async function readAlone(kit: Kit): Promise<void> {
  kit.needs('getQuotation', 'listQuotations');
  const older = await send(kit, 'requestQuote', { ...BASE, clients_note: `${kit.own.marker()}\n\nTwo lines` });
  await send(kit, 'requestQuote', { ...BASE, clients_note: kit.own.marker() });
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
  const key = `kit-${randomUUID()}`;
  const json = { ...BASE, clients_note: kit.own.marker() };
  const fix = 'Keep the key with the body’s hash and the answer, in the transaction that keeps the request.';
  const pointer = '/components/parameters/IdempotencyKey';
  const first = await send(kit, operation, json, { 'idempotency-key': key });
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
  const other = await kit.call(operation, {
    json: { ...json, clients_note: `${json.clients_note} more` },
    headers: { 'idempotency-key': key },
  });
  kit.expect(other, 409, { when: 'for the same key with another body', fix, root: 'other', pointer });
  if (kit.offers('listQuotations.search')) {
    const found = await inbox(kit, { search: json.clients_note });
    if (found.length !== 1)
      kit.fail(kit.operation(operation), {
        expected: 'one request kept for one key',
        got: `${found.length}`,
        fix,
        root: 'kept',
        pointer,
      });
  }
  const capitals = await kit.call(operation, {
    json: { ...json, clients_note: `${json.clients_note} in capitals` },
    headers: { 'idempotency-key': key.toUpperCase() },
  });
  kit.expect(capitals, 201, {
    when: 'for the same letters as another key, in capitals',
    fix: 'Compare keys to the letter: a collation without case takes two for one.',
    root: 'capitals',
    pointer,
  });
  const elsewhere = operation === 'createQuotation' ? 'requestQuote' : 'createQuotation';
  const apart = await kit.call(elsewhere, {
    json: { ...BASE, clients_note: kit.own.marker() },
    headers: { 'idempotency-key': key },
  });
  kit.expect(apart, 201, {
    when: 'for a key that another call has used',
    fix: 'Each call has keys of its own.',
    root: 'apart',
    pointer,
  });
}

async function moved(kit: Kit): Promise<void> {
  kit.needs('updateQuotation', 'listQuotations');
  const note = kit.own.marker();
  const before = await counts(kit);
  const id = await send(kit, 'createQuotation', { ...BASE, clients_note: note });
  for (const status of ['contacted', 'quoted', 'closed', 'new', 'closed']) {
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
  if (
    kit.expect(again, 201, { when: 'for an address that is subscribed already', fix, root: 'again' }) &&
    !again.body.equals(first.body)
  )
    kit.fail(again, { expected: first.body.toString(), got: again.body.toString(), fix, root: 'same' });
}
