import { setTimeout as wait } from 'node:timers/promises';
import { dataOf } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import { formOf } from '../../run/own';
import type { Listed } from '../../run/lists';
import { serverNow } from '../../run/serverNow';
import type { Check } from '../check';

const HOUR_MS = 3_600_000;
/** After this a window of ours has ended, or begun, while the run goes on. */
const SOON_MS = 600;
/** Where that was too short for a busy server. */
const LONGER_MS = 5000;
/** A server may look at its clock once in two seconds, and what its clock says is known to half a one. */
const GRACE_MS = 2500;

/** A moment as a clock in another zone shows it. */
export function written(at: number, offset: number): string {
  const sign = offset < 0 ? '-' : '+';
  const local = new Date(at + offset * HOUR_MS).toISOString().slice(0, 23);
  return `${local}${sign}${String(Math.abs(offset)).padStart(2, '0')}:00`;
}

interface Window {
  when: string;
  /** Null is no bound on that side. */
  start: string | null;
  end: string | null;
  open: boolean;
}

/** Around this moment by an hour each, in zones whose clocks are further away than that. */
const windowsNow = (now: number): Window[] => [
  {
    when: 'began an hour ago, told in +03:00',
    start: written(now - HOUR_MS, 3),
    end: written(now + 9 * HOUR_MS, 0),
    open: true,
  },
  {
    when: 'ends in an hour, told in -05:00',
    start: written(now - 9 * HOUR_MS, 0),
    end: written(now + HOUR_MS, -5),
    open: true,
  },
  {
    when: 'ended an hour ago, told in +03:00',
    start: written(now - 9 * HOUR_MS, 0),
    end: written(now - HOUR_MS, 3),
    open: false,
  },
  {
    when: 'begins in an hour, told in -05:00',
    start: written(now + HOUR_MS, -5),
    end: written(now + 9 * HOUR_MS, 0),
    open: false,
  },
  { when: 'has an end in an hour and no start', start: null, end: written(now + HOUR_MS, 0), open: true },
  { when: 'had its end an hour ago and no start', start: null, end: written(now - HOUR_MS, 0), open: false },
  { when: 'has a start an hour ago and no end', start: written(now - HOUR_MS, 0), end: null, open: true },
  { when: 'has its start in an hour and no end', start: written(now + HOUR_MS, 0), end: null, open: false },
];

const FIX =
  'Keep dates as instants (timestamptz, UTC) and compare instants: an offset is part of a date, and no answer outlives the moment at which a window begins or ends.';

/** D42: dates bound what they say, in any zone. */
export const windows: Check = {
  id: 'D42',
  name: 'windows',
  reach: 'own',
  rule: 'An advert runs and a discount counts from its start until just before its end, as instants: whatever offset the dates have, and within two seconds of their beginning and end; without one of them there is no bound on that side. A new price counts with and without a percentage, and how many percent are off is by the two prices, whatever percentage is stated; one that is not lower than the price counts for nothing, or is 400. A discount of exactly 30, 50 or 70 percent is one of at least so many, and so is one that is so many once it is rounded to two decimals.',
  run: async (kit) => {
    await kit.part('listAdvertisements', () => adverts(kit));
    await kit.part('listProducts', () => discounts(kit));
    await kit.part('listProducts', () => exactly(kit));
    await atTheSecond(kit);
  },
};

async function adverts(kit: Kit): Promise<void> {
  const { id: productId } = await kit.createProduct();
  for (const { when, start, end, open } of windowsNow(serverNow(kit))) {
    const { id } = await kit.createAdvert(productId, { start_date: start, end_date: end });
    if ((await isRunning(kit, id)) !== open) toldAdvert(kit, open, when);
  }
}

const isRunning = async (kit: Kit, id: string) =>
  (dataOf<Listed[]>(await kit.must('listAdvertisements', { as: 'visitor' })) ?? []).some((advert) => advert.id === id);

function toldAdvert(kit: Kit, open: boolean, when: string): void {
  kit.fail(kit.operation('listAdvertisements'), {
    expected: `an advert that ${when} ${open ? 'shown to' : 'hidden from'} visitors`,
    got: open ? 'it is not listed' : 'it is listed',
    fix: FIX,
    root: 'window',
  });
}

const DISCOUNT = { product_price: '1000.00', new_price: '400.00', discount_percentage: 60 };
const BY_PRICE = { max_price: '500' };

/** Whether the discount of the only product of a category counts, by its price of now. */
const counts = async (kit: Kit, category_id: string) =>
  (
    dataOf<{ products?: Listed[] }>(
      await kit.must('listProducts', { as: 'visitor', query: { category_id, ...BY_PRICE } }),
    )?.products ?? []
  ).length > 0;

function toldDiscount(kit: Kit, open: boolean, when: string): void {
  kit.fail(kit.operation('listProducts'), {
    expected: `the price ${open ? 'with' : 'without'} a discount that ${when}, for max_price`,
    got: open ? 'the price without it' : 'the price with it',
    fix: FIX,
    root: 'window',
    pointer: '/components/schemas/Discount',
  });
}

const dated = async (kit: Kit, start: string | null, end: string | null) => {
  const { id: category_id } = await kit.createCategory();
  await kit.createProduct({
    category_id,
    ...DISCOUNT,
    discount_start_date: start ?? undefined,
    discount_end_date: end ?? undefined,
  });
  return category_id;
};

async function discounts(kit: Kit): Promise<void> {
  kit.needs('listProducts.category_id', 'listProducts.max_price');
  for (const { when, start, end, open } of windowsNow(serverNow(kit)))
    if ((await counts(kit, await dated(kit, start, end))) !== open) toldDiscount(kit, open, when);
  const { id: raised } = await kit.createCategory();
  const form = formOf({
    product_name: kit.own.marker(),
    product_price: '400.00',
    new_price: '600.00',
    category_id: raised,
  });
  const answer = await kit.call('createProduct', { form });
  const fix = 'Take a new price that is not lower than the price for none, or refuse it with 400.';
  const isTaken = kit.expect(answer, [201, 400], { when: 'for a new_price above product_price', fix, root: 'raised' });
  if (isTaken && answer.status === 201 && !(await counts(kit, raised)))
    toldDiscount(kit, false, 'is none, as the new price is above the price');
  const { id: category_id } = await kit.createCategory();
  const { discount_percentage: _, ...lowered } = DISCOUNT;
  await kit.createProduct({ category_id, ...lowered });
  if (!(await counts(kit, category_id)))
    toldDiscount(kit, true, 'is a new price without a percentage and without dates');
}

/** What is read shortly before its turn, and again when its time has come, with no write between. */
interface Turning {
  tell: () => void;
  read: () => Promise<boolean>;
  open: boolean;
}

async function atTheSecond(kit: Kit, soon = SOON_MS): Promise<void> {
  const turn = serverNow(kit) + soon;
  const [before, at, after] = [written(turn - HOUR_MS, 0), written(turn, 3), written(turn + HOUR_MS, 0)];
  const cases = [
    ['has just ended', before, at, false],
    ['has just begun', at, after, true],
  ] as const;
  const turning: Turning[] = [];
  for (const [when, start, end, open] of cases) {
    await kit.part('listAdvertisements', async () => {
      const { id: productId } = await kit.createProduct();
      const { id } = await kit.createAdvert(productId, { start_date: start, end_date: end });
      turning.push({ read: () => isRunning(kit, id), open, tell: () => toldAdvert(kit, open, when) });
    });
    await kit.part('listProducts', async () => {
      kit.needs('listProducts.category_id', 'listProducts.max_price');
      const category = await dated(kit, start, end);
      turning.push({ read: () => counts(kit, category), open, tell: () => toldDiscount(kit, open, when) });
    });
  }
  for (const { read } of turning) await kit.part('before its second', async () => void (await read()));
  // A busy server took so long that nothing was read before: once more, with more time.
  if (serverNow(kit) >= turn && soon < LONGER_MS) return atTheSecond(kit, LONGER_MS);
  await wait(Math.max(0, turn + 50 - serverNow(kit)));
  for (const { read, open, tell } of turning)
    await kit.part('at its second', async () => {
      let now = await read();
      while (now !== open && serverNow(kit) < turn + GRACE_MS) {
        await wait(250);
        now = await read();
      }
      if (now !== open) tell();
    });
}

/** At least so many percent: so many as well. */
async function exactly(kit: Kit): Promise<void> {
  kit.needs('listProducts.category_id', 'listProducts.suggest=discount-30');
  const { id: category_id } = await kit.createCategory();
  // Less off than it says: the two prices count.
  await kit.createProduct({ category_id, product_price: '1000.00', new_price: '900.00', discount_percentage: 75 });
  for (const percent of [30, 50, 70]) {
    const suggest = `discount-${String(percent)}`;
    if (!kit.offers(`listProducts.suggest=${suggest}`)) continue;
    const { id } = await kit.createProduct({
      category_id,
      product_price: '1000.00',
      new_price: (1000 - 10 * percent).toFixed(2),
      discount_percentage: percent,
    });
    // Rounded to two decimals the one is so many percent off, the other is not.
    const near = (cents: number) => ({
      product_price: '100000.00',
      new_price: (100_000 - 1000 * percent + cents).toFixed(2),
    });
    const rounded = await kit.createProduct({ category_id, ...near(4) });
    const below = await kit.createProduct({ category_id, ...near(6) });
    const listed = dataOf<{ products?: Listed[] }>(
      await kit.must('listProducts', { as: 'visitor', query: { category_id, suggest } }),
    )?.products;
    const due = [id, rounded.id].toSorted();
    for (const made of [rounded, below]) await kit.must('deleteProduct', { path: { id: made.id } });
    if (
      listed
        ?.map((one) => one.id)
        .toSorted()
        .join() !== due.join()
    )
      kit.fail(kit.operation('listProducts'), {
        expected: `the products with ${String(percent)} and ${(percent - 0.004).toFixed(3)} percent off for suggest=${suggest}, and not the one with ${(percent - 0.006).toFixed(3)}`,
        got: `${String(listed?.length ?? 0)} products`,
        fix: 'At least so many percent: >=, not >, by the two prices as they hold now, rounded to two decimals, and not by discount_percentage.',
        root: 'exactly',
      });
  }
}
