import type { Opening } from '../../../common/domain/openingHours';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** "5:30 PM". @param minutes since midnight */
function time(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

const dayOf = ({ daysAhead, weekday }: Opening & { open: false }): string =>
  daysAhead === 0 ? 'today' : daysAhead === 1 ? 'tomorrow' : `on ${weekdays[weekday]}`;

function now(opening: Opening): string {
  if (opening.open) return `Open now, until ${time(opening.closes)}`;
  const { opens } = opening;
  return `Closed now. We answer from ${time(opens)} ${dayOf(opening)}.`;
}

/** When somebody answers, at the end of a sentence. */
function answers(opening: Opening): string {
  if (opening.open) return 'today';
  const { opens } = opening;
  return `${dayOf(opening)} from ${time(opens)}`;
}

/** Texts of the opening hours (docs/product.md, 1.3). */
export const opening = {
  title: 'Opening hours',
  days: 'Monday-Saturday',
  hours: '8:00 AM - 5:30 PM',
  time,
  now,
  answers,
} as const;
