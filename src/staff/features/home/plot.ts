/** Requests of a day in Kenya, as the summary tells them. */
interface QuotesOfDay {
  date: string;
  count: number;
}

interface PlotDay extends QuotesOfDay {
  /** Of the month. */
  day: number;
  sunday: boolean;
  /** Of the highest day, 0 to 1. */
  share: number;
}

interface Plot {
  days: PlotDay[];
  sum: number;
  /** Against the 14 days before; null where these are not known. */
  difference: number | null;
}

/** Days in the plot; it is compared with as many before. */
const SHOWN = 14;

const sumOf = (days: readonly QuotesOfDay[]) => days.reduce((sum, { count }) => sum + count, 0);

/** What the plot of the last 14 days shows. @param perDay the oldest first and today last */
export function plotOf(perDay: readonly QuotesOfDay[]): Plot {
  const last = perDay.slice(-SHOWN);
  const before = perDay.slice(-2 * SHOWN, -SHOWN);
  const highest = Math.max(1, ...last.map(({ count }) => count));
  const sum = sumOf(last);
  return {
    days: last.map(({ date, count }) => {
      const midnight = new Date(`${date}T00:00:00Z`);
      return { date, count, day: midnight.getUTCDate(), sunday: midnight.getUTCDay() === 0, share: count / highest };
    }),
    sum,
    difference: before.length === SHOWN ? sum - sumOf(before) : null,
  };
}
