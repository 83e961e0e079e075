import { DAY_MS, dayNumber, dayText } from '../../../common/domain/wholeDays';

/** Times of the shop's own place, whatever the staff's computer says. */
const ZONE = 'Africa/Nairobi';

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, day: 'numeric', month: 'short' });
const dayOfYear = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, day: 'numeric', month: 'short', year: 'numeric' });
const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, weekday: 'short' });

/** Which day it is in Nairobi, as a text that sorts. No locale's format is it in every browser. */
export const dayKey = (at: number): string => dayText(dayNumber(at));

/** '2026-11-20 14:02', as files carry it. */
export const minuteKey = (at: number): string => `${dayKey(at)} ${clock.format(at)}`;

/** '14:02' today, else '20 Nov, 14:02'. */
export function timeOf(at: number, now = Date.now()): string {
  return dayKey(at) === dayKey(now) ? clock.format(at) : `${day.format(at)}, ${clock.format(at)}`;
}

/** 'Today 14:02', 'Yesterday 14:02', '20 Nov, 14:02', '20 Nov 2025, 14:02'. */
export function whenOf(at: number, now: number): string {
  if (dayKey(at) === dayKey(now)) return `Today ${clock.format(at)}`;
  if (dayKey(at) === dayKey(now - DAY_MS)) return `Yesterday ${clock.format(at)}`;
  return `${shortDay(at, now)}, ${clock.format(at)}`;
}

/** As short as it can be: '14:02' today, 'Fri' within six days, '16 Nov', '16 Nov 2025' in another year. */
export function shortTime(at: number, now: number): string {
  if (dayKey(at) === dayKey(now)) return clock.format(at);
  if (now - at < 6 * DAY_MS && at < now) return weekday.format(at);
  return shortDay(at, now);
}

/** '30 Nov', with the year where it is another. */
export function shortDay(at: number, now = Date.now()): string {
  return dayKey(at).slice(0, 4) === dayKey(now).slice(0, 4) ? day.format(at) : dayOfYear.format(at);
}

/** '15–30 Nov', '20 Nov – 12 Dec': the days of what ends at a moment; one that ends at midnight ends the day before. Browsers differ in the spaces within a month. */
export const dayRange = (start: number, end: number): string =>
  day.formatRange(start, end - 1).replace(/^(\d+)\s–\s(?=\d)/u, '$1–');
