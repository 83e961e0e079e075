import LinearProgress from '@mui/material/LinearProgress';
import { useRef, useState } from 'react';
import { kit as t } from '../../texts/kit';
import { StaffIcon } from '../StaffIcon';
import { StaffButton } from '../StaffButton';
import { StaffDialog } from '../StaffDialog';
import type { BulkAction } from './BulkBar';
import css from './BulkBar.module.css';
import { bulkRun, type BulkOutcome } from './bulkRun';

interface BulkDialogProps<T> {
  action: BulkAction<T>;
  rows: readonly T[];
  nameOf: (row: T) => string;
  /** @param finished whether it was run */
  onClose: (finished: boolean) => void;
}

/** Asks, runs with progress, and tells what became of each row. */
export function BulkDialog<T extends { id: string }>({ action, rows: chosen, nameOf, onClose }: BulkDialogProps<T>) {
  // The list is refetched meanwhile; the selection stays as it was.
  const [rows] = useState(chosen);
  const [outcomes, setOutcomes] = useState<readonly BulkOutcome[] | null>(null);
  const [running, setRunning] = useState(false);
  const stop = useRef(new AbortController());
  const done = outcomes?.filter(({ state }) => state === 'done').length ?? 0;
  const failed = outcomes?.filter(({ state }) => state === 'failed').length ?? 0;
  const go = async () => {
    setRunning(true);
    setOutcomes(rows.map(() => ({ state: 'waiting' })));
    await bulkRun(
      rows,
      action.run,
      (index, outcome) => setOutcomes((all) => (all ?? []).map((one, at) => (at === index ? outcome : one))),
      stop.current.signal,
    );
    setRunning(false);
  };
  const close = () => {
    if (running) stop.current.abort();
    else onClose(outcomes !== null);
  };
  return (
    <StaffDialog
      open
      title={action.title(rows.length)}
      onClose={close}
      actions={
        outcomes ? (
          <StaffButton variant="contained" onClick={close}>
            {running ? t.stop : t.done}
          </StaffButton>
        ) : (
          <>
            <StaffButton variant="outlined" autoFocus onClick={close}>
              {t.cancel}
            </StaffButton>
            <StaffButton variant="contained" color={action.danger ? 'error' : 'primary'} onClick={() => void go()}>
              {action.action}
            </StaffButton>
          </>
        )
      }>
      {!outcomes && <p>{action.text}</p>}
      {outcomes && (
        <>
          <LinearProgress
            variant="determinate"
            value={((done + failed) / rows.length) * 100}
            aria-label={t.running(done + failed, rows.length)}
          />
          <p role="status">
            {running
              ? t.running(done + failed, rows.length)
              : [t.bulkDone(done), ...(failed > 0 ? [t.bulkFailed(failed)] : [])].join(', ')}
          </p>
        </>
      )}
      {/* It may scroll, and holds nothing that takes the focus. */}
      <ul className={css.list} tabIndex={0} aria-label={t.selectedRows}>
        {rows.map((row, index) => (
          <Row key={row.id} name={nameOf(row)} outcome={outcomes?.[index]} />
        ))}
      </ul>
    </StaffDialog>
  );
}

function Row({ name, outcome }: { name: string; outcome: BulkOutcome | undefined }) {
  return (
    <li>
      <span className={outcome && css[outcome.state]}>
        {outcome?.state === 'done' ? (
          <StaffIcon name="check" />
        ) : outcome?.state === 'failed' ? (
          <StaffIcon name="alert" />
        ) : null}
      </span>
      <span>
        {name}
        {outcome?.state === 'failed' && <small>{outcome.reason}</small>}
      </span>
    </li>
  );
}
