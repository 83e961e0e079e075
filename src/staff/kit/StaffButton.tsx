import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { ElementType, MouseEvent } from 'react';

type StaffButtonProps<C extends ElementType> = ButtonProps<C, { component?: C }> & {
  /** Work is under way: a ring shows, clicks do nothing, the focus stays. */
  busy?: boolean;
  /** Greyed and inert, but still focusable. */
  inert?: boolean;
};

const stop = (event: MouseEvent) => event.preventDefault();

/** MUI's button, which stays focusable while it is busy or inert. `component` makes it a link. */
export function StaffButton<C extends ElementType = 'button'>(props: StaffButtonProps<C>) {
  const { busy, inert, onClick, startIcon, ...rest } = props as StaffButtonProps<'button'>;
  const blocked = busy === true || inert === true;
  return (
    <Button
      {...rest}
      startIcon={busy ? <CircularProgress size={16} color="inherit" aria-hidden /> : startIcon}
      onClick={blocked ? stop : onClick}
      {...(blocked && { 'aria-disabled': true })}
      {...(busy && { 'aria-busy': true })}
    />
  );
}
