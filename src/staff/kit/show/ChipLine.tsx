import layout from '../../../common/ui/layout.module.css';
import { kit as t } from '../../texts/kit';
import css from './ChipLine.module.css';

/** Letters that have room in a row of a list. */
const ROOM = 24;

/** As many names as have room in a row, and how many more there are; the first one is always shown. */
export function ChipLine({ names }: { names: readonly string[] }) {
  let letters = 0;
  const shown = names.filter((name, index) => (letters += name.length) <= ROOM || index === 0);
  const rest = names.slice(shown.length);
  return (
    <ul className={css.chips}>
      {shown.map((name) => (
        <li key={name} title={name}>
          {name}
        </li>
      ))}
      {rest.length > 0 && (
        <li className={css.more} title={rest.join(', ')}>
          <span aria-hidden="true">{t.andMore(rest.length)}</span>
          <span className={layout.hidden}>{rest.join(', ')}</span>
        </li>
      )}
    </ul>
  );
}
