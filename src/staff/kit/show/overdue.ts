import { CLOSES, openingAt, OPENS } from '../../../common/domain/openingHours';
import { dayNumber, startOfDayNumber } from '../../../common/domain/wholeDays';
import type { Quotation } from '../../api';

const MINUTE = 60_000;
/** How long a request may be new while the business is open. */
const LONGEST_NEW = 4 * 60 * MINUTE;
/** The server is asked in such steps, so that one answer serves for a while. */
const STEP = 5 * MINUTE;

/**
 * What is new and older than this should have been answered: since then somebody was there for long enough.
 * @param now milliseconds since the epoch
 */
export function overdueSince(now: number): number {
  let left = LONGEST_NEW;
  for (let day = dayNumber(now); ; day -= 1) {
    const midnight = startOfDayNumber(day);
    const opens = midnight + OPENS * MINUTE;
    if (!openingAt(opens).open) continue;
    const until = Math.min(now, midnight + CLOSES * MINUTE);
    if (until - opens >= left) return until - left;
    left -= Math.max(until - opens, 0);
  }
}

export const isOverdue = ({ status, createdAt }: Pick<Quotation, 'status' | 'createdAt'>, now: number): boolean =>
  status === 'new' && Date.parse(createdAt) < overdueSince(now);

/** The same for the server. */
export const overdueBefore = (now: number): string =>
  new Date(overdueSince(Math.floor(now / STEP) * STEP)).toISOString();
