import { shortDay } from './time';

const longDate = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Nairobi',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** A moment of a day as the contract writes it, `YYYY-MM-DD` of Nairobi. What has no such days goes without this file. */
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00+03:00`);

/** 'Saturday 21 November 2026': the day of a moment, and one that the contract writes. */
export const longDay = (at: number): string => longDate.format(at).replace(',', '');
export const longDayOf = (day: string): string => longDay(noonOf(day));

/** '30 Nov', with the year where it is another than now. */
export const shortDayOf = (day: string, now?: number): string => shortDay(noonOf(day), now);
