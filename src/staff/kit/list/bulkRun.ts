import { alertLine } from '../../../common/domain/readableFields';
import { failureAlert } from '../failures';
import type { StaffIconName } from '../StaffIcon';

/** What can be done with chosen rows. */
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

export type BulkOutcome = { state: 'waiting' | 'running' | 'done' } | { state: 'failed'; reason: string };

/** Calls at once: quick enough, and far below the server's limits. */
const LANES = 3;

/**
 * Runs one call for each row, a few at a time, and tells each outcome. A failure stops nothing; `signal` lets what has
 * not begun rest.
 */
export async function bulkRun<T>(
  rows: readonly T[],
  run: (row: T) => Promise<unknown>,
  tell: (index: number, outcome: BulkOutcome) => void,
  signal: AbortSignal,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < rows.length && !signal.aborted) {
      const index = next++;
      const row = rows[index] as T;
      tell(index, { state: 'running' });
      try {
        await run(row);
        tell(index, { state: 'done' });
      } catch (error) {
        tell(index, { state: 'failed', reason: alertLine(failureAlert(error)) });
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
