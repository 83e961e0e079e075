import { aims } from '../aims';
import type { Interactions } from './interaction';
import type { Method, Paint } from './lighthouse';
import { atLeast, atMost, kilobytes, milliseconds, ratio, whole, type Verdict } from './report';

export type PaintMedians = Record<Method, Record<'shop' | 'floor', Paint>>;

const three = (value: number) => value.toFixed(3);

/** Holds one page's medians to the aims; what both methods measure must be met by both. */
export function judgePaint(page: string, { devtools, simulate }: PaintMedians): Verdict[] {
  const both = [
    ['applied', devtools],
    ['simulated', simulate],
  ] as const;
  return [
    atMost(
      `${page}: largest contentful paint, applied, times the floor's`,
      devtools.shop.lcp / devtools.floor.lcp,
      aims.lcpApplied,
      ratio,
    ),
    atMost(
      `${page}: largest contentful paint, simulated, times the floor's`,
      simulate.shop.lcp / simulate.floor.lcp,
      aims.lcpSimulated,
      ratio,
    ),
    ...both.flatMap(([method, { shop, floor }]) => [
      atLeast(`${page}: score, ${method}`, shop.score, aims.score, whole),
      atMost(`${page}: layout shift, ${method}`, shop.cls, aims.cls, three),
      atMost(
        `${page}: blocking time above the floor's, ${method}`,
        shop.tbt - floor.tbt,
        aims.tbtAboveFloor,
        milliseconds,
      ),
    ]),
    atMost(`${page}: JavaScript before any interaction`, devtools.shop.scriptBytes, aims.scriptBytes, kilobytes),
    atMost(`${page}: HTML`, devtools.shop.htmlBytes, aims.htmlBytes, kilobytes),
    atMost(`${page}: requests`, devtools.shop.requests, aims.requests, whole),
    atMost(`${page}: all bytes`, devtools.shop.bytes, aims.bytes, kilobytes),
  ];
}

export function judgeInteractions({ addToCart, openCart }: Interactions): Verdict[] {
  return [
    atMost('shop: add to cart, touch to picture', addToCart, aims.interaction, milliseconds),
    atMost('shop: open the cart, touch to picture', openCart, aims.interaction, milliseconds),
  ];
}
