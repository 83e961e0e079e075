import MuiAlert from '@mui/material/Alert';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldList } from '../../../common/ui/FieldList';
import layout from '../../../common/ui/layout.module.css';
import type { Alert as Told } from '../../../common/state/alertSlice';
import { kit } from '../../texts/kit';
import { StaffButton } from '../StaffButton';
import { StaffIcon } from '../StaffIcon';

/** For what shall have the focus. */
type Place = Pick<ComponentPropsWithRef<'div'>, 'ref' | 'tabIndex'>;

interface AlertProps extends Place {
  /** What happened: failed, done, or worth knowing before going on. */
  severity?: 'error' | 'warning' | 'info' | 'success';
  /** It comes into a region that was there before it (`Said`). */
  role?: 'none';
  /** Buttons or links at the end. */
  action?: ReactNode;
  children: ReactNode;
}

const LOOKS = {
  error: { icon: 'alert', role: 'alert' },
  warning: { icon: 'alert', role: 'status' },
  info: { icon: 'info', role: 'status' },
  // It comes with a page, in a live region that was there before it.
  success: { icon: 'check', role: 'none' },
} as const;

/** A message within the page; failures are read out at once. */
export function Alert({ severity = 'error', role, ...alert }: AlertProps) {
  const { icon, role: own } = LOOKS[severity];
  return <MuiAlert {...alert} severity={severity} role={role ?? own} icon={<StaffIcon name={icon} />} />;
}

/** What comes later than its page: in a region that is there before it, or it would not be read out. Empty it takes no room. */
export function Said({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div role="status" className={children ? className : layout.hidden}>
      {children}
    </div>
  );
}

/** What could not be read, or not yet, and the way to have it asked for again. */
export function RetryAlert({ onRetry, ...alert }: Omit<AlertProps, 'action'> & { onRetry: () => void }) {
  return <Alert {...alert} action={<StaffButton onClick={onRetry}>{kit.retry}</StaffButton>} />;
}

/** A failed call, told within the page; nothing while there is none. */
export function FailureAlert({ alert, ...place }: Place & { alert: Told | undefined }) {
  return alert ? (
    <Alert {...place}>
      {alert.message}
      <FieldList data={alert.data} />
    </Alert>
  ) : null;
}
