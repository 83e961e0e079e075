import { dayFromText, dayNumber, dayText, startOfDayNumber } from './wholeDays';

/** Days of a form's calendar (`YYYY-MM-DD`, in Nairobi) and the API's moments. A window ends with its last day. */
const beginningOf = (text: string, later: number): string | null => {
  const day = dayFromText(text);
  return day === null ? null : new Date(startOfDayNumber(day + later)).toISOString();
};

/** The moment a day begins, or null where the text is no day. */
export const startOfDay = (day: string): string | null => beginningOf(day, 0);

/** The moment a day is over: the midnight after it. */
export const endOfDay = (day: string): string | null => beginningOf(day, 1);

/** A text that is no moment would throw where it is written as a day. */
const dayOf = (instant: string | null | undefined, earlier: number): string => {
  const day = dayNumber(Date.parse(instant ?? '') - earlier);
  return Number.isNaN(day) ? '' : dayText(day);
};

/** The day of a moment; empty where there is none. */
export const dayOfStart = (instant: string | null | undefined): string => dayOf(instant, 0);

/** The last day of what ends at a moment: what ends at midnight ends with the day before. */
export const dayOfEnd = (instant: string | null | undefined): string => dayOf(instant, 1);
