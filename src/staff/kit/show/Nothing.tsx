import type { ReactNode } from 'react';
import css from './Nothing.module.css';

/** Instead of a list: nothing there yet, nothing found, or not to be had. */
export function Nothing({
  title,
  text,
  action,
  role,
}: {
  title: string;
  text?: string | undefined;
  action?: ReactNode;
  role?: 'alert';
}) {
  return (
    <div className={css.nothing} role={role}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}
