import { useEffect, useRef, useState, type MouseEvent } from 'react';
import type { CsvFile } from './csv';
import { kit as t } from '../../texts/kit';
import head from '../headAction.module.css';
import layout from '../../../common/ui/layout.module.css';
import { loadChunk } from '../../../common/browser/chunks';
import { useNotify } from '../../../common/state/hooks';
import { failureAlert, partMissing } from '../failures';
import { dayKey } from '../show/time';
import { StaffButton } from '../StaffButton';
import { StaffIcon } from '../StaffIcon';
import css from './ExportButton.module.css';

const load = () => import(/* webpackChunkName: "staff-csv" */ './spreadsheet');

interface ExportButtonProps<T> extends CsvFile<T> {
  /** What is on the screen, once it is there. */
  rows: readonly T[] | undefined;
}

/** All rows of a list as filtered and in its order, as a CSV file: with progress, and it can be stopped. */
export function ExportButton<T extends { id: string }>({ rows, readPage, columns, name }: ExportButtonProps<T>) {
  const notify = useNotify();
  const [progress, setProgress] = useState<string | null>(null);
  const stop = useRef<AbortController>(null);
  // Nobody who went elsewhere is handed a file.
  useEffect(() => () => stop.current?.abort(), []);
  const run = async (shown: readonly T[]) => {
    const controller = new AbortController();
    const { signal } = controller;
    stop.current = controller;
    const part = await loadChunk(load).catch(() => null);
    if (signal.aborted) return;
    if (!part) return notify(partMissing());
    const { csvOf, download, readAll } = part;
    try {
      const records = readPage
        ? await readAll(readPage, (...now) => setProgress(t.exporting(...now)), signal)
        : [...shown];
      if (signal.aborted) return;
      download(`${name}-${dayKey(Date.now())}.csv`, 'text/csv;charset=utf-8', csvOf(columns, records));
      notify({ success: true, message: t.exported(records.length) });
    } catch (error) {
      if (!signal.aborted) notify(failureAlert(error, t.exportFailed));
    }
  };
  const begin = async (shown: readonly T[]) => {
    setProgress(t.exporting(0, 0));
    await run(shown);
    setProgress(null);
  };
  const running = progress !== null;
  // One button throughout, which keeps the focus; the second press of a double one does not stop what the first began.
  return (
    <span className={css.export}>
      <span role="status" className={running ? undefined : layout.hidden}>
        {progress}
      </span>
      <StaffButton
        {...(running
          ? { onClick: (event: MouseEvent) => event.detail !== 2 && stop.current?.abort() }
          : {
              variant: 'outlined',
              className: head.brief ?? '',
              inert: !rows?.length,
              startIcon: <StaffIcon name="download" />,
              onClick: () => void begin(rows ?? []),
            })}>
        {running ? t.stopExport : <span className={head.words}>{t.exportCsv}</span>}
      </StaffButton>
    </span>
  );
}
