import type { Language } from './language';

const dayIn = (language: Language) =>
  new Intl.DateTimeFormat(`${language}-KE`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Africa/Nairobi',
  });
const day: Readonly<Record<Language, Intl.DateTimeFormat>> = { en: dayIn('en'), sw: dayIn('sw') };

/** Day and time, as in `21 Nov, 14:05`. @param instant milliseconds since the epoch */
export const momentOf = (instant: number, language: Language): string =>
  new Intl.DateTimeFormat(`${language}-KE`, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Africa/Nairobi',
  }).format(instant);

/** A date as people in Kenya write it; null where the text is none. */
export function dayOf(instant: string, language: Language = 'en'): string | null {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? null : day[language].format(time);
}

/** The last day on which an offer holds: one that ends at midnight ends the day before. */
export function lastDay(until: string, language: Language = 'en'): string {
  return day[language].format(Date.parse(until) - 1);
}
