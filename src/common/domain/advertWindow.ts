import { dayFromText, dayNumber, type DaySpan } from './wholeDays';

/** Adverts that the bar at the top of the shop shows (docs/product.md, 2.1). */
export const BAR_PLACES = 3;

/** What decides when an advert runs (openapi.yaml, Advertisement). */
interface AdvertWindow {
  isActive?: boolean | undefined;
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
}

/** Stopped: its window is not over, but it is not active. */
export type AdvertStatus = 'running' | 'planned' | 'ended' | 'stopped';

/** Days on which more adverts run than the bar shows. */
interface CrowdedSpan extends DaySpan {
  /** The most adverts on one of these days. */
  count: number;
}

const momentOf = (text: string | null | undefined, none: number): number => {
  const time = text ? Date.parse(text) : NaN;
  return Number.isNaN(time) ? none : time;
};

/** An advert at a moment. Where the server does not say whether it is active, it is. */
export function advertStatus(advert: AdvertWindow, now: number): AdvertStatus {
  if (momentOf(advert.end_date, Infinity) <= now) return 'ended';
  if (advert.isActive === false) return 'stopped';
  return momentOf(advert.start_date, -Infinity) > now ? 'planned' : 'running';
}

/** The days an advert is on, whether active or not: what ends at midnight ends with the day before. */
export const spanOf = (advert: AdvertWindow): DaySpan => ({
  first: dayNumber(momentOf(advert.start_date, -Infinity)),
  last: dayNumber(momentOf(advert.end_date, Infinity) - 1),
});

/** The days between two fields of a form, either of which may be empty. */
export const spanOfDays = (start: string, end: string): DaySpan => ({
  first: dayFromText(start) ?? -Infinity,
  last: dayFromText(end) ?? Infinity,
});

const holds = (span: DaySpan, day: number): boolean => span.first <= day && day <= span.last;
export const overlap = (one: DaySpan, other: DaySpan): boolean => one.first <= other.last && other.first <= one.last;

/** How many of the spans hold a day. */
export const countOn = (spans: readonly DaySpan[], day: number): number =>
  spans.filter((span) => holds(span, day)).length;

/**
 * The days of a window on which more than `BAR_PLACES` of the spans overlap, in order; neighbouring days are one entry.
 * @param within must begin on a day; it may be without end
 */
export function crowdedDays(spans: readonly DaySpan[], within: DaySpan): CrowdedSpan[] {
  // The number changes only where a span begins or has ended.
  const changes = spans
    .flatMap(({ first, last }) => [first, last + 1])
    .filter((day) => day > within.first && day <= within.last);
  const days = [...new Set([within.first, ...changes])].sort((one, other) => one - other);
  const crowded: CrowdedSpan[] = [];
  days.forEach((first, index) => {
    const last = (days[index + 1] ?? within.last + 1) - 1;
    const count = countOn(spans, first);
    if (count <= BAR_PLACES || last < first) return;
    const before = crowded.at(-1);
    if (before?.last === first - 1) Object.assign(before, { last, count: Math.max(before.count, count) });
    else crowded.push({ first, last, count });
  });
  return crowded;
}
