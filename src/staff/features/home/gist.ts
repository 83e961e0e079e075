import { home as t } from '../../texts/home';
import { readNote } from '../../../common/domain/quoteNote';

/** Items named before the rest is only counted. */
const NAMED = 2;

/** What a request is about, on one line: its items, else the words of its message. @param note as received */
export function gistOf(note: string): string {
  const { message, lines, more } = readNote(note);
  if (lines.length === 0) return message.replace(/\s+/g, ' ').trim() || t.noWords;
  const named = lines.slice(0, NAMED).map(({ name, quantity }) => t.item(name, quantity));
  const rest = lines.length - named.length + more;
  return [named.join(', '), ...(rest > 0 ? [t.andMore(rest)] : [])].join(' ');
}
