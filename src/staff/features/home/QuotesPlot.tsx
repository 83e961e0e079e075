import type { CSSProperties } from 'react';
import type { QuotesOfDay } from '../../api';
import { dayKey, shortDay } from '../../kit/show/time';
import { home as t } from '../../texts/home';
import { useMinute } from '../../../common/ui/clock';
import { plotOf } from './plot';
import css from './QuotesPlot.module.css';

const sharing = (share: number) => ({ '--share': share }) as CSSProperties;
const compared = (difference: number) =>
  difference === 0 ? t.same : difference > 0 ? t.more(difference) : t.fewer(-difference);

/** Requests per day over the last 14 days: plain elements with their values printed. */
export function QuotesPlot({ perDay }: { perDay: readonly QuotesOfDay[] }) {
  const now = useMinute();
  const { days, sum, difference } = plotOf(perDay);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const today = dayKey(now);
  const dayText = ({ date }: { date: string }) => shortDay(Date.parse(date), now);
  return (
    <figure className={css.plot}>
      <figcaption className={css.sum}>
        <b>{sum}</b>{' '}
        <span>
          {t.lastDays}
          {difference !== null && `, ${compared(difference)}`}
        </span>
      </figcaption>
      <div
        className={css.bars}
        role="img"
        aria-label={t.plot(dayText(first), dayText(last), days.map(({ count }) => count).join(', '))}>
        {days.map(({ date, count, share }) => (
          <div
            key={date}
            style={sharing(share)}
            className={[count === 0 && css.none, date === today && css.today].filter(Boolean).join(' ')}>
            <span>{count}</span>
          </div>
        ))}
      </div>
      <div className={css.axis} aria-hidden="true">
        {days.map(({ date, day, sunday }) => (
          <span key={date} className={date === today ? css.today : ''}>
            {date === today ? (
              t.today
            ) : (
              <>
                {sunday && <span className={css.weekday}>{t.sunday} </span>}
                {day}
              </>
            )}
          </span>
        ))}
      </div>
    </figure>
  );
}
