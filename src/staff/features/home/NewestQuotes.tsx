import { Link } from 'react-router-dom';
import type { Quotation } from '../../api';
import { When } from '../../kit/show/When';
import { QuoteStatusChip } from '../../kit/show/QuoteStatusChip';
import { readNote } from '../../../common/domain/quoteNote';
import { staffPaths } from '../../../common/domain/staffPaths';
import { useMinute } from '../../../common/ui/clock';
import { home as t } from '../../texts/home';
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
            <span className={css.note}>{noteLine(note)}</span>
            <span className={css.status}>
              <QuoteStatusChip request={{ status, createdAt }} now={now} />
            </span>
            <When at={createdAt} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Items named before the rest is only counted. */
const NAMED = 2;

/** What a request is about, on one line: its items, else the words of its message. @param note as received */
export function noteLine(note: string): string {
  const { message, lines, more } = readNote(note);
  if (lines.length === 0) return message.replace(/\s+/g, ' ').trim() || t.noWords;
  const named = lines.slice(0, NAMED).map(({ name, quantity }) => t.item(name, quantity));
  const rest = lines.length - named.length + more;
  return [named.join(', '), ...(rest > 0 ? [t.andMore(rest)] : [])].join(' ');
}
