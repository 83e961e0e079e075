import type { Advertisement } from '../../../common/api';
import { dayNumber } from '../../../common/domain/wholeDays';

/** An end that is this near, in days, wants a look. */
export const SOON_DAYS = 3;

export interface RunningAdvert {
  advert: Advertisement;
  /** Of its whole time, 0 to 1; null where the server does not tell both ends. */
  elapsed: number | null;
  /** Calendar days until its last one; null without an end, or where the server tells none. */
  daysLeft: number | null;
}

/** Calendar days in Nairobi from now to the last day of what ends then: 0 on that day itself. @param end milliseconds */
export function daysUntilEnd(end: number, now: number): number {
  return dayNumber(end - 1) - dayNumber(now);
}

const time = (instant: string | null | undefined) => (instant ? Date.parse(instant) : null);

/** The adverts that run now, those that end first at the top. @param now milliseconds since the epoch */
export function runningAdverts(adverts: readonly Advertisement[], now: number): RunningAdvert[] {
  return adverts
    .map((advert) => ({ advert, start: time(advert.start_date), end: time(advert.end_date) }))
    .filter(({ advert, start, end }) => advert.isActive !== false && (start ?? now) <= now && (end ?? Infinity) > now)
    .sort((a, b) => (a.end ?? Infinity) - (b.end ?? Infinity) || 0)
    .map(({ advert, start, end }) => ({
      advert,
      elapsed: start === null || end === null ? null : (now - start) / (end - start),
      daysLeft: end === null ? null : daysUntilEnd(end, now),
    }));
}
