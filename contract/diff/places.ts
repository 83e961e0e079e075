import type { LocatedContract } from './located';
import type { RuleId } from './rules';

/** Who writes the value: clients a request, servers a response. */
export type Direction = 'request' | 'response';

/** A place in one of the two contracts. */
export interface Place {
  side: 'old' | 'new';
  pointer: string;
}

/** Takes a change; `what` says it in a few words, without the place. */
export type Report = (rule: RuleId, place: Place, what: string) => void;

export interface Pair {
  old: LocatedContract;
  new: LocatedContract;
}

export const inOld = (pointer: string): Place => ({ side: 'old', pointer });
export const inNew = (pointer: string): Place => ({ side: 'new', pointer });
