/** Days of a form's calendar (`YYYY-MM-DD`, Nairobi, UTC+3 all year) and the API's moments. A window ends with its last day. */
const OFFSET = '+03:00';
const OFFSET_MS = 3 * 3_600_000;
const DAY_MS = 86_400_000;

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00${OFFSET}`));
const dayAt = (instant: number) => new Date(instant + OFFSET_MS).toISOString().slice(0, 10);

/** The moment a day begins, or null where the text is no day. */
export const startOfDay = (day: string): string | null => (isDay(day) ? new Date(`${day}T00:00:00${OFFSET}`).toISOString() : null);

/** The moment a day is over: the midnight after it. */
export const endOfDay = (day: string): string | null => (isDay(day) ? new Date(Date.parse(`${day}T00:00:00${OFFSET}`) + DAY_MS).toISOString() : null);

/** The day of a moment; empty where there is none. */
export const dayOfStart = (instant: string | null | undefined): string => (instant ? dayAt(Date.parse(instant)) : '');

/** The last day of what ends at a moment: what ends at midnight ends with the day before. */
export const dayOfEnd = (instant: string | null | undefined): string => (instant ? dayAt(Date.parse(instant) - 1) : '');
