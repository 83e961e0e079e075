import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { StaffIcon } from '../StaffIcon';
import { ACCEPTED } from './limits';

/** Picks one file in a picture's place. */
export function ReplaceButton({
  label,
  inert,
  className,
  onPick,
}: {
  label: string;
  inert: boolean;
  className: string | undefined;
  onPick: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        className={className ?? ''}
        aria-label={label}
        onClick={() => {
          if (!inert) input.current?.click();
        }}
        {...(inert && { 'aria-disabled': true })}>
        <StaffIcon name="swap" size={16} />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be picked again.
          target.value = '';
          if (file) onPick(file);
        }}
      />
    </>
  );
}
