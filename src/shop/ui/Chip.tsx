import type { ReactNode } from 'react';
import css from './Chip.module.css';
import { Icon } from '../../common/ui/Icon';
import { Pressable } from '../../common/ui/Pressable';
import { pressAsks } from './site';

/** A row of chips that scrolls sideways on narrow screens. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={css.chips} role="group" aria-label={label}>
      {children}
    </div>
  );
}

/** A toggle chip, 44 px; `lang` where its words are of another language than the page. */
export function Chip({
  pressed,
  ahead,
  ...rest
}: {
  pressed: boolean;
  /** Asks for what its click will show. */
  ahead?: (() => void) | undefined;
  onClick: () => void;
  lang?: string | undefined;
  children: ReactNode;
}) {
  const asks = (button: HTMLButtonElement | null) => {
    if (button && ahead) pressAsks.set(button, ahead);
  };
  return <Pressable ref={asks} className={css.chip} aria-pressed={pressed} {...rest} />;
}

/** An applied filter; pressing it takes the filter away. `label` names the action for assistive technology. */
export function AppliedChip({
  label,
  onRemove,
  children,
}: {
  label: string;
  onRemove: () => void;
  children: ReactNode;
}) {
  return (
    <Pressable className={`${css.chip} ${css.removable}`} aria-label={label} onClick={onRemove}>
      {children}
      <Icon name="close" size={18} />
    </Pressable>
  );
}
