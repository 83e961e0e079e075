import type { ReactNode } from 'react';
import { Icon } from './Icon';
import css from './Field.module.css';

interface FieldProps {
  /** Id of the control; help and error get ids of their own from it. */
  id: string;
  label: ReactNode;
  /** The mark of a field that may stay empty: "(optional)". */
  optional?: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The id of a field's control, by which the error summary finds it. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`;

/** The ids a control points to with `aria-describedby`: its error first, then its help. */
export function describedBy({ id, help, error }: Pick<FieldProps, 'id' | 'help' | 'error'>): string | undefined {
  return [error && errorId(id), help !== undefined && helpId(id)].filter(Boolean).join(' ') || undefined;
}

const errorId = (id: string) => `${id}-error`;
const helpId = (id: string) => `${id}-help`;

/** Label above, control, help and error beneath. */
export function Field({ id, label, optional, help, error, className, children }: FieldProps) {
  return (
    <div className={`${css.field} ${className ?? ''}`} data-field="">
      <label htmlFor={id} className={css.label}>
        {label}
        {optional !== undefined && <span className={css.optional}> {optional}</span>}
      </label>
      {children}
      {help !== undefined && (
        <p id={helpId(id)} className={css.help}>
          {help}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** An error beneath a control: icon and text. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={errorId(id)} className={css.error}>
      <Icon name="alert" size={16} />
      <span>{error}</span>
    </p>
  );
}
