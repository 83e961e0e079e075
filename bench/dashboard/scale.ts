import { staffPaths } from '../../src/common/domain/staffPaths';
import { aims } from '../aims';
import { askInTurn } from '../support/load';
import { persevere } from '../support/persevere';
import { atMost, milliseconds, ratio, type Report } from '../support/report';
import { median } from '../support/statistics';
import { warm } from '../support/subjects';
import { printTable } from '../support/table';
import { authorization, type Staff } from './staff';
import { measureStaffTouches, TOUCHES, type StaffTouches } from './touches';

export const FEW = 100;
export const MANY = 10_000;
/** Calls of one server before the other has its turn, and how often: what a server needs to come up to speed is behind it. */
const IN_TURN = 30;
const TURNS = 10;
const WARM_UP = 300;
const LIST = '/api/v1/products?page=1&status=all';

/** A look at a list on a phone, ms. */
interface ListTimes extends StaffTouches {
  lcp: number;
}
type Sizes<T> = Record<'few' | 'many', T>;

const ROWS: readonly { key: keyof ListTimes; label: string }[] = [
  { key: 'lcp', label: 'largest contentful paint, slow 4G' },
  ...TOUCHES,
];
/** Below this a difference is the clock's: interactions are told in steps of 8 ms. */
const STEP = 8;

/** The list of 10,000 products beside that of 100, in turn. */
export async function reportScale(staff: Sizes<Staff>, runs: number): Promise<Report> {
  const calls = await timeCalls(staff);
  const looks = await lookAt(staff, runs);
  const middle = (size: 'few' | 'many', key: keyof ListTimes) => median(looks[size].map((times) => times[key]));
  const times = [
    {
      label: "the list's call, one after the other",
      few: median(calls.few),
      many: median(calls.many),
      write: (value: number) => `${value.toFixed(2)} ms`,
      step: 0,
    },
    ...ROWS.map(({ key, label }) => ({
      label,
      few: middle('few', key),
      many: middle('many', key),
      write: milliseconds,
      step: STEP,
    })),
  ];
  printTable(`The staff's list of ${MANY} products beside ${FEW}, phone, CPU 4x slower, median of ${runs}`, [
    ['', String(FEW), String(MANY), 'ratio'],
    ...times.map(({ label, few, many, write }) => [label, write(few), write(many), ratio(many / few)]),
  ]);
  const verdicts = times.map(({ label, few, many, step }) =>
    atMost(
      `dashboard, ${MANY} products times ${FEW}: ${label}`,
      many - few > step ? many / few : Math.min(1, many / few),
      aims.dashboard.tenThousand,
      ratio,
    ),
  );
  return {
    results: { calls, medians: times.map(({ label, few, many }) => ({ label, few, many })), runs: looks },
    verdicts,
  };
}

/** Medians of each turn. */
async function timeCalls(staff: Sizes<Staff>): Promise<Sizes<number[]>> {
  const calls: Sizes<number[]> = { few: [], many: [] };
  const ask = async (of: Staff, count: number) => (await askInTurn(of.origin + LIST, count, authorization(of))).p50;
  for (const of of Object.values(staff)) await ask(of, WARM_UP);
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const size of ['few', 'many'] as const) calls[size].push(await ask(staff[size], IN_TURN));
  }
  return calls;
}

async function lookAt(staff: Sizes<Staff>, runs: number): Promise<Sizes<ListTimes[]>> {
  const looks: Sizes<ListTimes[]> = { few: [], many: [] };
  for (let run = 1; run <= runs; run += 1) {
    for (const [size, products] of [
      ['few', FEW],
      ['many', MANY],
    ] as const) {
      console.error(`run ${run} of ${runs}: ${products} products`);
      const url = staff[size].origin + staffPaths.products();
      await warm(url);
      looks[size].push(
        await persevere(() => measureStaffTouches({ url, device: 'phone', cookie: staff[size].cookie, network: true })),
      );
    }
  }
  return looks;
}
