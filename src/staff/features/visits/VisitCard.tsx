import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { encoded } from '../../../common/domain/paths';
import { staffPaths } from '../../../common/domain/staffPaths';
import { longDayOf } from '../../kit/show/days';
import { StatusChip } from '../../kit/show/StatusChip';
import { StaffIcon } from '../../kit/StaffIcon';
import { visits as t } from '../../texts/visits';
import type { Visit } from '../../api';
import css from './Visits.module.css';

/** "Wed 2 January, 09:00–12:00" */
export const whenOfVisit = ({ date, from, until }: Pick<Visit, 'date' | 'from' | 'until'>): string =>
  `${longDayOf(date)}, ${from}–${until}`;

const MAP = 'https://www.google.com/maps/search/?api=1&query=';

interface VisitCardProps {
  visit: Visit;
  /** For whom it is, where nothing else is said. */
  heading?: ReactNode;
  actions?: ReactNode;
}

/** One visit as the crew needs it: where, whom to call, what to bring. */
export function VisitCard({ visit, heading, actions }: VisitCardProps) {
  const { number, customerName, address, phone, notes, items, crew, isCancelled, date, from, until } = visit;
  return (
    <article className={css.visit} data-cancelled={isCancelled || undefined}>
      <p className={css.when}>
        <time dateTime={`${date}T${from}:00+03:00`}>
          {from}–{until}
        </time>
        {isCancelled && <StatusChip look="bad">{t.cancelled}</StatusChip>}
      </p>
      <div className={css.what}>
        <h3>
          {heading ?? (
            <>
              {customerName ?? number}{' '}
              <small>
                <Link to={staffPaths.proposal(visit.proposalId)}>{number}</Link>
              </small>
            </>
          )}
        </h3>
        {address !== '' && <p className={css.address}>{address}</p>}
        <p className={css.ways}>
          {phone !== '' && (
            <a href={`tel:${phone.replace(/[^0-9+]/g, '')}`} aria-label={t.call(phone)}>
              <StaffIcon name="phone" size={16} />
              {phone}
            </a>
          )}
          {address !== '' && (
            <a href={MAP + encoded(address)} target="_blank" rel="noopener noreferrer" aria-label={t.mapOf(address)}>
              <StaffIcon name="pin" size={16} />
              {t.map}
            </a>
          )}
        </p>
        {items.length > 0 && (
          <ul className={css.items} aria-label={t.items}>
            {items.map(({ text, quantity }, index) => (
              <li key={index}>
                {quantity} × {text}
              </li>
            ))}
          </ul>
        )}
        {notes !== '' && <p className={css.notes}>{notes}</p>}
        <p className={css.crew}>{crew.length > 0 ? crew.map(({ name }) => name).join(', ') : t.nobody}</p>
        {actions}
      </div>
    </article>
  );
}
