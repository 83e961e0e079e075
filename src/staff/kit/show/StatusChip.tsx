import css from './StatusChip.module.css';

/** `normal` a full dot; `off` a hollow ring; `half` half a dot; the others are tinted. */
export type StatusLook = 'normal' | 'off' | 'half' | 'bad' | 'warn' | 'new' | 'done';

/** A status: text with a dot, never colour alone. `bare` without the outline. */
export function StatusChip({ look, bare, children }: { look: StatusLook; bare?: boolean; children: string }) {
  return <span className={`${css.chip} ${css[look]} ${bare ? css.bare : ''}`}>{children}</span>;
}
