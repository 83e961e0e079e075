import type { ReactNode } from 'react';
import css from './StaffShell.module.css';

/** The dashboard around its pages. */
export function StaffShell({ children }: { children: ReactNode }) {
  return <main id="main" tabIndex={-1} className={css.main}>{children}</main>;
}
