import { createContext, useCallback, useContext, useEffect, useId, useState, type ReactNode } from 'react';
import css from './InlineForm.module.css';
import { useUnsavedGuard } from './useUnsavedGuard';

const ReportContext = createContext<((form: string, unsaved: boolean) => void) | null>(null);

/** Several forms on one page, each saved by itself; the question before unsaved changes are lost is one for all. */
export function InlineForms({ children }: { children: ReactNode }) {
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  useUnsavedGuard(unsaved.length > 0);
  const report = useCallback((form: string, changed: boolean) => {
    setUnsaved((forms) => [...forms.filter((other) => other !== form), ...(changed ? [form] : [])]);
  }, []);
  return (
    <ReportContext.Provider value={report}>
      <div className={css.forms}>{children}</div>
    </ReportContext.Provider>
  );
}

/** Tells the page around whether this form holds changes that leaving would lose. */
export function useReportUnsaved(unsaved: boolean): void {
  const id = useId();
  const report = useContext(ReportContext);
  useEffect(() => {
    if (!unsaved) return undefined;
    report?.(id, true);
    return () => report?.(id, false);
  }, [report, id, unsaved]);
}
