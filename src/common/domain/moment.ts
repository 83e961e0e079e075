/** The last moment that a date can be, milliseconds since the epoch. */
const LAST = 8.64e15;

/** Whether a kept number is a moment that can be told. Milliseconds since the epoch. */
export const isMoment = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= LAST;
