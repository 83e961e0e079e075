import { useRef, useState, type KeyboardEvent } from 'react';
import { useTypedBefore } from '../../common/browser/browserState';
import { MAX_QUANTITY } from '../../common/domain/cartItem';
import { Icon } from '../../common/ui/Icon';
import css from './Stepper.module.css';
import { Pressable } from '../../common/ui/Pressable';

interface StepperProps {
  value: number;
  onChange: (value: number) => void;
  /** The greatest value allowed, where that is less than a line may hold. */
  max?: number;
  small?: boolean;
  texts: { group: string; quantity: string; less: string; more: string };
}

const TYPED = /^0*[1-9][0-9]*$/;

/** A quantity of at least 1: minus, a field, plus. What is typed beyond the greatest becomes that; what is no number, or none, puts the old value back. */
export function Stepper({ value, onChange, max: stock = MAX_QUANTITY, small, texts }: StepperProps) {
  const max = Math.min(stock, MAX_QUANTITY);
  const [draft, setDraft] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const take = (typed: string) => {
    if (TYPED.test(typed.trim())) onChange(Math.min(Number(typed), max));
  };
  const commit = () => {
    if (draft !== null) take(draft);
    setDraft(null);
  };
  useTypedBefore(field, take);
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
          if (!atLeast) onChange(value - 1);
        }}>
        <Icon name="minus" size={small ? 16 : 20} />
      </Pressable>
      <input
        ref={field}
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
          if (!atMost) onChange(value + 1);
        }}>
        <Icon name="plus" size={small ? 16 : 20} />
      </Pressable>
    </div>
  );
}
