import LinearProgress from '@mui/material/LinearProgress';
import { useRef, useState } from 'react';
import { kit as t } from '../../texts/kit';
import { StaffIcon } from '../StaffIcon';
import { StaffButton } from '../StaffButton';
import { StaffDialog } from '../StaffDialog';
import type { OverlayProps } from '../../../common/ui/overlay';
import css from './BulkBar.module.css';
import { bulkRun, type BulkAction, type BulkOutcome } from './bulkRun';

export interface BulkDialogProps extends OverlayProps {
  action: Omit<BulkAction<never>, 'run'>;
  rows: readonly { id: string; name: string; run: () => Promise<unknown> }[];
  /** Told at its closing after a run, and of what is done after that; what failed or was not begun stays chosen. @param done ids of rows */
  onFinished: (done: readonly string[]) => void;
}

/** Asks, runs with progress, and tells what became of each row. */
export function BulkDialog({ action, rows: chosen, onFinished, ...overlay }: BulkDialogProps) {
  // The list is refetched meanwhile; the selection stays as it was.
  const [rows] = useState(chosen);
  const [outcomes, setOutcomes] = useState<readonly BulkOutcome[] | null>(null);
  const [run, setRun] = useState<'running' | 'stopping' | null>(null);
  const stop = useRef(new AbortController());
  // The bar goes with the last chosen row, and this dialog with it: what is done is told when it closes.
  const untold = useRef<string[] | null>([]);
  const done = outcomes?.filter(({ state }) => state === 'done').length ?? 0;
  const failed = outcomes?.filter(({ state }) => state === 'failed').length ?? 0;
  const go = async () => {
    setRun('running');
    setOutcomes(rows.map(() => ({ state: 'waiting' })));
    await bulkRun(
      rows,
      async ({ id, run: call }) => {
        await call();
        if (untold.current) untold.current.push(id);
        else onFinished([id]);
      },
      (index, outcome) => setOutcomes((all) => (all ?? []).map((one, at) => (at === index ? outcome : one))),
      stop.current.signal,
    );
    setRun(null);
  };
  const close = () => {
    // What is under way may take long: who presses again does not wait for it.
    if (run === 'running') {
      stop.current.abort();
      return setRun('stopping');
    }
    overlay.onClose();
    if (!outcomes) return;
    onFinished(untold.current ?? []);
    untold.current = null;
  };
  return (
    <StaffDialog
      {...overlay}
      title={action.title(rows.length)}
      onClose={close}
      actions={
        outcomes ? (
          <StaffButton variant="contained" onClick={close}>
            {run === 'running' ? t.stop : t.done}
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
            {(run
              ? [t.running(done + failed, rows.length), ...(run === 'stopping' ? [t.stopping] : [])]
              : [t.bulkDone(done), ...(failed > 0 ? [t.bulkFailed(failed)] : [])]
            ).join(', ')}
          </p>
        </>
      )}
      {/* It may scroll, and holds nothing that takes the focus. */}
      <ul className={css.list} tabIndex={0} aria-label={t.selectedRows}>
        {rows.map((row, index) => (
          <Row key={row.id} name={row.name} outcome={outcomes?.[index]} />
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
