import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import { createContext, memo, useContext, type ReactNode } from 'react';
import { MuiTheme } from '../../common/ui/MuiTheme';
import { pressedBeside, type OverlayProps } from '../../common/ui/overlay';
import css from './SidePanel.module.css';
import { ToastOutlet } from '../../common/ui/toastOutlet';

/** Enter and leave in ms (docs/product.md, 2.6). */
const DURATION = { enter: 220, exit: 180 };
const nothing = () => undefined;

interface SidePanelProps extends OverlayProps {
  /** Id of the element that names the panel. */
  titledBy: string;
  /** From the right, or from the bottom with round corners and a handle. */
  from: 'right' | 'bottom';
  /** Sets the panel's width, colours, and `--toast-lift` where a footer must stay free. */
  className?: string | undefined;
  scheme?: 'dark';
  children: ReactNode;
}

const Contents = createContext<ReactNode>(null);
const Content = () => useContext(Contents);

/** A panel over the page that can be swiped away. The focus returns to the opener. */
export function SidePanel({ children, ...frame }: SidePanelProps) {
  return (
    <Contents value={children}>
      <Frame {...frame} />
    </Contents>
  );
}

/** What moves, apart: contents that are drawn anew, as those of filters at each choice, leave all of MUI's parts alone. */
const Frame = memo(function Frame({
  open,
  onClose,
  onExited,
  titledBy,
  from,
  className,
  scheme,
}: Omit<SidePanelProps, 'children'>) {
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
            inert: !open,
            ...(scheme && { 'data-scheme': scheme }),
          },
          // The panel is mounted when it is wanted, so its first appearance is a motion too.
          transition: { appear: true, onExited },
        }}>
        {from === 'bottom' && <div className={css.handle} aria-hidden="true" />}
        <Content />
        <ToastOutlet open={open} />
      </SwipeableDrawer>
    </MuiTheme>
  );
});
