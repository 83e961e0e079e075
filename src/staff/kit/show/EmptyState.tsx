import type { ReactNode } from 'react';
import css from './EmptyState.module.css';

/** Instead of a list: nothing there yet, nothing found, or not to be had. */
export function EmptyState({
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
    <div className={css.empty} role={role}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}
