import type { ReactNode } from 'react';
import { FieldList } from '../../ui/FieldList';
import type { Alert as Told } from '../../ui/site';
import { StaffIcon } from '../StaffIcon';
import css from './Alert.module.css';

interface AlertProps {
  /** What happened: failed, or worth knowing before going on. */
  severity?: 'error' | 'warning' | 'info';
  /** Buttons or links at the end. */
  action?: ReactNode;
  children: ReactNode;
}

/** A message within the page; failures are read out at once. */
export function Alert({ severity = 'error', action, children }: AlertProps) {
  return (
    <div className={`${css.alert} ${css[severity]}`} role={severity === 'error' ? 'alert' : 'status'}>
      <StaffIcon name={severity === 'info' ? 'info' : 'alert'} />
      <div className={css.text}>{children}</div>
      {action}
    </div>
  );
}

/** A failed call, told within the page; nothing while there is none. */
export function FailureAlert({ alert }: { alert: Told | undefined }) {
  return alert ? <Alert>{alert.message}<FieldList data={alert.data} /></Alert> : null;
}
