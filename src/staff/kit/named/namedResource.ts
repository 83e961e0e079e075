import type { ReactNode } from 'react';
import type { ListState } from '../../../common/api';
import type { NamedTexts } from '../../texts/named';
import type { Entry } from '../form/useEntry';

/** A record that is little more than a name. */
export interface NamedRow {
  id: string;
  name: string;
  isActive: boolean;
}

/** A record's name; in Kiswahili empty for none. */
export interface Names {
  name: string;
  kiswahili: string;
}

type Answer = Promise<{ message?: string }>;

interface NamedField {
  field: string;
  label: string;
  help: string;
}

/** The calls of such a resource; each rejects with what it failed with. */
export interface NamedCalls {
  create: (names: Names, send: Entry['send']) => Answer;
  /** The names as the server has them now. */
  read: (id: string) => Promise<Names>;
  update: (id: string, names: Names, send: Entry['send']) => Answer;
  activate: (row: NamedRow) => Answer;
  deactivate: (row: NamedRow) => Answer;
  remove: (row: NamedRow) => Answer;
}

/** All that tells one such resource from another. */
export interface NamedResource {
  /** The field's name in the contract, where the server's message belongs. */
  field: string;
  /** The same for the name in Kiswahili, where records have one; seen where the server offers it, which may be known later. */
  kiswahili?: (NamedField & { offered: boolean }) | undefined;
  texts: NamedTexts;
  /** Name of the list as a file. */
  file: string;
  list: ListState<NamedRow>;
  calls: NamedCalls;
  /** What follows from deleting one. */
  removeText: (row: NamedRow) => ReactNode;
}
