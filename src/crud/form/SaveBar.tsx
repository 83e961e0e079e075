import { kit as t } from '../../lib/messages/staff/kit';
import { StaffButton } from '../StaffButton';
import { timeOf } from '../show/time';
import css from './SaveBar.module.css';

interface SaveBarProps {
  form: string;
  dirty: boolean;
  busy: boolean;
  /** When the draft was last kept. */
  keptAt: number | null;
  texts: { submit: string; busy: string };
  onCancel: () => void;
}

/** Stays at the foot of the screen: the state of what was typed, Cancel and Save. Never disabled for being invalid. */
export function SaveBar({ form, dirty, busy, keptAt, texts, onCancel }: SaveBarProps) {
  return (
    <div className={css.bar} data-save-bar="">
      <p className={css.state} role="status">
        {dirty && <span className={css.unsaved}>{t.unsaved}</span>}
        {dirty && keptAt !== null && <small>{t.draftKept(timeOf(keptAt))}</small>}
      </p>
      <StaffButton color="inherit" className={css.cancel ?? ''} onClick={onCancel}>{t.cancel}</StaffButton>
      <StaffButton type="submit" form={form} variant="contained" busy={busy}>
        {busy ? texts.busy : texts.submit}
        {!busy && <kbd className={css.key} aria-hidden="true">{t.shortcutSave}</kbd>}
      </StaffButton>
    </div>
  );
}
