import Skeleton from '@mui/material/Skeleton';
import type { CSSProperties, ReactNode } from 'react';
import { BAR_PLACES } from '../../../common/domain/advertWindow';
import { dayInWords, spanInWords } from '../../../common/domain/daysInWords';
import { dayNumber, type DaySpan } from '../../../common/domain/wholeDays';
import { timeline as t } from '../../texts/timeline';
import layout from '../../../common/ui/layout.module.css';
import { placeOf, presentDay } from './timeline';
import css from './Timeline.module.css';

interface TimelineProps {
  /** The days shown; null where the server tells none. */
  days: DaySpan | null;
  now: number;
  /** Adverts on each of the days; undefined while they are unknown. */
  counts?: readonly number[] | undefined;
  children: ReactNode;
}

const WEEK = 7;

/** The frame of the time line: weeks above, today's line, the adverts' rows, their number per day beneath. */
export function Timeline({ days, now, counts, children }: TimelineProps) {
  const present = days ? placeOf(presentDay(now), days) : -1;
  const isShown = present >= 0 && present <= 100;
  return (
    <div className={css.timeline} {...(isShown && { style: { '--now': present } as CSSProperties, 'data-now': '' })}>
      {days && <Head days={days} now={now} isShown={isShown} />}
      <ul className={css.rows} aria-label={t.list}>
        {children}
      </ul>
      {days && counts && <PerDay days={days} counts={counts} now={now} />}
    </div>
  );
}

function Head({ days, now, isShown }: { days: DaySpan; now: number; isShown: boolean }) {
  const today = dayNumber(now);
  const weeks = Array.from({ length: (days.last + 1 - days.first) / WEEK }, (_, index) => days.first + index * WEEK);
  // Today's label takes the place of one that it would cover.
  const clear = weeks.filter((day) => !isShown || day <= today - 4 || day > today + 1);
  return (
    <div className={css.head} aria-hidden="true">
      <span className={css.label}>{t.product}</span>
      <div className={css.lane}>
        {clear.map((day) => (
          <span key={day} className={css.week} style={{ '--a': placeOf(day, days) } as CSSProperties}>
            {dayInWords(day, today)}
          </span>
        ))}
        {isShown && <span className={css.today}>{dayInWords(today, today)}</span>}
      </div>
    </div>
  );
}

function PerDay({ days, counts, now }: { days: DaySpan; counts: readonly number[]; now: number }) {
  const most = Math.max(...counts);
  const style = { '--unit': `${Math.min(9, 40 / Math.max(most, 1))}px` } as CSSProperties;
  return (
    <div className={css.perDay} style={style}>
      <p className={css.label}>
        {t.perDay}
        <span className={layout.hidden}>
          {t.perDayWords(spanInWords(days, dayNumber(now)) ?? '', Math.min(...counts), most)}
        </span>
      </p>
      <div className={css.lane} aria-hidden="true">
        {counts.map((count, index) => (
          <i key={index} className={count > BAR_PLACES ? css.over : ''} style={{ '--n': count } as CSSProperties} />
        ))}
      </div>
    </div>
  );
}

/** As high as rows that come. */
export function TimelineSkeleton() {
  return Array.from({ length: 5 }, (_, index) => (
    <li key={index} className={css.row} aria-hidden="true">
      <div className={css.label}>
        <Skeleton variant="rounded" className={css.bonePicture ?? ''} />
        <div>
          <Skeleton variant="text" width={150} />
          <Skeleton variant="text" width={70} />
        </div>
      </div>
      <div className={css.lane} />
      <div className={css.actions} />
    </li>
  ));
}
