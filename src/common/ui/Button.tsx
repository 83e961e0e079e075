import type { ComponentPropsWithRef, ElementType, MouseEvent } from 'react';
import css from './Button.module.css';
import { Pressable, type Polymorphic } from './Pressable';

export type ButtonVariant = 'primary' | 'tonal' | 'outline' | 'text' | 'light' | 'line' | 'whatsapp' | 'added';

interface OwnProps {
  variant?: ButtonVariant;
  size?: 'small' | 'medium' | 'large';
  full?: boolean;
  /** Work is under way: a ring shows, clicks do nothing, the focus stays. */
  busy?: boolean;
  /** Greyed and inert, but still focusable, so that the reason beside it can be read. */
  inert?: boolean;
}

function join(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

const stop = (event: MouseEvent) => event.preventDefault();

/** The one button. `component` makes it a link: `<Button component={Link} to=…>`. */
export function Button<C extends ElementType = 'button'>(props: Polymorphic<OwnProps, C>) {
  const {
    variant = 'primary',
    size = 'medium',
    full,
    busy,
    inert,
    className,
    onClick,
    ...rest
  } = props as Polymorphic<OwnProps, 'button'>;
  const blocked = busy === true || inert === true;
  return (
    <Pressable
      className={join(css.btn, css[variant], size !== 'medium' && css[size], full && css.full, className)}
      onClick={blocked ? stop : onClick}
      {...(blocked && { 'aria-disabled': true })}
      {...(busy && { 'aria-busy': true })}
      {...rest}
    />
  );
}

interface IconButtonProps {
  /** What the button does, read out. */
  label: string;
  inert?: boolean;
}

/** A round 44 px button that holds one icon. */
export function IconButton<C extends ElementType = 'button'>(props: Polymorphic<IconButtonProps, C>) {
  const { label, inert, className, onClick, ...rest } = props as Polymorphic<IconButtonProps, 'button'>;
  return (
    <Pressable
      className={join(css.icon, className)}
      aria-label={label}
      onClick={inert ? stop : onClick}
      {...(inert && { 'aria-disabled': true })}
      {...rest}
    />
  );
}

/** A text action without chrome, 44 px high: Like, Remove, Add to favorites. */
export function QuietButton({ className, ...rest }: ComponentPropsWithRef<'button'>) {
  return <Pressable className={join(css.quiet, className)} {...rest} />;
}
