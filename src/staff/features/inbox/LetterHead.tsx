import { business } from '../../../common/domain/business';
import { dayOf } from '../../../common/domain/days';
import { quotes as t } from '../../texts/quotes';
import css from './LetterHead.module.css';

/** On paper alone: who writes, when, and what it answers. Moments as texts of ISO 8601. */
export function LetterHead({ today, asked }: { today: string; asked: string }) {
  return (
    <div className={css.letter}>
      <p className={css.sender}>
        <b>{business.name}</b>
        {[...business.address, business.phone, business.email].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <p className={css.date}>{dayOf(today)}</p>
      <p className={css.about}>{t.letter(dayOf(asked) ?? '')}</p>
    </div>
  );
}
