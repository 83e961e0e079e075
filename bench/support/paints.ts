import { printExplanation } from './explain';
import { judgePaint, type PaintMedians } from './judge';
import { measure, METHODS, type Measured, type Method, type Paint } from './lighthouse';
import { kilobytes, milliseconds, ratio, whole, type Verdict } from './report';
import { median } from './statistics';
import { warm, type Subject } from './subjects';
import { printTable } from './table';

export interface PaintOptions {
  runs: number;
  /** The other categories of Lighthouse too. */
  all: boolean;
  /** What the last applied load of each page consisted of. */
  explain: boolean;
}

type Sides = Record<'shop' | 'floor', Measured[]>;
type Paints = Record<Method, Sides>;

/** Measures every page beside its floor by both methods, prints a table for each, holds them to the aims. */
export async function reportPaints(subjects: readonly Subject[], options: PaintOptions): Promise<{ results: object; verdicts: Verdict[] }> {
  const results: Record<string, object> = {};
  const verdicts: Verdict[] = [];
  for (const [subject, paints] of await measurePaints(subjects, options)) {
    const middle = { devtools: mediansOf(paints.devtools), simulate: mediansOf(paints.simulate) };
    const last = paints.devtools.shop.at(-1);
    printPaints(subject, middle, options.runs);
    if (options.explain) printExplanation(last?.explanation);
    if (options.all) console.log(Object.entries(last?.categories ?? {}).map(([name, score]) => `${name} ${score}`).join(', '));
    verdicts.push(...judgePaint(subject.name, middle));
    results[subject.name] = { medians: middle, categories: last?.categories, runs: paints };
  }
  return { results, verdicts };
}

/** Page, floor, page, floor …, so that a busy moment of the machine touches both. */
async function measurePaints(subjects: readonly Subject[], { runs, all }: PaintOptions): Promise<Map<Subject, Paints>> {
  const paints = new Map<Subject, Paints>(subjects.map((subject) => [subject, { devtools: { shop: [], floor: [] }, simulate: { shop: [], floor: [] } }]));
  for (let run = 1; run <= runs; run += 1) {
    for (const method of METHODS) {
      for (const [subject, sides] of paints) {
        console.error(`run ${run} of ${runs}, ${method}: ${subject.name}`);
        for (const side of ['shop', 'floor'] as const) {
          await warm(subject[side]);
          sides[method][side].push(await measure(subject[side], method, all && side === 'shop'));
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
    score: of('score'), fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls'),
    bytes: of('bytes'), scriptBytes: of('scriptBytes'), htmlBytes: of('htmlBytes'), requests: of('requests'),
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

function printPaints(subject: Subject, { devtools, simulate }: PaintMedians, runs: number): void {
  const against = (value: number, floor: number) => (floor > 0 ? ratio(value / floor) : '-');
  printTable(`${subject.name} (${new URL(subject.shop).pathname}), median of ${runs}`, [
    ['', 'applied', 'floor', 'ratio', 'simulated', 'floor', 'ratio'],
    ...ROWS.map(([key, label, write]) => [
      label,
      ...[devtools, simulate].flatMap(({ shop, floor }) => [write(shop[key]), write(floor[key]), against(shop[key], floor[key])]),
    ]),
  ]);
}
