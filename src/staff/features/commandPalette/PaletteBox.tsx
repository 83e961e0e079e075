import IconButton from '@mui/material/IconButton';
import { useLayoutEffect, useRef, type InputHTMLAttributes } from 'react';
import { LONGEST_SEARCH } from '../../../common/domain/contract.gen';
import { StaffIcon } from '../../kit/StaffIcon';
import { kit } from '../../texts/kit';
import { shell as t } from '../../texts/shell';
import css from './PaletteBox.module.css';

export interface PaletteBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  typed: string;
  onType: (typed: string) => void;
  onClose: () => void;
}

/** The input of the command palette; it has the focus as soon as it is there. */
export function PaletteBox({ typed, onType, onClose, ...rest }: PaletteBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  // Before anything else happens: the next key shall find it, behind what another box took before.
  useLayoutEffect(() => {
    const box = input.current;
    box?.focus();
    box?.setSelectionRange(box.value.length, box.value.length);
  }, []);
  return (
    <div className={css.head}>
      <StaffIcon name="search" size={20} />
      <input
        ref={input}
        aria-label={t.search}
        placeholder={t.search}
        value={typed}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => onType(event.target.value)}
        {...rest}
      />
      <kbd aria-hidden="true">{t.escape}</kbd>
      <IconButton className={css.close ?? ''} aria-label={kit.close} onClick={onClose}>
        <StaffIcon name="close" size={20} />
      </IconButton>
    </div>
  );
}
