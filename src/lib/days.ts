import type { Language } from './language';

const dayIn = (language: Language) => new Intl.DateTimeFormat(`${language}-KE`, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Africa/Nairobi' });
const day: Readonly<Record<Language, Intl.DateTimeFormat>> = { en: dayIn('en'), sw: dayIn('sw') };

/** A date as people in Kenya write it; null where the text is none. */
export function dayOf(instant: string, language: Language = 'en'): string | null {
  const moment = Date.parse(instant);
  return Number.isNaN(moment) ? null : day[language].format(moment);
}

/** The last day on which an offer holds: one that ends at midnight ends the day before. */
export function lastDay(until: string, language: Language = 'en'): string {
  return day[language].format(Date.parse(until) - 1);
}
