import { Suspense, useState, type ReactNode } from 'react';
import { useSignOut } from '../features/signIn/useSignOut';
import { CommandPalette } from '../features/commandPalette/CommandPalette';
import { BottomBar } from './BottomBar';
import { MoreSheet, ShortcutList, useWarmUp } from './lazyParts';
import { SideBar } from './SideBar';
import css from './StaffShell.module.css';
import { TopBar } from './TopBar';
import { useShellKeys } from './useShellKeys';

/** What lies over the page, if anything does. */
type Over = 'palette' | 'more' | 'shortcuts' | null;

interface StaffShellProps {
  /** Above everything: the way past the navigation, and what holds for the whole program. */
  before?: ReactNode;
  children: ReactNode;
}

/** The dashboard around its pages (docs/product.md, 7.1): sidebar or a phone's bar, top bar, command palette. */
export function StaffShell({ before, children }: StaffShellProps) {
  const [over, setOver] = useState<Over>(null);
  // What was opened once stays mounted, so that it can leave as it came.
  const [opened, setOpened] = useState<readonly Over[]>([]);
  const [leaving, setLeaving] = useState(false);
  const signOut = useSignOut();
  const open = (which: Over) => {
    setOpened((known) => (known.includes(which) ? known : [...known, which]));
    setOver(which);
  };
  const close = () => setOver(null);
  const logout = () => {
    if (leaving) return;
    setLeaving(true);
    void signOut().finally(() => setLeaving(false));
  };
  useShellKeys({ onPalette: () => open('palette'), onShortcuts: () => open('shortcuts') });
  useWarmUp();
  return (
    <>
      {before}
      <div className={css.shell}>
        <SideBar leaving={leaving} onLogout={logout} />
        <div className={css.page}>
          <TopBar onSearch={() => open('palette')} />
          <main id="main" tabIndex={-1} className={css.main}>
            {children}
          </main>
        </div>
        <BottomBar open={over === 'more'} onMore={() => open('more')} />
      </div>
      <CommandPalette open={over === 'palette'} onClose={close} onShortcuts={() => open('shortcuts')} />
      <Suspense fallback={null}>
        {opened.includes('more') && (
          <MoreSheet open={over === 'more'} onClose={close} leaving={leaving} onLogout={logout} />
        )}
        {opened.includes('shortcuts') && <ShortcutList open={over === 'shortcuts'} onClose={close} />}
      </Suspense>
    </>
  );
}
