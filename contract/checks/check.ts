import type { Kit } from '../run/kit';

/** How much a check writes: nothing, own records, the account, records that cannot be deleted, or much at once. */
export type Reach = 'read' | 'own' | 'account' | 'traces' | 'load';

export interface Check {
  /** As in `D05`; its letter is its group. */
  id: string;
  /** As in `delete-gone`. */
  name: string;
  reach: Reach;
  /** What must hold, for `--explain` and the guide. */
  rule: string;
  run(kit: Kit): Promise<void>;
}
