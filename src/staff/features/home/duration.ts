import { home as t } from '../../texts/home';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something took, in its two largest units: "1 h 23 min", "2 d 3 h". @param seconds whole ones */
export function durationText(seconds: number): string {
  if (seconds < MINUTE) return t.units.less;
  const [days, hours, minutes] = [seconds / DAY, (seconds % DAY) / HOUR, (seconds % HOUR) / MINUTE].map(Math.floor);
  const parts = [days && t.units.days(days), hours && t.units.hours(hours), minutes && t.units.minutes(minutes)];
  return parts.filter(Boolean).slice(0, 2).join(' ');
}
