import type { ReactNode } from 'react';
import css from './InlineForm.module.css';
import { ReportProvider, useReported, useUnsavedGuard } from './useUnsavedGuard';

/** Several forms on one page, each saved by itself; the question before unsaved changes are lost is one for all. */
export function InlineForms({ children }: { children: ReactNode }) {
  const { unsaved, words, report } = useReported();
  useUnsavedGuard(unsaved, undefined, words);
  return (
    <ReportProvider value={report}>
      <div className={css.forms}>{children}</div>
    </ReportProvider>
  );
}
