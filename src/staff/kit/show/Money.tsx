import { centsFromText, formatKes } from '../../../common/domain/money';
import layout from '../../../common/ui/layout.module.css';
import { kit as t } from '../../texts/kit';
import css from './Money.module.css';

interface MoneyProps {
  /** Numeric text of the API. */
  value?: string | null | undefined;
  /** The same in cents, where that is what one has. */
  cents?: number | null;
  strong?: boolean;
}

/** An amount with its currency small; a dash where there is none. */
export function Money({ value, cents = centsFromText(value), strong }: MoneyProps) {
  if (cents === null) return <Dash />;
  const [currency = '', amount = ''] = formatKes(cents).split(/\s/);
  return (
    <span className={strong ? css.strong : css.money}>
      <span className={css.currency}>{currency}</span> {amount}
    </span>
  );
}

/** Stands where there is no value. */
export function Dash() {
  return (
    <span className={layout.secondary}>
      <span aria-hidden="true">–</span>
      <span className={layout.hidden}>{t.none}</span>
    </span>
  );
}
