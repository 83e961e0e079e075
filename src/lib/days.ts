const day = new Intl.DateTimeFormat('en-KE', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Africa/Nairobi' });

/** A date as people in Kenya write it; null where the text is none. */
export function dayOf(instant: string): string | null {
  const moment = Date.parse(instant);
  return Number.isNaN(moment) ? null : day.format(moment);
}

/** The last day on which an offer holds: one that ends at midnight ends the day before. */
export function lastDay(until: string): string {
  return day.format(Date.parse(until) - 1);
}
