import { printExplanation } from './explain';
import type { PaintMedians } from './judge';
import { measure, METHODS, type Measured, type Method, type Paint, type Visitor } from './lighthouse';
import { kilobytes, milliseconds, ratio, whole, type Report, type Verdict } from './report';
import { median } from './statistics';
import { warm } from './subjects';
import { printTable } from './table';

export interface PaintOptions {
  runs: number;
  /** The other categories of Lighthouse too. */
  all: boolean;
  /** What the last applied load of each page consisted of. */
  explain: boolean;
}

/** A page and the floor it is measured beside, in turn. */
export interface Pair {
  name: string;
  shop: string;
  floor: string;
  visitor?: Visitor;
}

type Sides = Record<'shop' | 'floor', Measured[]>;
type Paints = Record<Method, Sides>;

/** Measures every page beside its floor by both methods, prints a table for each, holds them to the aims. */
export async function reportPaints<P extends Pair>(
  pairs: readonly P[],
  options: PaintOptions,
  judge: (pair: P, medians: PaintMedians) => Verdict[],
): Promise<Report> {
  const results: Record<string, object> = {};
  const verdicts: Verdict[] = [];
  for (const [pair, paints] of await measurePaints(pairs, options)) {
    const middle = { devtools: mediansOf(paints.devtools), simulate: mediansOf(paints.simulate) };
    const last = paints.devtools.shop.at(-1);
    printPaints(pair, middle, options.runs);
    if (options.explain) printExplanation(last?.explanation);
    if (options.all)
      console.log(
        Object.entries(last?.categories ?? {})
          .map(([name, score]) => `${name} ${score}`)
          .join(', '),
      );
    verdicts.push(...judge(pair, middle));
    results[pair.name] = { medians: middle, categories: last?.categories, runs: paints };
  }
  return { results, verdicts };
}

/** Page, floor, page, floor …, so that a busy moment of the machine touches both. */
async function measurePaints<P extends Pair>(
  pairs: readonly P[],
  { runs, all }: PaintOptions,
): Promise<Map<P, Paints>> {
  const paints = new Map<P, Paints>(
    pairs.map((pair) => [pair, { devtools: { shop: [], floor: [] }, simulate: { shop: [], floor: [] } }]),
  );
  for (let run = 1; run <= runs; run += 1) {
    for (const method of METHODS) {
      for (const [pair, sides] of paints) {
        console.error(`run ${run} of ${runs}, ${method}: ${pair.name}`);
        for (const side of ['shop', 'floor'] as const) {
          await warm(pair[side]);
          sides[method][side].push(await measure(pair[side], method, pair.visitor, all && side === 'shop'));
        }
      }
    }
  }
  return paints;
}

const mediansOf = ({ shop, floor }: Sides) => ({ shop: medianOf(shop), floor: medianOf(floor) });

function medianOf(measured: readonly Measured[]): Paint {
  const of = (key: keyof Paint) => median(measured.map(({ paint }) => paint[key]));
  return {
    score: of('score'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    bytes: of('bytes'),
    scriptBytes: of('scriptBytes'),
    htmlBytes: of('htmlBytes'),
    requests: of('requests'),
  };
}

const ROWS: readonly [keyof Paint, string, (value: number) => string][] = [
  ['score', 'score', whole],
  ['fcp', 'first contentful paint', milliseconds],
  ['lcp', 'largest contentful paint', milliseconds],
  ['tbt', 'total blocking time', milliseconds],
  ['cls', 'layout shift', (value) => value.toFixed(3)],
  ['bytes', 'all bytes', kilobytes],
  ['scriptBytes', 'JavaScript', kilobytes],
  ['htmlBytes', 'HTML', kilobytes],
  ['requests', 'requests', whole],
];

function printPaints({ name, shop: url }: Pair, { devtools, simulate }: PaintMedians, runs: number): void {
  const against = (value: number, floor: number) => (floor > 0 ? ratio(value / floor) : '-');
  printTable(`${name} (${new URL(url).pathname}), median of ${runs}`, [
    ['', 'applied', 'floor', 'ratio', 'simulated', 'floor', 'ratio'],
    ...ROWS.map(([key, label, write]) => [
      label,
      ...[devtools, simulate].flatMap(({ shop, floor }) => [
        write(shop[key]),
        write(floor[key]),
        against(shop[key], floor[key]),
      ]),
    ]),
  ]);
}
