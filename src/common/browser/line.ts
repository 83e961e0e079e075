/** What browsers tell of the line (not all do). */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor's line and wishes allow for bytes that may turn out not to be needed. */
export function maySpend(): boolean {
  const { connection } = navigator as { connection?: Line };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}
