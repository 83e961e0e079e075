import { useState, type ReactNode } from 'react';
import { useOverlay, type Overlay, type OverlayProps } from '../../common/ui/overlay';
import { useSignOut } from '../features/signIn/useSignOut';
import { CommandPalette } from '../features/commandPalette/CommandPalette';
import { isSending } from '../api';
import { shell as t } from '../texts/shell';
import { BottomBar } from './BottomBar';
import { useConfirm } from '../kit/confirm/confirm';
import { hasUnsaved } from '../kit/form/drafts';
import { useLazyOverlay } from '../kit/useLazyOverlay';
import { parts, useWarmUp } from './lazyParts';
import type { MoreSheetProps } from './MoreSheet';
import { SideBar } from './SideBar';
import css from './StaffShell.module.css';
import { TopBar } from './TopBar';
import { useLiveRequests } from './useLiveRequests';
import { useShellKeys } from './useShellKeys';

interface StaffShellProps {
  /** Above everything: the way past the navigation, and what holds for the whole program. */
  before?: ReactNode;
  children: ReactNode;
}

/** The dashboard around its pages (docs/product.md, 7.1): sidebar or a phone's bar, top bar, command palette. */
export function StaffShell({ before, children }: StaffShellProps) {
  const palette = useOverlay<true>();
  const { Part: MoreSheet, ...more } = useLazyOverlay<true, MoreSheetProps>(parts.more);
  const { Part: ShortcutList, ...shortcuts } = useLazyOverlay<true, OverlayProps>(parts.shortcuts);
  const [leaving, setLeaving] = useState(false);
  const signOut = useSignOut();
  const confirm = useConfirm();
  /** One at a time lies over the page; what it takes the place of leaves as it came. */
  const open = (wanted: Overlay<true>) => {
    for (const overlay of [palette, more, shortcuts]) if (overlay !== wanted) overlay.onClose();
    wanted.show(true);
  };
  const openPalette = () => open(palette);
  const openShortcuts = () => open(shortcuts);
  const logout = async () => {
    // Whoever signs out takes along what this browser keeps, in other tabs too.
    if (leaving || ((hasUnsaved() || isSending()) && !(await confirm(t.leaving)))) return;
    setLeaving(true);
    await signOut().finally(() => setLeaving(false));
  };
  const onLogout = () => void logout();
  useShellKeys({ onPalette: openPalette, onShortcuts: openShortcuts });
  useWarmUp();
  useLiveRequests();
  return (
    <>
      {before}
      <div className={css.shell}>
        <SideBar leaving={leaving} onLogout={onLogout} />
        <div className={css.page}>
          <TopBar onSearch={openPalette} />
          <main id="main" tabIndex={-1} className={css.main}>
            {children}
          </main>
        </div>
        <BottomBar open={more.open} onMore={() => open(more)} />
      </div>
      {palette.subject && <CommandPalette {...palette} onShortcuts={openShortcuts} />}
      {MoreSheet && more.subject && <MoreSheet {...more} leaving={leaving} onLogout={onLogout} />}
      {ShortcutList && shortcuts.subject && <ShortcutList {...shortcuts} />}
    </>
  );
}
