import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';
import css from './Notice.module.css';

const icons = { error: 'alert', warning: 'info', success: 'check' } as const satisfies Record<string, IconName>;

interface NoticeProps {
  tone: keyof typeof icons;
  icon?: IconName;
  /** None where it stands in a region that is there before it: one that comes with its words may go unheard. */
  role?: 'none';
  children: ReactNode;
}

/** A message in the flow of the page. Errors interrupt (role alert), the rest waits (role status). */
export function Notice({ tone, icon, role, children }: NoticeProps) {
  return (
    <div className={`${css.notice} ${css[tone]}`} role={role ?? (tone === 'error' ? 'alert' : 'status')}>
      <Icon name={icon ?? icons[tone]} />
      <div>{children}</div>
    </div>
  );
}

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
  role?: 'alert' | 'status';
  /** Error text stands in red. */
  tone?: 'error';
}

/** What stands where a list would: never any, filtered to none, failed. */
export function EmptyState({ title, text, actions, role, tone }: EmptyStateProps) {
  return (
    <div className={`${css.empty} ${tone ? css.failed : ''}`} role={role}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
