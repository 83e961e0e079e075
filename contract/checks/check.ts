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
  /** Whether it looks at what all records of the shop make together, which another run at the same time moves. */
  shared?: boolean;
  run(kit: Kit): Promise<void>;
}

/** Whether a word of the command line means a check: its id, the letter of its group, or its name. */
export const isCalled = ({ id, name }: Pick<Check, 'id' | 'name'>, word: string) =>
  id.startsWith(word.toUpperCase()) || name === word;
