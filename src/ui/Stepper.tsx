import ButtonBase from '@mui/material/ButtonBase';
import { useState, type KeyboardEvent } from 'react';
import { Icon } from './Icon';
import css from './Stepper.module.css';

export interface StepperProps {
  value: number;
  onChange: (value: number) => void;
  /** The greatest value allowed; what is typed beyond it becomes it. */
  max?: number;
  small?: boolean;
  texts: { group: string; quantity: string; less: string; more: string };
}

const TYPED = /^[1-9][0-9]{0,3}$/;

/** A quantity of at least 1: minus, a field, plus. A blank, zero or anything not a number puts the old value back. */
export function Stepper({ value, onChange, max = 9999, small, texts }: StepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft !== null && TYPED.test(draft.trim())) onChange(Math.min(Number(draft), max));
    setDraft(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      commit();
    }
  };
  const atLeast = value <= 1;
  const atMost = value >= max;
  return (
    <div className={`${css.stepper} ${small ? css.small : ''}`} role="group" aria-label={texts.group}>
      <ButtonBase className={css.button} aria-label={texts.less} aria-disabled={atLeast} onClick={() => { if (!atLeast) onChange(value - 1); }}>
        <Icon name="minus" size={small ? 16 : 20} />
      </ButtonBase>
      <input
        className={css.input}
        inputMode="numeric"
        autoComplete="off"
        aria-label={texts.quantity}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <ButtonBase className={css.button} aria-label={texts.more} aria-disabled={atMost} onClick={() => { if (!atMost) onChange(value + 1); }}>
        <Icon name="plus" size={small ? 16 : 20} />
      </ButtonBase>
    </div>
  );
}
