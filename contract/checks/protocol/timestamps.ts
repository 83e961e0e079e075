import { dataOf, type Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import { serverNow } from '../../run/serverNow';
import type { Check } from '../check';
import { firstPage, LISTS, singleCall, type JsonRecord } from './records';

const TIMESTAMP = '/components/schemas/Timestamp';
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
/** How far clocks may be apart, ms. */
const TOLERANCE = 5 * 60_000;

/** A09: instants say their offset, and those of what was made just now are now. */
export const timestamps: Check = {
  id: 'A09',
  name: 'timestamps',
  reach: 'read',
  rule: 'Every createdAt and updatedAt is RFC 3339 with an offset and not in the future; of a record that was made just now they are now. A date that was sent is read back as the same instant, whatever its offset.',
  run: async (kit) => {
    for (const one of LISTS.filter(({ list }) => ['listProducts', 'listArticles'].includes(list))) {
      await kit.part(one.list, async () => {
        const records = await firstPage(kit, one);
        const at = kit.operation(one.list);
        for (const record of records) judgeInstants(kit, at, record, serverNow(kit));
        const [first] = records;
        if (!one.single || typeof first?.id !== 'string') return;
        const read = await kit.call(one.single.operation, singleCall(kit, one.single, first.id));
        const { comments, ratings } = dataOf<{ comments?: unknown; ratings?: unknown }>(read) ?? {};
        for (const list of [comments, ratings])
          for (const entry of Array.isArray(list) ? (list as JsonRecord[]) : [])
            judgeInstants(kit, read, entry, nowOf(read));
      });
    }
    if (kit.options.scope !== 'read-only') await kit.part('new records', () => fresh(kit));
  },
};

/** The server's own time where it tells it (RFC 9110, 6.6.1), so that a clock of ours that is wrong accuses nobody. */
function nowOf({ headers, at }: Exchange): number {
  const date = Date.parse(headers.date ?? '');
  return Number.isNaN(date) ? at : date;
}

function judgeInstants(kit: Kit, at: Parameters<Kit['fail']>[0], record: JsonRecord, now: number): void {
  for (const field of ['createdAt', 'updatedAt']) {
    const value = record[field];
    // An instant of another form is told by A05.
    if (typeof value !== 'string' || !RFC_3339.test(value)) continue;
    if (Date.parse(value) > now + TOLERANCE)
      kit.fail(at, {
        expected: `${field} not after now (${new Date(now).toISOString()})`,
        got: value,
        fix: 'Store instants in UTC; a local time that is sent with a Z lies in the future.',
        root: 'future',
        pointer: TIMESTAMP,
      });
  }
}

/** What was made a moment ago was made now, and dates keep their instant. */
async function fresh(kit: Kit): Promise<void> {
  const start = '2026-01-15T09:30:00+03:00';
  const end = '2031-06-30T23:59:59-05:30';
  const { id, exchange } = await kit.createProduct({
    new_price: '900.00',
    discount_percentage: 25,
    discount_start_date: start,
    discount_end_date: end,
  });
  judgeNow(kit, exchange, dataOf(exchange) ?? {});
  const read = await kit.read('product', id);
  for (const [field, sent] of [
    ['discount_start_date', start],
    ['discount_end_date', end],
  ] as const) {
    const value = dataOf(read)?.[field];
    if (typeof value !== 'string' || Date.parse(value) !== Date.parse(sent))
      kit.fail(read, {
        expected: `${field}: the instant ${sent} (${new Date(sent).toISOString()})`,
        got: String(JSON.stringify(value)),
        fix: 'Keep instants with their offset (TIMESTAMPTZ, or UTC), and do not cut the offset off.',
        root: 'offset',
        pointer: TIMESTAMP,
      });
  }
  await kit.must('rateProduct', { path: { productId: id }, json: { rating: 4 } });
  const article = await kit.createArticle();
  judgeNow(kit, article.exchange, dataOf(article.exchange) ?? {});
  await kit.must('commentOnArticle', { path: { articleId: article.id }, json: { content: 'When was this?' } });
  for (const [again, key] of [
    [await kit.read('product', id), 'ratings'],
    [await kit.read('article', article.id), 'comments'],
  ] as const) {
    const list = dataOf(again)?.[key];
    for (const entry of Array.isArray(list) ? (list as JsonRecord[]) : []) judgeNow(kit, again, entry);
  }
}

/** Instants of what an answer says was made, or used, a moment ago. */
export function judgeNow(
  kit: Kit,
  exchange: Exchange,
  record: JsonRecord,
  fields: readonly string[] = ['createdAt', 'updatedAt'],
): void {
  const now = nowOf(exchange);
  for (const field of fields) {
    const value = record[field];
    if (typeof value === 'string' && RFC_3339.test(value) && Math.abs(Date.parse(value) - now) > TOLERANCE)
      kit.fail(exchange, {
        expected: `${field} of what was made just now within five minutes of now (${new Date(now).toISOString()})`,
        got: value,
        fix: 'Take the time in UTC when the record is stored.',
        root: 'now',
        pointer: TIMESTAMP,
      });
  }
}
