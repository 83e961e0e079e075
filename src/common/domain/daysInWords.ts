import { listed } from './texts';
import { startOfDayNumber, type DaySpan } from './wholeDays';

type MonthStyle = 'long' | 'short';

const formatOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Nairobi', day: 'numeric', ...options });
const formats: Readonly<Record<MonthStyle, { day: Intl.DateTimeFormat; withYear: Intl.DateTimeFormat }>> = {
  long: { day: formatOf({ month: 'long' }), withYear: formatOf({ month: 'long', year: 'numeric' }) },
  short: { day: formatOf({ month: 'short' }), withYear: formatOf({ month: 'short', year: 'numeric' }) },
};

const partsOf = (day: number) => {
  const date = new Date(startOfDayNumber(day) + 12 * 3_600_000);
  return {
    date,
    number: date.getUTCDate(),
    month: date.getUTCFullYear() * 12 + date.getUTCMonth(),
    year: date.getUTCFullYear(),
  };
};

/** '22 Nov', with the year where it is another than today's. */
export function dayInWords(day: number, today: number, month: MonthStyle = 'short'): string {
  const { date, year } = partsOf(day);
  return formats[month][year === partsOf(today).year ? 'day' : 'withYear'].format(date);
}

/** '1–23 Nov', '28 Oct – 19 Nov', 'from 5 Dec', 'until 5 Dec', '5 Dec'; null for what has no end on either side. */
export function spanInWords({ first, last }: DaySpan, today: number, month: MonthStyle = 'short'): string | null {
  if (!Number.isFinite(first)) return Number.isFinite(last) ? `until ${dayInWords(last, today, month)}` : null;
  if (!Number.isFinite(last)) return `from ${dayInWords(first, today, month)}`;
  const end = dayInWords(last, today, month);
  if (first === last) return end;
  const [from, to] = [partsOf(first), partsOf(last)];
  if (from.month === to.month)
    return first + 1 === last && month === 'long' ? `${from.number} and ${end}` : `${from.number}–${end}`;
  return `${dayInWords(first, today, month)} – ${end}`;
}

const LISTED = 3;

/** Several spans as part of a sentence: '22 and 23 November, 1–4 December and from 20 December'. */
export function spansInWords(spans: readonly DaySpan[], today: number): string {
  const named = spans.slice(0, LISTED).map((span) => spanInWords(span, today, 'long') ?? 'every day');
  return listed(spans.length > LISTED ? [...named, 'further days'] : named, 'and');
}
