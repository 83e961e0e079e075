import type { ReactNode } from 'react';
import type { ListState } from '../../../common/api';
import type { NamedTexts } from '../../texts/named';

/** A record that is little more than a name. */
export interface NamedRow {
  id: string;
  name: string;
  isActive: boolean;
}

type Answer = Promise<{ message?: string }>;

/** The calls of such a resource; each rejects with what it failed with. */
export interface NamedCalls {
  create: (name: string) => Answer;
  /** The name as the server has it now. */
  read: (id: string) => Promise<string>;
  update: (id: string, name: string) => Answer;
  activate: (row: NamedRow) => Answer;
  deactivate: (row: NamedRow) => Answer;
  remove: (row: NamedRow) => Answer;
}

/** All that tells one such resource from another. */
export interface NamedResource {
  /** The field's name in the contract, where the server's message belongs. */
  field: string;
  texts: NamedTexts;
  list: ListState<NamedRow>;
  calls: NamedCalls;
  /** What follows from deleting one. */
  removeText: (row: NamedRow) => ReactNode;
}
