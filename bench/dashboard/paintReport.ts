import { aims } from '../aims';
import type { Device } from '../support/browser';
import type { PaintMedians } from '../support/judge';
import { reportPaints, type Pair, type PaintOptions } from '../support/paints';
import { atMost, kilobytes, milliseconds, type Report, type Verdict } from '../support/report';

/** The list and the plain table of the same rows, as one device loads them. */
export interface ListPair extends Pair {
  device: Device;
}

const three = (value: number) => value.toFixed(3);

function judge({ name }: ListPair, { devtools, simulate }: PaintMedians): Verdict[] {
  const { lcpApplied, cls, scriptBytes } = aims.dashboard;
  return [
    atMost(`${name}: largest contentful paint, applied`, devtools.shop.lcp, lcpApplied, milliseconds),
    atMost(`${name}: layout shift, applied`, devtools.shop.cls, cls, three),
    atMost(`${name}: layout shift, simulated`, simulate.shop.cls, cls, three),
    atMost(`${name}: JavaScript before any interaction`, devtools.shop.scriptBytes, scriptBytes, kilobytes),
  ];
}

/** The loads of the staff's list, beside those of the plain table. */
export const reportListPaints = (pairs: readonly ListPair[], options: PaintOptions): Promise<Report> =>
  reportPaints(pairs, options, judge);
