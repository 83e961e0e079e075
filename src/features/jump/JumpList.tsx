import Dialog from '@mui/material/Dialog';
import { jump as t } from '../../lib/messages/staff/jump';
import { useBackCloses } from '../../ui/backCloses';
import { ToastOutlet } from '../../ui/toastOutlet';
import css from './JumpList.module.css';
import { JumpSearch } from './JumpSearch';

interface JumpListProps {
  open: boolean;
  onClose: () => void;
  onShortcuts: () => void;
}

/** Finds products, articles, quotes, categories, tags and pages, all by keyboard; on phones over the whole screen. */
export function JumpList({ open, onClose, onShortcuts }: JumpListProps) {
  useBackCloses(open, onClose);
  return (
    <Dialog open={open} onClose={onClose} slotProps={{ paper: { className: css.paper ?? '', 'aria-label': t.title } }}>
      <JumpSearch open={open} onClose={onClose} onShortcuts={onShortcuts} />
      <ToastOutlet open={open} />
    </Dialog>
  );
}
