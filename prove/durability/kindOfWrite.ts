import type { CallOptions } from '../../server/testing/caller';
import type { Caller } from '../support/calls';
import type { Random } from '../support/random';
import type { State } from './ledger';

export const kindNames = [
  'quote',
  'keyedQuote',
  'subscriber',
  'rating',
  'comment',
  'category',
  'tag',
  'advert',
  'product',
  'article',
  'entry',
  'payment',
  'visit',
  'proposal',
  'county',
  'salesSettings',
  'account',
  'secondFactor',
  'email',
  'notificationSettings',
  'pushDevice',
  'replyTemplates',
] as const;

export type Kind = (typeof kindNames)[number];

/** A picture to upload; its width in pixels tells it from the others. */
export interface SmallPicture {
  bytes: Buffer;
  width: number;
}

/** A record that was written: what the next write of it has to know. */
export interface Subject {
  kind: Kind;
  /** In its name or text, and nowhere else. */
  mark: string;
  /** The shop's id of it, once it is there. */
  id: string;
  /** Counts its changes. */
  version: number;
  isActive: boolean;
  pictures: { id: string; width: number }[];
  /** How far it has come, in a word of its kind. */
  stage: string;
  /** The version that was sent last, of what is sent; 0 before. */
  sent: number;
}

/** What stands before the first write: a category for products, a product and articles to speak about, a sale. */
export interface Ground {
  category: string;
  products: readonly string[];
  articles: readonly string[];
  /** A request, and a quotation that was accepted. */
  request: string;
  proposal: string;
  /** Somebody whose a request can be. */
  assignee: string;
}

/** Who calls. The colleague is another member of staff: what a second factor ends is not theirs. */
export type Voice = 'visitor' | 'staff' | 'colleague';

/** One write: what is sent, and what the record then looks like. */
export interface WriteStep {
  operation: string;
  /** Staff, where nobody is named. */
  by?: Voice;
  options: Omit<CallOptions, 'beforeBody'>;
  /** It holds a list to the version that was read, and another writer may have changed that meanwhile: 409 is right too. */
  mayConflict?: true;
  /** Null where the record goes. */
  after: Subject | null;
}

export interface Chance {
  random: Random;
  ground: Ground;
  picture: () => SmallPicture;
  staff: Caller;
  colleague: Caller;
}

export interface KindOfWrite {
  /** SQL of `mark` and `state` of every record of the kind; `mark` holds the MARK. */
  all: string;
  state: (subject: Subject) => State;
  /** Missing for what is there from the beginning and stays: the marks of these are those of `standing`. */
  create?: (subject: Subject, chance: Chance) => WriteStep | null | Promise<WriteStep | null>;
  /** Ways to change or delete one. */
  changes: ((subject: Subject, chance: Chance) => WriteStep | null | Promise<WriteStep | null>)[];
}

/** As in every record of a run. */
export const MARK = /^zz([0-9]+)x([0-9]+)$/;

/** Of what there is one. */
export const ONLY = 'zz0x0';
export const there = () => 'there';
export const counted = ({ version }: Subject) => String(version);
export const named = ({ mark, version }: Subject) => `${mark} ${version}`;
export const path = ({ id }: { id: string }) => ({ id });
export const next = (subject: Subject): Subject => ({ ...subject, version: subject.version + 1 });
export const gone = (operation: string) => (subject: Subject) => ({
  operation,
  options: { path: path(subject) },
  after: null,
});
export const hidden = (operation: string) => (subject: Subject) =>
  subject.isActive ? { operation, options: { path: path(subject) }, after: { ...subject, isActive: false } } : null;
export const shown = (operation: string) => (subject: Subject) =>
  subject.isActive ? null : { operation, options: { path: path(subject) }, after: { ...subject, isActive: true } };

/** What a call answers before a write that is made of it; null where it answers nothing. */
export async function asked<T>(caller: Caller, operation: string, options?: WriteStep['options']): Promise<T | null> {
  const reply = await caller(operation, options).catch(() => null);
  return reply && reply.status < 300 ? (reply.data as T) : null;
}
