/** Numbers that a seed tells again (mulberry32). */
export class Random {
  constructor(private state: number) {}

  /** From 0 up to and without 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** From 0 up to and without `bound`. */
  below(bound: number): number {
    return Math.floor(this.next() * bound);
  }

  pick<T>(values: readonly T[]): T {
    return values[this.below(values.length)]!;
  }
}
