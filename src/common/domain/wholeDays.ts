/** Whole days of the shop's own place, as numbers since 1 January 1970. */
export const DAY_MS = 86_400_000;
/** East Africa Time is UTC+3 all year; Kenya has no daylight-saving time. */
const NAIROBI_MS = 3 * 3_600_000;

/** Several days, both ends included; endless sides are ±Infinity. */
export interface DaySpan {
  first: number;
  last: number;
}

/** Which day it is. @param instant milliseconds since the epoch */
export const dayNumber = (instant: number): number => Math.floor((instant + NAIROBI_MS) / DAY_MS);

/** The moment a day begins, milliseconds since the epoch. */
export const startOfDayNumber = (day: number): number => day * DAY_MS - NAIROBI_MS;

/** `YYYY-MM-DD` of a day. */
export const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The day of a text `YYYY-MM-DD`; null where it is none. */
export function dayFromText(text: string): number | null {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return Number.isNaN(time) ? null : time / DAY_MS;
}

/** The Monday of a day's week. */
export const mondayOf = (day: number): number => day - ((((day + 3) % 7) + 7) % 7);
