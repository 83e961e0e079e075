import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { kit as t } from '../../texts/kit';
import { StaffIcon } from '../StaffIcon';
import css from './fields.module.css';
import { TextField } from './TextField';

interface PasswordFieldProps {
  name: string;
  label: string;
  /** What the browser's keeper of passwords puts there. */
  autoComplete: 'current-password' | 'new-password';
  autoFocus?: boolean;
}

/** A password, which can be shown while it is typed. */
export function PasswordField({ label, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      label={label}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          className={css.eye ?? ''}
          aria-label={shown ? t.hide(label) : t.show(label)}
          onClick={() => setShown(!shown)}>
          <StaffIcon name={shown ? 'eyeOff' : 'eye'} />
        </IconButton>
      }
    />
  );
}
