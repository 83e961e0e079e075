import IconButton from '@mui/material/IconButton';
import { Segments } from '../../kit/list/Segments';
import { StaffButton } from '../../kit/StaffButton';
import { StaffIcon } from '../../kit/StaffIcon';
import { dayText, type DaySpan } from '../../../common/domain/wholeDays';
import { spanInWords } from '../../../common/domain/daysInWords';
import { timeline as t } from '../../texts/timeline';
import { segmentOf, segments, STEP_DAYS, type Segment, type TimelineRow } from './timeline';
import css from './TimelineBar.module.css';

interface TimelineBarProps {
  rows: readonly TimelineRow[] | undefined;
  segment: Segment;
  onSegment: (segment: Segment) => void;
  days: DaySpan;
  today: number;
  /** The first of the days to be shown, `YYYY-MM-DD`; empty for those around today. */
  onFrom: (day: string) => void;
}

const labels: Readonly<Record<Segment, string>> = {
  all: t.all,
  running: t.status.running,
  planned: t.status.planned,
  ended: t.status.ended,
};

/** What is listed, and which six weeks. */
export function TimelineBar({ rows, segment, onSegment, days, today, onFrom }: TimelineBarProps) {
  const countOf = (value: Segment) =>
    rows?.filter(({ status }) => value === 'all' || segmentOf(status) === value).length;
  const options = segments.map((value) => ({ value, label: labels[value], count: countOf(value) }));
  return (
    <div className={css.bar}>
      <Segments label={t.statuses} value={segment} options={options} onChange={onSegment} />
      <div className={css.nav} role="group" aria-label={t.shownDays}>
        <StaffButton color="inherit" onClick={() => onFrom('')}>
          {t.today}
        </StaffButton>
        <IconButton aria-label={t.earlier} onClick={() => onFrom(dayText(days.first - STEP_DAYS))}>
          <StaffIcon name="right" className={css.earlier} />
        </IconButton>
        <p role="status">{spanInWords(days, today)}</p>
        <IconButton aria-label={t.later} onClick={() => onFrom(dayText(days.first + STEP_DAYS))}>
          <StaffIcon name="right" />
        </IconButton>
      </div>
    </div>
  );
}
