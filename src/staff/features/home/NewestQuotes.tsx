import { Link } from 'react-router-dom';
import type { Quotation } from '../../api';
import { QuoteStatusChip } from '../../kit/show/StatusChip';
import { shortTime } from '../../kit/show/time';
import { staffPaths } from '../../../common/domain/staffPaths';
import { useMinute } from '../../../common/ui/clock';
import { gistOf } from './gist';
import css from './NewestQuotes.module.css';

/** The newest requests, each leading to itself in the inbox. */
export function NewestQuotes({ quotes }: { quotes: readonly Quotation[] }) {
  const now = useMinute();
  return (
    <ul className={css.list}>
      {quotes.map(({ id, clients_name: name, clients_note: note, status, createdAt }) => (
        <li key={id}>
          <Link to={staffPaths.quote(id)} className={status === 'new' ? css.new : ''}>
            <span className={css.name} title={name}>
              {name}
            </span>
            <span className={css.gist}>{gistOf(note)}</span>
            <span className={css.status}>
              <QuoteStatusChip status={status} />
            </span>
            <time dateTime={createdAt}>{shortTime(Date.parse(createdAt), now)}</time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
