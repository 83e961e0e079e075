import { centsFromText, formatKes } from '../../lib/money';
import css from './Money.module.css';
import { Dash } from './Dash';

/** An amount with its currency small; a dash where there is none. @param value numeric text of the API */
export function Money({ value, strong }: { value: string | null | undefined; strong?: boolean }) {
  const cents = value === null || value === undefined ? null : centsFromText(value);
  if (cents === null) return <Dash />;
  const [currency = '', amount = ''] = formatKes(cents).split(/\s/);
  return <span className={strong ? css.strong : css.money}><span className={css.currency}>{currency}</span> {amount}</span>;
}
