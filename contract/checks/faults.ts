import type { Exchange } from '../http/exchange';
import type { Operation } from '../spec/contract';
import type { Kit } from '../run/kit';

/** A way to be wrong that many calls may share. */
export interface Fault {
  /** Tells faults apart. */
  what: string;
  expected: string;
  got: string;
  fix: string;
  pointer?: string;
}

const NAMED = 6;

/** Collects the same fault of many calls, so that it is told once, with the names of all. */
export class Faults {
  private readonly seen = new Map<string, { fault: Fault; at: Exchange | Operation; name: string }[]>();

  add(fault: Fault, at: Exchange | Operation, name: string): void {
    this.seen.set(fault.what, [...(this.seen.get(fault.what) ?? []), { fault, at, name }]);
  }

  get isEmpty(): boolean {
    return this.seen.size === 0;
  }

  /** Tells them, by name: answers to parallel calls come in any order, and two runs should read the same. */
  report(kit: Kit): void {
    for (const [root, cases] of [...this.seen].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const [first, ...others] = cases.sort((a, b) => (a.name < b.name ? -1 : 1));
      if (!first) continue;
      const {
        fault: { expected, got, fix, pointer },
        at,
        name,
      } = first;
      const rest =
        others.length === 0
          ? ''
          : `; the same ${others.length} times more: ${others
              .slice(0, NAMED)
              .map((other) => other.name)
              .join(', ')}${others.length > NAMED ? ' …' : ''}`;
      kit.fail(at, {
        expected: `${expected} (${name})`,
        got: `${got}${rest}`,
        fix,
        root,
        ...(pointer !== undefined && { pointer }),
      });
    }
  }
}

/** Judges answers outside of operations by group A, one of each kind: a thousand alike tell no more than the first. */
export class Alike {
  private readonly seen = new Set<string>();

  constructor(private readonly kit: Kit) {}

  judge(answer: Exchange): void {
    const { status, headers, json, failure } = answer;
    const kind =
      failure ?? `${status} ${headers['content-type'] ?? ''} ${json === undefined} ${Object.keys(json ?? {}).join()}`;
    if (this.seen.has(kind)) return;
    this.seen.add(kind);
    this.kit.judge.judge(answer, true);
  }
}
