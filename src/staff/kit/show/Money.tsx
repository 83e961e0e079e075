import { centsFromText, formatKes } from '../../../common/domain/money';
import { useMinute } from '../../../common/ui/clock';
import layout from '../../../common/ui/layout.module.css';
import { kit as t } from '../../texts/kit';
import css from './Money.module.css';
import { shortTime } from './time';

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

/** When something was, as short as it can be. @param at as the API has it */
export function When({ at }: { at: string }) {
  return <time dateTime={at}>{shortTime(Date.parse(at), useMinute())}</time>;
}
