import type { Opening } from '../../../common/domain/openingHours';
import type { opening as english } from '../en/opening';
import type { Translation } from '../../../common/i18n/translate';

const weekdays = ['Jumapili', 'Jumatatu', 'Jumanne', 'Jumatano', 'Alhamisi', 'Ijumaa', 'Jumamosi'] as const;

/** Swahili counts the hours from six in the morning: 8:00 is "saa 2:00 asubuhi". @param minutes since midnight */
function time(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const part = hour < 5 || hour >= 19 ? 'usiku' : hour < 12 ? 'asubuhi' : hour < 16 ? 'mchana' : 'jioni';
  return `saa ${(hour + 6) % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${part}`;
}

const dayOf = ({ daysAhead, weekday }: Opening & { open: false }): string =>
  daysAhead === 0 ? 'leo' : daysAhead === 1 ? 'kesho' : `siku ya ${weekdays[weekday]}`;

function now(opening: Opening): string {
  if (opening.open) return `Tupo wazi sasa, hadi ${time(opening.closes)}`;
  const { opens } = opening;
  return `Tumefunga sasa. Tutajibu kuanzia ${time(opens)} ${dayOf(opening)}.`;
}

function answers(opening: Opening): string {
  if (opening.open) return 'leo';
  const { opens } = opening;
  return `${dayOf(opening)} kuanzia ${time(opens)}`;
}

export const opening = {
  title: 'Saa za kazi',
  days: 'Jumatatu-Jumamosi',
  hours: 'saa 2:00 asubuhi - saa 11:30 jioni',
  time,
  now,
  answers,
} as const satisfies Translation<typeof english>;
