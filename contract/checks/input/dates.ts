import type { Call } from '../../run/call';
import type { Kit } from '../../run/kit';
import { formOf } from '../../run/own';
import { listAll } from '../../run/snapshot';
import type { Check } from '../check';
import { recordsOf } from './records';

const NO_TIMES = [
  '2026-02-31T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-11-01T25:00:00Z',
  '2026-11-01T00:00:00',
  '2026-11-01',
  '2026-11-01 00:00:00Z',
  '01.11.2026',
  '1793491200',
  '0000-01-01T00:00:00Z',
];
const TIMES = [
  '2028-02-29T23:59:59Z',
  '2026-11-01T00:00:00.123456789+03:00',
  '2026-11-01T00:00:00-03:30',
  '1000-01-02T00:00:00Z',
  '2999-12-30T23:59:59Z',
];
const FIX =
  'Take RFC 3339 with an offset as the schema Timestamp has it, and refuse what is no day of the calendar instead of rolling it over to the next month.';

/** B17: a time is a time, and an end comes after its start. */
export const dates: Check = {
  id: 'B17',
  name: 'dates',
  reach: 'own',
  rule: 'What is no instant (31 February, hour 25, no offset, a date alone) is 400; every RFC 3339 time with an offset that the schema allows is taken, and read back as the same instant. An advert whose end is before its start is 400 with the field named, made or changed; a discount like that is 400, or never holds. An end at the start is taken.',
  run: async (kit) => {
    await kit.part('createAdvertisement', async () => {
      const { id: productId } = await recordsOf(kit).product();
      for (const start_date of NO_TIMES) {
        if (kit.contract.errors('/components/schemas/Timestamp', start_date).length === 0) continue;
        kit.expect(await kit.call('createAdvertisement', { json: { productId, isActive: false, start_date } }), 400, {
          when: `for start_date ${start_date}`,
          fix: FIX,
          pointer: '/components/schemas/NullableTimestamp',
        });
      }
      const kept = new Map<string, string>();
      for (const start_date of TIMES) {
        const made = await kit.call('createAdvertisement', { json: { productId, isActive: false, start_date } });
        const isTaken = kit.expect(made, 201, {
          when: `for start_date ${start_date}`,
          fix: FIX,
          root: 'valid',
          pointer: '/components/schemas/NullableTimestamp',
        });
        if (isTaken) kept.set(kit.made(made, 'advert'), start_date);
      }
      await areKept(kit, kept);
    });
    await kit.part('createProduct', async () => {
      const category_id = await recordsOf(kit).category();
      for (const discount_start_date of NO_TIMES.slice(0, 4)) {
        const form = formOf({ product_name: kit.own.marker(), product_price: '1', category_id, discount_start_date });
        kit.expect(await kit.call('createProduct', { form }), 400, {
          when: `for discount_start_date ${discount_start_date}`,
          fix: FIX,
          pointer: '/components/schemas/Timestamp',
        });
      }
    });
    await kit.part('end before start', () => endBeforeStart(kit));
  },
};

/** What was taken is read back: columns of a few years, and of a few digits, take more than they keep. */
async function areKept(kit: Kit, sent: ReadonlyMap<string, string>): Promise<void> {
  if (!kit.offers('listAdvertisements.status=all')) return;
  for (const advert of await listAll(kit, 'advert')) {
    const due = sent.get(advert.id);
    if (due === undefined || Date.parse(due) === Date.parse(String(advert.start_date))) continue;
    kit.fail(kit.operation('createAdvertisement'), {
      expected: `start_date ${due} as it was sent, to the millisecond`,
      got: String(advert.start_date),
      fix: 'Keep instants from the year 1000 to 2999 with milliseconds (timestamptz, DATETIME(3) in UTC): MySQL’s TIMESTAMP ends in 2038.',
      root: 'kept',
      pointer: '/components/schemas/NullableTimestamp',
    });
  }
}

/** Each call that takes a start and an end, with the fields that say them. */
async function windowed(kit: Kit): Promise<[operation: string, fields: [string, string], send: Sends][]> {
  const [{ id: productId }, { id }, category] = [
    await recordsOf(kit).product(),
    await kit.createProduct(),
    await kit.sharedCategory(),
  ];
  const advert = await kit.createAdvert(id, { isActive: false });
  const named = (json: Json) => ({
    product_name: kit.own.marker(),
    product_price: '1',
    category_id: category.id,
    ...json,
  });
  const ofAdvert: [string, string] = ['start_date', 'end_date'];
  const ofProduct: [string, string] = ['discount_start_date', 'discount_end_date'];
  return [
    ['createAdvertisement', ofAdvert, (json) => ({ json: { productId, isActive: false, ...json } })],
    ['updateAdvertisement', ofAdvert, (json) => ({ path: { id: advert.id }, json })],
    ['createProduct', ofProduct, (json) => ({ form: formOf(named(json)) })],
    ['updateProduct', ofProduct, (json) => ({ path: { id }, json })],
  ];
}
type Json = Record<string, string>;
type Sends = (json: Json) => Call;

async function endBeforeStart(kit: Kit): Promise<void> {
  for (const [operation, [start, end], send] of await windowed(kit)) {
    if (!kit.offers(operation)) continue;
    // The same order by the texts, but not by the instants; and a window that ends as it begins.
    for (const [from, until, isTaken] of [
      ['2026-12-01T00:00:00Z', '2026-11-01T00:00:00Z', false],
      ['2026-11-01T00:00:00Z', '2026-11-01T01:00:00+03:00', false],
      ['2026-11-01T00:00:00.000Z', '2026-11-01T03:00:00+03:00', true],
    ] as const) {
      const exchange = await kit.call(operation, send({ [start]: from, [end]: until }));
      const about = {
        fix: `Compare the dates as instants, and answer 400 where the end is before the start, and there alone.`,
        root: 'order',
      };
      const when = `for an end ${isTaken ? 'at' : 'before'} the start (${from} to ${until})`;
      const { success } = kit.operation(operation);
      // A discount that never holds is one that does not count, too.
      const due = isTaken ? [success] : start === 'start_date' ? [400] : [400, success];
      if (exchange.status === 400 && !isTaken) kit.refuses(exchange, 400, [end, start], { when, ...about });
      else kit.expect(exchange, due, { when, ...about });
    }
  }
}
