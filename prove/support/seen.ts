import os from 'node:os';

/** Of the machine, in the last quarter of an hour: it is shared, and times are told with it. */
export const loadNow = () => (os.loadavg()[2] ?? 0).toFixed(1);

export const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** A count, with the first few of what is counted. */
export const listed = (faults: readonly string[], noun: string) =>
  [`${faults.length} ${noun}`, ...faults.slice(0, 3)].join('; ');
