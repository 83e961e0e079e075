import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useId, type ReactNode } from 'react';
import { kit as t } from '../texts/kit';
import { StaffIcon } from './StaffIcon';
import { ToastOutlet } from '../../common/ui/toastOutlet';
import { useBackCloses } from '../../common/ui/backCloses';
import { pressedBeside } from '../../common/ui/overlay';
import css from './StaffDialog.module.css';

interface StaffDialogProps {
  title: ReactNode;
  open: boolean;
  onClose: () => void;
  onExited?: (() => void) | undefined;
  /** On phones at the foot of the screen and only as high as it needs; otherwise the whole screen. */
  sheet?: boolean;
  /** Id of what it says, of a question: read out with its title, for the focus is on an answer. */
  question?: string;
  /** 440 px, or 640 for what needs room. */
  wide?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}

/** The staff's dialog: 440 px at 14 % of the height, on phones a sheet or the whole screen. Back closes it on phones. */
export function StaffDialog({
  title,
  open,
  onClose,
  onExited,
  sheet = false,
  question,
  wide = false,
  actions,
  children,
}: StaffDialogProps) {
  const titleId = useId();
  useBackCloses(open, onClose);
  return (
    <Dialog
      open={open}
      onClose={pressedBeside(() => open && onClose())}
      {...(question !== undefined && { role: 'alertdialog', 'aria-describedby': question })}
      aria-labelledby={titleId}
      slotProps={{
        paper: { className: [css.paper, sheet && css.sheet, wide && css.wide].filter(Boolean).join(' '), inert: !open },
        ...(onExited && { transition: { onExited } }),
      }}>
      <div className={css.head}>
        <h2 id={titleId}>{title}</h2>
        {!sheet && (
          <IconButton aria-label={t.close} onClick={onClose} className={css.close ?? ''}>
            <StaffIcon name="close" />
          </IconButton>
        )}
      </div>
      <div className={css.body}>{children}</div>
      {actions !== undefined && <div className={css.foot}>{actions}</div>}
      <ToastOutlet open={open} />
    </Dialog>
  );
}
