import type { Cleanup } from '../support/cleanup';
import { run } from '../support/programs';

/** One thing that goes wrong, and what is promised then. */
export interface Fault<Place> {
  what: string;
  aim: string;
  /** Also part of the sample: it needs nothing that an ordinary machine lacks, and a few seconds. */
  sample?: true;
  /** @param sample asks for a small part of it. @returns what was seen. @throws Error with what does not hold */
  try: (place: Place, sample: boolean) => Promise<string>;
}

/** Faults that are tried at one place: a shop that is made once. */
export interface FaultGroup {
  faults: readonly Fault<never>[];
  open: (undo: Cleanup['add']) => Promise<unknown>;
}

/** Keeps the kind of place of a group's faults to the group. */
export const groupOf = <Place>(open: (undo: Cleanup['add']) => Promise<Place>, faults: readonly Fault<Place>[]) =>
  ({ open, faults }) as FaultGroup;

/** What is promised of most faults. */
export const BOUNDED =
  'an answer in 5 s, 503 with Retry-After where none is possible, nothing acknowledged lost, recovery by itself';

/** Longest wait for an answer, ms. */
export const ANSWER_MS = 5_000;
/** Longest wait for a start and for the recovery, ms. */
export const BOUND_MS = 10_000;

/** Mounts something over a folder until the faults of the group are done; root may. */
export function mountedOver(folder: string, args: readonly string[], undo: Cleanup['add']): void {
  run('mount', [...args, folder]);
  undo(() => run('umount', ['--lazy', folder]));
}

export function hold(condition: boolean, fault: () => string): asserts condition {
  if (!condition) throw new Error(fault());
}
