import { Link } from 'react-router-dom';
import type { DashboardEvent } from '../../api';
import { When } from '../../kit/show/When';
import { lookUp } from '../../kit/show/words';
import { StaffIcon, type StaffIconName } from '../../kit/StaffIcon';
import { home as t } from '../../texts/home';
import { staffPaths } from '../../../common/domain/staffPaths';
import { useMinute } from '../../../common/ui/clock';
import layout from '../../../common/ui/layout.module.css';
import css from './EventRow.module.css';
import { daysUntilEnd } from './runningAdverts';

type Kind = DashboardEvent['type'];

const ICONS: Readonly<Record<Kind, StaffIconName>> = {
  quote: 'inbox',
  comment: 'comment',
  rating: 'star',
  advert_ending: 'clock',
};

/** Where an event leads: to its record, or to the list where that is gone. */
const ADDRESSES: Readonly<Record<Kind, (id: string | null) => string>> = {
  quote: (id) => (id ? staffPaths.quote(id) : staffPaths.quotes()),
  comment: (id) => (id ? staffPaths.editArticle(id) : staffPaths.articles()),
  rating: (id) => (id ? staffPaths.editProduct(id) : staffPaths.products()),
  advert_ending: () => staffPaths.adverts(),
};

/** Whether there are words for an event; of what a newer server tells besides, nothing could be said. */
export const isTold = ({ type }: DashboardEvent): boolean => lookUp(ICONS, type) !== undefined;

function endText(at: number, now: number): string {
  if (at <= now) return t.advertEnded;
  const days = daysUntilEnd(at, now);
  return days === 0 ? t.endsToday : t.endsIn(days);
}

function Words({ event: { type, title, at }, now }: { event: DashboardEvent; now: number }) {
  const name = <b>{title}</b>;
  if (type === 'quote')
    return (
      <p>
        {name} <span>{t.askedForQuote}</span>
      </p>
    );
  if (type === 'comment')
    return (
      <p>
        {t.newComment} {name}
      </p>
    );
  if (type === 'rating')
    return (
      <p>
        {t.newRating} {name}
      </p>
    );
  return (
    <p>
      {t.advertFor} {name} <span>{endText(Date.parse(at), now)}</span>
    </p>
  );
}

/** One event; opening it marks it as read. */
export function EventRow({ event, unread, onRead }: { event: DashboardEvent; unread: boolean; onRead: () => void }) {
  const now = useMinute();
  return (
    <li className={unread ? css.unread : ''}>
      <Link className={css.event} to={ADDRESSES[event.type](event.targetId)} onClick={onRead}>
        <StaffIcon name={ICONS[event.type]} />
        <div>
          {unread && <span className={layout.hidden}>{t.unread}: </span>}
          <Words event={event} now={now} />
        </div>
        <When at={event.at} />
      </Link>
    </li>
  );
}
