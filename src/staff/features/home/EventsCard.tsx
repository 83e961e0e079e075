import { Card } from '../../kit/show/Card';
import { StaffButton } from '../../kit/StaffButton';
import { home as t } from '../../texts/home';
import { useMinute } from '../../../common/ui/clock';
import { EventRow, isTold } from './EventRow';
import { Failed } from './Failed';
import { useReadEvents } from './readEvents';
import { RowsSkeleton } from './RowsSkeleton';
import css from './Summary.module.css';
import type { SummaryState } from './useSummary';

const NO_EVENTS: readonly [] = [];
/** The newest ones; all are marked as read together. */
const SHOWN = 8;

/** What happened last, each leading to its record (docs/product.md, 7.2). */
export function EventsCard({ state: { summary, missing, error, retry } }: { state: SummaryState }) {
  const events = summary?.events.filter(isTold) ?? NO_EVENTS;
  const { unread, markRead } = useReadEvents(events, useMinute());
  const some = events.slice(0, SHOWN).some(unread);
  return (
    <Card
      title={t.notifications}
      className={missing ? undefined : css.events}
      action={
        events.length > 0 && (
          <StaffButton size="small" color="inherit" inert={!some} onClick={() => markRead(events)}>
            {t.markAllRead}
          </StaffButton>
        )
      }>
      {missing && <p className={css.nothing}>{t.noNotifications}</p>}
      {error && !summary && <Failed error={error} onRetry={retry} />}
      {!summary && !missing && !error && <RowsSkeleton count={SHOWN} />}
      {summary && events.length === 0 && <p className={css.nothing}>{t.noEvents}</p>}
      {events.length > 0 && (
        <ul className={css.eventList}>
          {events.slice(0, SHOWN).map((event) => (
            <EventRow
              key={`${event.type} ${event.id}`}
              event={event}
              unread={unread(event)}
              onRead={() => markRead([event])}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
