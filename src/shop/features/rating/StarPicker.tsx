import { useId, useState } from 'react';
import { rating as english } from '../../texts/en/rating';
import { FieldError } from '../../../common/ui/Field';
import { useTextField } from '../../../common/ui/formik';
import layout from '../../../common/ui/layout.module.css';
import { useMessages } from '../../../common/i18n/messages';
import css from './StarPicker.module.css';

const STARS = [1, 2, 3, 4, 5] as const;
const SHAPE =
  'm12 2.600 2.900 6 6.600.9-4.800 4.600 1.200 6.500-5.900-3.200-5.900 3.200 1.200-6.500-4.800-4.600 6.600-.9z';

interface StarPickerProps {
  name: string;
  /** It can be read, and keeps the focus, but nothing else is chosen. */
  readOnly: boolean;
}

/** One to five stars as a field of the surrounding Formik form: radio buttons, so arrows choose, the choice is said. */
export function StarPicker({ name, readOnly }: StarPickerProps) {
  const { id, value: text, error, onChange } = useTextField(name);
  const value = Number(text);
  const t = useMessages('rating', english);
  const group = useId();
  const [hovered, setHovered] = useState(0);
  const lit = (!readOnly && hovered) || value;
  return (
    <fieldset className={css.picker} data-field="" aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{t.legend}</legend>
      <div className={css.stars} onPointerLeave={() => setHovered(0)}>
        {STARS.map((star) => (
          <label
            key={star}
            className={star <= lit ? css.lit : undefined}
            onPointerEnter={({ pointerType }) => {
              if (pointerType === 'mouse') setHovered(star);
            }}>
            <input
              id={star === (value || 1) ? id : undefined}
              className={layout.hidden}
              type="radio"
              name={group}
              value={star}
              checked={star === value}
              aria-label={t.star(star, t.words[star - 1] ?? '')}
              aria-disabled={readOnly}
              onChange={() => {
                if (!readOnly) onChange(String(star));
              }}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={SHAPE} />
            </svg>
          </label>
        ))}
      </div>
      <p className={css.chosen} aria-live="polite">
        {value > 0 ? (
          <>
            {t.chosen(value)} <span>{t.words[value - 1]}</span>
          </>
        ) : (
          <span>{t.none}</span>
        )}
      </p>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
