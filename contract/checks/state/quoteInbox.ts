import { dataOf } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Listed } from '../../run/lists';
import { ASKS } from './kinds';
import { phoneNumber } from './searching';

/** Sends a request. It cannot be deleted, but its status may be changed: it is ours. */
export const send = async (kit: Kit, operation: string, json: Record<string, unknown>) =>
  kit.made(await kit.must(operation, { json }), 'quote');

/** The newest requests that staff find. */
export async function inbox(kit: Kit, query: Record<string, string> = {}): Promise<Listed[]> {
  return dataOf<{ quotations: Listed[] }>(await kit.must('listQuotations', { query }))?.quotations ?? [];
}

/** From new on, each status after each other one. */
const EACH_AFTER_EACH = [
  ...['contacted', 'new', 'quoted', 'new', 'closed', 'contacted'],
  ...['quoted', 'contacted', 'closed', 'quoted', 'closed', 'new', 'closed'],
];

/** Staff move a request along, and it stays where it is among the others. */
export async function moved(kit: Kit): Promise<void> {
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
export async function searched(kit: Kit): Promise<void> {
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
