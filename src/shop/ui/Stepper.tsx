import { useState, type KeyboardEvent } from 'react';
import { MAX_QUANTITY } from '../../common/domain/cartItem';
import { Icon } from '../../common/ui/Icon';
import css from './Stepper.module.css';
import { Pressable } from '../../common/ui/Pressable';

export interface StepperProps {
  value: number;
  /** `asked` is what was typed, where it lay beyond the bounds. */
  onChange: (value: number, asked: number) => void;
  /** The greatest value allowed. */
  max?: number;
  small?: boolean;
  texts: { group: string; quantity: string; less: string; more: string };
}

const TYPED = /^[0-9]+$/;

/** A quantity of at least 1: minus, a field, plus. What is typed beyond its bounds becomes the nearest; what is no number puts the old value back. */
export function Stepper({ value, onChange, max = MAX_QUANTITY, small, texts }: StepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft !== null && TYPED.test(draft.trim())) onChange(Math.min(Math.max(1, Number(draft)), max), Number(draft));
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
      <Pressable
        className={css.button}
        aria-label={texts.less}
        aria-disabled={atLeast}
        onClick={() => {
          if (!atLeast) onChange(value - 1, value - 1);
        }}>
        <Icon name="minus" size={small ? 16 : 20} />
      </Pressable>
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
      <Pressable
        className={css.button}
        aria-label={texts.more}
        aria-disabled={atMost}
        onClick={() => {
          if (!atMost) onChange(value + 1, value + 1);
        }}>
        <Icon name="plus" size={small ? 16 : 20} />
      </Pressable>
    </div>
  );
}
