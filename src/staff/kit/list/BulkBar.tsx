import { useEffect } from 'react';
import { listen } from '../../../common/browser/listen';
import { kit as t } from '../../texts/kit';
import { StaffIcon } from '../StaffIcon';
import { StaffButton } from '../StaffButton';
import { useLazyOverlay } from '../useLazyOverlay';
import { isOverlaid } from '../useShortcut';
import css from './BulkBar.module.css';
import type { BulkDialogProps } from './BulkDialog';
import type { BulkAction } from './bulkRun';
import type { Selection } from './useSelection';

const load = () => import(/* webpackChunkName: "staff-bulk" */ './BulkDialog').then((part) => part.BulkDialog);

interface BulkBarProps<T extends { id: string }> {
  selection: Selection<T>;
  actions: readonly BulkAction<T>[];
  nameOf: (row: T) => string;
}

/** What can be done with all chosen rows; it stands in the filters' place. Esc lets go of the choice. */
export function BulkBar<T extends { id: string }>({ selection, actions, nameOf }: BulkBarProps<T>) {
  const { Part: BulkDialog, subject: chosen, show, ...overlay } = useLazyOverlay<BulkAction<T>, BulkDialogProps>(load);
  const { clear, drop, rows } = selection;
  // Whoever chooses rows means to do something with them.
  useEffect(() => void load().catch(() => undefined), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isOverlaid()) clear();
    };
    return listen(window, { keydown: onKey });
  });
  return (
    <div className={css.bar} role="toolbar" aria-label={t.selectedRows}>
      <strong role="status">{t.selected(rows.length)}</strong>
      {actions.map((action) => (
        <StaffButton
          key={action.label}
          color={action.danger ? 'error' : 'inherit'}
          startIcon={<StaffIcon name={action.icon} />}
          onClick={() => show(action)}>
          {action.label}
        </StaffButton>
      ))}
      <StaffButton color="inherit" className={css.clear ?? ''} onClick={clear}>
        {t.clear}
      </StaffButton>
      {BulkDialog && chosen && (
        <BulkDialog
          key={chosen.label}
          {...overlay}
          action={chosen}
          rows={rows.map((row) => ({ id: row.id, name: nameOf(row), run: () => chosen.run(row) }))}
          onFinished={drop}
        />
      )}
    </div>
  );
}
