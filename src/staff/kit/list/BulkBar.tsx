import { useEffect, useState } from 'react';
import { kit as t } from '../../texts/kit';
import { StaffIcon, type StaffIconName } from '../StaffIcon';
import { StaffButton } from '../StaffButton';
import css from './BulkBar.module.css';
import { BulkDialog } from './BulkDialog';
import type { Selection } from './useSelection';

export interface BulkAction<T> {
  label: string;
  icon: StaffIconName;
  danger?: boolean;
  /** The question for so many rows, and what follows. */
  title: (count: number) => string;
  text: string;
  /** The verb on the button. */
  action: string;
  run: (row: T) => Promise<unknown>;
}

interface BulkBarProps<T extends { id: string }> {
  selection: Selection<T>;
  actions: readonly BulkAction<T>[];
  nameOf: (row: T) => string;
}

/** What can be done with all chosen rows; it stands in the filters' place. Esc lets go of the choice. */
export function BulkBar<T extends { id: string }>({ selection, actions, nameOf }: BulkBarProps<T>) {
  const [chosen, setChosen] = useState<BulkAction<T> | null>(null);
  const { clear, rows } = selection;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('[role=dialog],[role=menu]'))
        clear();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  return (
    <div className={css.bar} role="toolbar" aria-label={t.selectedRows}>
      <strong role="status">{t.selected(rows.length)}</strong>
      {actions.map((action) => (
        <StaffButton
          key={action.label}
          color={action.danger ? 'error' : 'inherit'}
          startIcon={<StaffIcon name={action.icon} />}
          onClick={() => setChosen(action)}>
          {action.label}
        </StaffButton>
      ))}
      <StaffButton color="inherit" className={css.clear ?? ''} onClick={clear}>
        {t.clear}
      </StaffButton>
      {chosen && (
        <BulkDialog
          action={chosen}
          rows={rows}
          nameOf={nameOf}
          onClose={(finished) => {
            setChosen(null);
            if (finished) clear();
          }}
        />
      )}
    </div>
  );
}
