/** What a call that a check makes looks like, and why it usually goes wrong. */
export interface Demand {
  /** An operation and a status whose example shows it. */
  example: readonly [operation: string, status: number];
  /** The most usual causes, the first the most usual. */
  causes: readonly [string, string, string];
}

/** By the id of the check. */
export type Demands = Readonly<Record<string, Demand>>;

/** A row of the demands: what shows it, then the causes. */
export const demand = (example: Demand['example'], ...causes: [string, string, string]): Demand => ({
  example,
  causes,
});
