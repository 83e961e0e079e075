import Dialog from '@mui/material/Dialog';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../../common/ui/Button';
import { Icon } from '../../common/ui/Icon';
import css from './ModalDialog.module.css';
import { MuiTheme } from '../../common/ui/MuiTheme';
import { pressedBeside, type OverlayProps } from '../../common/ui/overlay';
import { ToastOutlet } from '../../common/ui/toastOutlet';
import { useMessages } from '../../common/i18n/messages';
import { shell } from '../../common/texts/en/shell';

/** Enter and leave in ms (docs/product.md, 2.6). */
const DURATION = { enter: 220, exit: 180 };

interface ModalDialogProps extends OverlayProps {
  title: ReactNode;
  /** Width in px from 600 px of screen: 520 or 600; below, the whole screen. */
  size?: 'medium' | 'large';
  /** Buttons at the foot; they stay while the content scrolls. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A dialog with title, content and actions; only the content scrolls. The focus returns to the opener. */
export function ModalDialog({ open, onClose, onExited, title, size = 'large', actions, children }: ModalDialogProps) {
  const t = useMessages('shell', shell);
  const titleId = useId();
  return (
    <MuiTheme>
      <Dialog
        open={open}
        onClose={pressedBeside(onClose)}
        aria-labelledby={titleId}
        transitionDuration={DURATION}
        slotProps={{ paper: { className: `${css.paper} ${css[size]}`, inert: !open }, transition: { onExited } }}>
        <div className={css.head}>
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
          <IconButton label={t.close} onClick={onClose}>
            <Icon name="close" size={24} />
          </IconButton>
        </div>
        <div className={css.body}>{children}</div>
        {actions !== undefined && <div className={css.foot}>{actions}</div>}
        <ToastOutlet open={open} className={css.outlet} />
      </Dialog>
    </MuiTheme>
  );
}
