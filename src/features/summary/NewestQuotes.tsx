import { Link } from 'react-router-dom';
import type { Quotation, QuotationStatus } from '../../api/staff';
import { shortTime } from '../../crud/show/time';
import { StatusChip, type StatusLook } from '../../crud/show/StatusChip';
import { home as t } from '../../lib/messages/staff/home';
import { staffPaths } from '../../lib/staffPaths';
import { useMinute } from '../../ui/clock';
import { gistOf } from './gist';
import css from './NewestQuotes.module.css';

const LOOKS: Readonly<Record<QuotationStatus, StatusLook>> = { new: 'new', contacted: 'half', quoted: 'normal', closed: 'done' };

/** The newest requests, each leading to itself in the inbox. */
export function NewestQuotes({ quotes }: { quotes: readonly Quotation[] }) {
  const now = useMinute();
  return (
    <ul className={css.list}>
      {quotes.map(({ id, clients_name: name, clients_note: note, status, createdAt }) => (
        <li key={id}>
          <Link to={staffPaths.quote(id)} className={status === 'new' ? css.new : ''}>
            <span className={css.name} title={name}>{name}</span>
            <span className={css.gist}>{gistOf(note)}</span>
            <span className={css.status}><StatusChip look={LOOKS[status]}>{t.status[status]}</StatusChip></span>
            <time dateTime={createdAt}>{shortTime(Date.parse(createdAt), now)}</time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
