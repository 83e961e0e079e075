import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../../common/state/hooks';
import type { ListProductsApiArg } from '../../../common/api';
import { wholeApi } from '../../api';
import head from '../../kit/headAction.module.css';
import { failureAlert, useNotify } from '../../kit/notify';
import { StaffButton } from '../../kit/StaffButton';
import { StaffIcon } from '../../kit/StaffIcon';
import { dayKey } from '../../kit/show/time';
import { download } from '../../../common/browser/download';
import { products as t } from '../../texts/products';
import { productsCsv, readAll } from './exportProducts';
import css from './ListPage.module.css';

/** The filtered rows as a CSV file, with progress; it can be stopped. */
export function ExportButton({ args }: { args: ListProductsApiArg }) {
  const notify = useNotify();
  const dispatch = useAppDispatch();
  const readPage = async (page: number) =>
    (
      await dispatch(
        wholeApi.endpoints.listProducts.initiate({ ...args, page }, { forceRefetch: true, subscribe: false }),
      ).unwrap()
    ).data;
  const [progress, setProgress] = useState<string | null>(null);
  const stop = useRef<AbortController>(null);
  // Nobody who went elsewhere is handed a file.
  useEffect(() => () => stop.current?.abort(), []);
  const run = async () => {
    const controller = new AbortController();
    stop.current = controller;
    setProgress(t.exporting(0, 0));
    try {
      const rows = await readAll(readPage, (done, total) => setProgress(t.exporting(done, total)), controller.signal);
      if (controller.signal.aborted) return;
      download(`products-${dayKey(Date.now())}.csv`, 'text/csv;charset=utf-8', await productsCsv(rows));
      notify({ success: true, message: t.exported(rows.length) });
    } catch (error) {
      notify(failureAlert(error, t.exportFailed));
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
