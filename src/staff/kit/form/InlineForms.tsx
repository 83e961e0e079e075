import { createContext, useCallback, useContext, useEffect, useId, useState, type ReactNode } from 'react';
import css from './InlineForm.module.css';
import { LOST, useUnsavedGuard, type LeaveWords } from './useUnsavedGuard';

/** A part of the page that holds what leaving would lose; with words of its own where these are no changes. */
interface Unsaved {
  part: string;
  words: LeaveWords | undefined;
}

const ReportContext = createContext<((part: string, unsaved: Unsaved | null) => void) | null>(null);

/** Several forms on one page, each saved by itself; the question before unsaved changes are lost is one for all. */
export function InlineForms({ children }: { children: ReactNode }) {
  const [unsaved, setUnsaved] = useState<readonly Unsaved[]>([]);
  const said = unsaved.flatMap(({ words = [] }) => words);
  // What cannot be typed again comes first.
  useUnsavedGuard(unsaved.length > 0, undefined, said.find((words) => words !== LOST) ?? said[0]);
  const report = useCallback((part: string, now: Unsaved | null) => {
    setUnsaved((all) => [...all.filter((other) => other.part !== part), ...(now ? [now] : [])]);
  }, []);
  return (
    <ReportContext.Provider value={report}>
      <div className={css.forms}>{children}</div>
    </ReportContext.Provider>
  );
}

/**
 * Tells the page around whether this part of it holds what leaving would lose.
 * @param words a constant, asked instead of those about changes
 */
export function useReportUnsaved(unsaved: boolean, words?: LeaveWords): void {
  const part = useId();
  const report = useContext(ReportContext);
  useEffect(() => {
    if (!unsaved) return undefined;
    report?.(part, { part, words });
    return () => report?.(part, null);
  }, [report, part, unsaved, words]);
}
