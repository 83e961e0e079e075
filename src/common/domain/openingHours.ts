/**
 * When somebody answers: Monday to Saturday, 8:00 AM to 5:30 PM (docs/product.md, 1.3), in the time of
 * Nairobi, wherever the visitor's phone believes to be.
 */
export const OPENS = 8 * 60;
export const CLOSES = 17 * 60 + 30;
const SUNDAY = 0;

// Not those of wholeDays.ts: this stands on every page, which would have to carry that as well.
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** East Africa Time is UTC+3 all year; Kenya has no daylight-saving time. */
const NAIROBI_MS = 3 * 60 * MINUTE_MS;

/** Weekdays as JavaScript counts them: 0 is Sunday. */
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Whether somebody answers, and when that changes. Times of day are minutes since midnight in Nairobi. */
export type Opening =
  | { open: true; closes: number }
  | { open: false; opens: number; daysAhead: number; weekday: Weekday };

/** @param now milliseconds since the epoch */
export function openingAt(now: number): Opening {
  const local = now + NAIROBI_MS;
  const day = Math.floor(local / DAY_MS);
  const minutes = (local - day * DAY_MS) / MINUTE_MS;
  const works = weekdayOf(day) !== SUNDAY;
  if (works && minutes >= OPENS && minutes < CLOSES) return { open: true, closes: CLOSES };
  let next = works && minutes < OPENS ? day : day + 1;
  if (weekdayOf(next) === SUNDAY) next += 1;
  return { open: false, opens: OPENS, daysAhead: next - day, weekday: weekdayOf(next) };
}

/** The year in Nairobi, as a copyright notice has it. @param now milliseconds since the epoch */
export const yearAt = (now: number): number => new Date(now + NAIROBI_MS).getUTCFullYear();

/** The weekday of a day counted from 1 January 1970, a Thursday. */
function weekdayOf(day: number): Weekday {
  return ((((day + 4) % 7) + 7) % 7) as Weekday;
}
