import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import type { ReactNode } from 'react';
import { MuiTheme } from '../../common/ui/MuiTheme';
import { pressedBeside, type OverlayProps } from '../../common/ui/overlay';
import css from './SidePanel.module.css';
import { ToastOutlet } from '../../common/ui/toastOutlet';

/** Enter and leave in ms (docs/product.md, 2.6). */
const DURATION = { enter: 220, exit: 180 };
const nothing = () => undefined;

export interface SidePanelProps extends OverlayProps {
  /** Id of the element that names the panel. */
  titledBy: string;
  /** From the right, or from the bottom with round corners and a handle. */
  from: 'right' | 'bottom';
  /** Sets the panel's width, colours, and `--toast-lift` where a footer must stay free. */
  className?: string | undefined;
  scheme?: 'dark';
  children: ReactNode;
}

/** A panel over the page that can be swiped away. The focus returns to the opener. */
export function SidePanel({ open, onClose, onExited, titledBy, from, className, scheme, children }: SidePanelProps) {
  return (
    <MuiTheme>
      <SwipeableDrawer
        anchor={from}
        open={open}
        onClose={pressedBeside(onClose)}
        onOpen={nothing}
        disableSwipeToOpen
        disableDiscovery
        transitionDuration={DURATION}
        slotProps={{
          paper: {
            className: `${css.paper} ${css[from]} ${className ?? ''}`,
            'aria-labelledby': titledBy,
            ...(scheme && { 'data-scheme': scheme }),
          },
          // The panel is mounted when it is wanted, so its first appearance is a motion too.
          transition: { appear: true, onExited },
        }}>
        {from === 'bottom' && <div className={css.handle} aria-hidden="true" />}
        {children}
        <ToastOutlet open={open} />
      </SwipeableDrawer>
    </MuiTheme>
  );
}
