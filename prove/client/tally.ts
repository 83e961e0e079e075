/** In which way a page broke its promise. */
export type Kind = 'white' | 'threw' | 'uncaught' | 'nonsense' | 'stuck' | 'lost' | 'unusable';

export interface Fault {
  kind: Kind;
  seen: string;
}

/** A promise that a page broke. */
export interface Broken extends Fault {
  /** What was done to the answer. */
  what: string;
  operation: string;
  place: string;
}

/** What all trials of a run have come to. */
export class Tally {
  readonly times = new Map<string, number>();
  readonly all: Broken[] = [];
  /** Trials of forms whose submit was refused, and which still held what was typed. */
  kept = 0;

  tried(operation: string): void {
    this.times.set(operation, (this.times.get(operation) ?? 0) + 1);
  }

  broken(one: Broken): void {
    this.all.push(one);
  }

  of(...kinds: readonly Kind[]): Broken[] {
    return this.all.filter(({ kind }) => kinds.includes(kind));
  }

  get total(): number {
    return [...this.times.values()].reduce((sum, times) => sum + times, 0);
  }
}
