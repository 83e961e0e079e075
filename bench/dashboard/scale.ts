import { staffPaths } from '../../src/lib/staffPaths';
import { aims } from '../aims';
import { askInTurn } from '../support/load';
import { measure } from '../support/lighthouse';
import { persevere } from '../support/persevere';
import { atMost, milliseconds, ratio, type Report } from '../support/report';
import { median } from '../support/statistics';
import { warm } from '../support/subjects';
import { printTable } from '../support/table';
import { authorization, type Staff } from './staff';
import { measureStaffTouches, TOUCHES, type StaffTouches } from './touches';

export const FEW = 100;
export const MANY = 10_000;
const IN_TURN = 100;
const LIST = '/api/v1/products?page=1&status=all';

/** One look at a list: the server's time for its call, then the page on a phone, ms. */
interface ListTimes extends StaffTouches {
  call: number;
  lcp: number;
}

const ROWS: readonly { key: keyof ListTimes; label: string }[] = [
  { key: 'call', label: "the list's call, one after the other" },
  { key: 'lcp', label: 'largest contentful paint, applied' },
  ...TOUCHES,
];
/** Below this a difference is the clock's: interactions are told in steps of 8 ms. */
const STEP = 8;

/** The list of 10,000 products beside that of 100, in turn. */
export async function reportScale(few: Staff, many: Staff, runs: number): Promise<Report> {
  const all: Record<'few' | 'many', ListTimes[]> = { few: [], many: [] };
  for (let run = 1; run <= runs; run += 1) {
    for (const [size, staff] of [['few', few], ['many', many]] as const) {
      console.error(`run ${run} of ${runs}: ${size === 'few' ? FEW : MANY} products`);
      all[size].push(await look(staff));
    }
  }
  const middle = (size: 'few' | 'many', key: keyof ListTimes) => median(all[size].map((times) => times[key]));
  const times = ROWS.map(({ key, label }) => ({ key, label, few: middle('few', key), many: middle('many', key) }));
  const write = (key: keyof ListTimes, value: number) => (key === 'call' ? `${value.toFixed(2)} ms` : milliseconds(value));
  printTable(`The staff's list of ${MANY} products beside ${FEW}, phone, median of ${runs}`, [
    ['', String(FEW), String(MANY), 'ratio'],
    ...times.map(({ key, label, few: a, many: b }) => [label, write(key, a), write(key, b), ratio(b / a)]),
  ]);
  const verdicts = times.map(({ key, label, few: a, many: b }) =>
    atMost(`dashboard, ${MANY} products times ${FEW}: ${label}`, key === 'call' || b - a > STEP ? b / a : 1, aims.dashboard.tenThousand, ratio));
  return { results: { medians: times, runs: all }, verdicts };
}

async function look(staff: Staff): Promise<ListTimes> {
  const url = staff.origin + staffPaths.products();
  await warm(url);
  const { p50 } = await askInTurn(staff.origin + LIST, IN_TURN, authorization(staff));
  const { paint } = await measure(url, 'devtools', { cookie: staff.cookie });
  const touches = await persevere(() => measureStaffTouches({ url, device: 'phone', cookie: staff.cookie }));
  return { call: p50, lcp: paint.lcp, ...touches };
}
