export type AgeUnit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** How old something is, in whole units of the largest kind that fits. */
interface Age {
  value: number;
  unit: AgeUnit;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** A twelfth of a mean year, so that twelve months are exactly one year. */
const YEAR = 365.25 * DAY;
const MONTH = YEAR / 12;

/**
 * The age of a comment (docs/product.md, 3.7): seconds, minutes, hours, days under 7, weeks under 4, months under
 * 12, else years. Four weeks that are not a month yet count as one; so does a moment ago, or a time ahead of a wrong
 * clock, as one second.
 * @param instant ISO 8601
 * @param now milliseconds since the epoch
 * @returns null where the text is no date
 */
export function ageOf(instant: string, now: number): Age | null {
  const passed = now - Date.parse(instant);
  if (!Number.isFinite(passed)) return null;
  if (passed < MINUTE) return age(passed, SECOND, 'second');
  if (passed < HOUR) return age(passed, MINUTE, 'minute');
  if (passed < DAY) return age(passed, HOUR, 'hour');
  if (passed < WEEK) return age(passed, DAY, 'day');
  if (passed < 4 * WEEK) return age(passed, WEEK, 'week');
  if (passed < YEAR) return age(passed, MONTH, 'month');
  return age(passed, YEAR, 'year');
}

const age = (passed: number, length: number, unit: AgeUnit): Age => ({
  value: Math.max(1, Math.floor(passed / length)),
  unit,
});

/** Entries as they are listed; those without a readable date are the oldest. */
export function newestFirst<T extends { createdAt: string }>(entries: readonly T[]): T[] {
  const time = ({ createdAt }: T) => Date.parse(createdAt) || 0;
  return [...entries].sort((a, b) => time(b) - time(a));
}
