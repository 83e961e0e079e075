import { aims } from '../aims';
import type { Cookie } from '../support/browser';
import { persevere } from '../support/persevere';
import { atMost, milliseconds, type Report, type Verdict } from '../support/report';
import { median } from '../support/statistics';
import { printTable } from '../support/table';
import type { ListPair } from './paintReport';
import { measurePlainMenu, measureStaffTouches, TOUCHES, type StaffTouches } from './touches';

interface Touched {
  list: StaffTouches[];
  /** The plain table's menu. */
  plainMenu: number[];
}

/** Touches on the loaded list, and on the plain table, in turn. */
export async function reportTouches(pairs: readonly ListPair[], cookie: Cookie, runs: number): Promise<Report> {
  const all = new Map<ListPair, Touched>(pairs.map((pair) => [pair, { list: [], plainMenu: [] }]));
  for (let run = 1; run <= runs; run += 1) {
    for (const [{ name, device, shop, floor }, touched] of all) {
      console.error(`run ${run} of ${runs}: touches on ${name}`);
      touched.list.push(await persevere(() => measureStaffTouches({ url: shop, device, cookie })));
      touched.plainMenu.push(await persevere(() => measurePlainMenu({ url: floor, device, cookie })));
    }
  }
  const medians = [...all].map(([{ name }, { list, plainMenu }]) => ({
    name,
    times: TOUCHES.map(({ key, label }) => ({ key, label, time: median(list.map((touches) => touches[key])) })),
    plainMenu: median(plainMenu),
  }));
  for (const { name, times, plainMenu } of medians) {
    printTable(`From a press to the next picture, ${name}, CPU 4x slower, median of ${runs}`, [
      ...times.map(({ label, time }) => [label, milliseconds(time)]),
      ["open a row's menu of the plain table", milliseconds(plainMenu)],
    ]);
  }
  const verdicts: Verdict[] = medians.flatMap(({ name, times }) =>
    times.map(({ label, time }) => atMost(`${name}: ${label}`, time, aims.dashboard.interaction, milliseconds)),
  );
  return {
    results: { medians, runs: Object.fromEntries([...all].map(([{ name }, touched]) => [name, touched])) },
    verdicts,
  };
}
