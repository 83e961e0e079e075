import { useEffect, useRef, useState } from 'react';
import { download, csvOf, readAll, type CsvPage, type CsvRow } from './csv';
import { kit as t } from '../../texts/kit';
import head from '../headAction.module.css';
import { useNotify } from '../../../common/state/hooks';
import { failureAlert } from '../failures';
import { dayKey } from '../show/time';
import { StaffButton } from '../StaffButton';
import { StaffIcon } from '../StaffIcon';
import css from './ExportButton.module.css';

interface ExportButtonProps<T> {
  /** Reads a page of what is to be exported. */
  readPage: (page: number) => Promise<CsvPage<T>>;
  columns: readonly string[];
  rowOf: (record: T) => CsvRow;
  /** The file's name, before the day. */
  name: string;
  texts: { exported: (count: number) => string; exportFailed: string };
}

/** The filtered rows as a CSV file, with progress; it can be stopped. */
export function ExportButton<T>({ readPage, columns, rowOf, name, texts }: ExportButtonProps<T>) {
  const notify = useNotify();
  const [progress, setProgress] = useState<string | null>(null);
  const stop = useRef<AbortController>(null);
  // Nobody who went elsewhere is handed a file.
  useEffect(() => () => stop.current?.abort(), []);
  const run = async () => {
    const controller = new AbortController();
    stop.current = controller;
    setProgress(t.exporting(0, 0));
    try {
      const records = await readAll(readPage, (...now) => setProgress(t.exporting(...now)), controller.signal);
      if (controller.signal.aborted) return;
      const text = await csvOf(columns, records.map(rowOf));
      download(`${name}-${dayKey(Date.now())}.csv`, 'text/csv;charset=utf-8', text);
      notify({ success: true, message: texts.exported(records.length) });
    } catch (error) {
      notify(failureAlert(error, texts.exportFailed));
    } finally {
      setProgress(null);
    }
  };
  if (progress !== null) {
    return (
      <span className={css.export}>
        <span role="status">{progress}</span>
        <StaffButton onClick={() => stop.current?.abort()}>{t.stopExport}</StaffButton>
      </span>
    );
  }
  return (
    <StaffButton
      variant="outlined"
      className={head.brief ?? ''}
      startIcon={<StaffIcon name="download" />}
      onClick={() => void run()}>
      <span className={head.words}>{t.exportCsv}</span>
    </StaffButton>
  );
}
