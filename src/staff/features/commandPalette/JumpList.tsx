import Dialog from '@mui/material/Dialog';
import { Suspense, useState } from 'react';
import { shell as t } from '../../texts/shell';
import { useBackCloses } from '../../../common/ui/backCloses';
import { ToastOutlet } from '../../../common/ui/toastOutlet';
import { JumpWaiting } from './JumpAlone';
import css from './JumpBox.module.css';
import { JumpSearch } from './lazySearch';

interface JumpListProps {
  open: boolean;
  onClose: () => void;
  onShortcuts: () => void;
}

/**
 * Finds products, articles, quotes, categories, tags and pages, all by keyboard; on phones over the whole screen. While the
 * code of the search loads its input stands alone and takes what is typed.
 */
export function JumpList(props: JumpListProps) {
  const { open, onClose } = props;
  useBackCloses(open, onClose);
  return (
    <Dialog open={open} onClose={onClose} slotProps={{ paper: { className: css.paper ?? '', 'aria-label': t.jump } }}>
      <Search {...props} />
      <ToastOutlet open={open} />
    </Dialog>
  );
}

/** Mounted with the dialog: the next opening starts fresh. */
function Search(props: JumpListProps) {
  const [typed, setTyped] = useState('');
  return (
    <Suspense fallback={<JumpWaiting typed={typed} onType={setTyped} onClose={props.onClose} />}>
      <JumpSearch {...props} typed={typed} onType={setTyped} />
    </Suspense>
  );
}
