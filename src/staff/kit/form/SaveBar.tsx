import type { ReactNode } from 'react';
import { useSending } from '../../api';
import { images } from '../../texts/images';
import { kit as t } from '../../texts/kit';
import { StaffButton } from '../StaffButton';
import { SendingBar, sendingText } from '../show/SendingBar';
import { timeOf } from '../show/time';
import css from './SaveBar.module.css';

interface SaveBarProps {
  form: string;
  /** What is sent along with the save. */
  files: readonly File[];
  dirty: boolean;
  busy: boolean;
  /** When the draft was last kept. */
  keptAt: number | null;
  /** What is to be said of a save that takes long. */
  slow: ReactNode;
  texts: { submit: string; busy: string };
  onCancel: () => void;
}

/** Stays at the foot of the screen: the state of what was typed, Cancel and Save. Never disabled for being invalid. */
export function SaveBar({ form, files, dirty, busy, keptAt, slow, texts, onCancel }: SaveBarProps) {
  const sending = useSending(files);
  return (
    <div className={css.bar} data-save-bar="">
      {slow}
      {sending && <SendingBar className={css.progress} part={sending.part} label={images.sendingAll} />}
      <p className={css.state} role="status">
        {sending && <span className={css.sending}>{sendingText(sending)}</span>}
        {!sending && dirty && <span className={css.unsaved}>{t.unsaved}</span>}
        {!sending && dirty && keptAt !== null && <small>{t.draftKept(timeOf(keptAt))}</small>}
      </p>
      <StaffButton color="inherit" onClick={onCancel}>
        {t.cancel}
      </StaffButton>
      <StaffButton type="submit" form={form} variant="contained" busy={busy}>
        {busy ? texts.busy : texts.submit}
        {!busy && (
          <kbd className={css.key} aria-hidden="true">
            {t.shortcutSave}
          </kbd>
        )}
      </StaffButton>
    </div>
  );
}
