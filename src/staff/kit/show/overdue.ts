import { openTimeBefore } from '../../../common/domain/openingHours';
import type { Quotation } from '../../api';

/** How long a request may be new while the business is open. */
const LONGEST_NEW = 4 * 3_600_000;

/** What is new and older than this should have been answered. @param now milliseconds since the epoch */
export const overdueSince = (now: number): number => openTimeBefore(now, LONGEST_NEW);

export const isOverdue = ({ status, createdAt }: Pick<Quotation, 'status' | 'createdAt'>, now: number): boolean =>
  status === 'new' && Date.parse(createdAt) < overdueSince(now);

const STEP = 5 * 60_000;

/** The same for the server, in steps of five minutes, so that one answer serves for a while. */
export const overdueBefore = (now: number): string =>
  new Date(overdueSince(Math.floor(now / STEP) * STEP)).toISOString();
