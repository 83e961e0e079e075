import Dialog from '@mui/material/Dialog';
import { useState } from 'react';
import { ErrorBoundary } from '../../../common/app/ErrorBoundary';
import { loadChunk } from '../../../common/browser/chunks';
import { usePart } from '../../../common/ui/usePart';
import { shell as t } from '../../texts/shell';
import { pressedBeside, type OverlayProps } from '../../../common/ui/overlay';
import { useBackCloses } from '../../../common/ui/backCloses';
import { ToastOutlet } from '../../../common/ui/toastOutlet';
import css from './PaletteBox.module.css';
import { loadPaletteSearch, PaletteMissing, PaletteWaiting } from './lazySearch';

/** Without it there is no palette: it is worth a reload. */
const loadSearch = () => loadChunk(loadPaletteSearch);

interface CommandPaletteProps extends OverlayProps {
  onShortcuts: () => void;
}

/**
 * Finds products, articles, quotes, categories, tags and pages, all by keyboard; on phones over the whole screen. While the
 * code of the search loads its input stands alone and takes what is typed.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onClose, onExited } = props;
  useBackCloses(open, onClose);
  return (
    <Dialog
      open={open}
      onClose={pressedBeside(onClose)}
      slotProps={{ paper: { className: css.paper ?? '', 'aria-label': t.palette }, transition: { onExited } }}>
      {/* The shell draws it outside of the pages' boundaries: what throws here shall not take the dashboard along. */}
      <ErrorBoundary>
        <Search {...props} />
      </ErrorBoundary>
      <ToastOutlet open={open} />
    </Dialog>
  );
}

/** Mounted with the dialog: the next opening starts fresh. */
function Search(props: CommandPaletteProps) {
  const [typed, setTyped] = useState('');
  const Part = usePart(loadSearch, true, PaletteMissing);
  return Part ? (
    <Part {...props} typed={typed} onType={setTyped} />
  ) : (
    <PaletteWaiting typed={typed} onType={setTyped} onClose={props.onClose} />
  );
}
