/** What a record looks like from outside; null where it is not there. */
export type State = string | null;

/** A write of one record: when it was sent, and when it was acknowledged (steps of the ledger, not of a clock). */
interface Write {
  state: State;
  sent: number;
  /** Infinity while nobody has said that it was done. */
  acknowledged: number;
}

/** What was counted rather than kept, such as likes. */
interface Count {
  sent: number[];
  acknowledged: number[];
}

/** A moment, to ask what must and what may have been done by then. */
export type Moment = number;

/** What a shop was seen to hold: every record by its name, and counts. */
export interface Holding {
  records: ReadonlyMap<string, string>;
  counts: ReadonlyMap<string, number>;
}

/**
 * What a shop has acknowledged. A record is written by one writer at a time, so that its writes have an order: it must
 * be as its last acknowledged write left it, or as a later one would that was sent and never answered.
 */
export class Ledger {
  private readonly writes = new Map<string, Write[]>();
  private readonly counts = new Map<string, Count>();
  private step = 0;
  acknowledged = 0;
  /** Writes that nobody answered or that were refused. */
  unanswered = 0;

  now(): Moment {
    return this.step;
  }

  /** Notes a write before it is sent. @returns what is called once it was acknowledged */
  begin(name: string, state: State): () => void {
    const write: Write = { state, sent: ++this.step, acknowledged: Infinity };
    this.writes.set(name, [...(this.writes.get(name) ?? []), write]);
    return () => {
      write.acknowledged = ++this.step;
      this.acknowledged += 1;
    };
  }

  /** The same for one more of what is counted. */
  beginCount(name: string): () => void {
    const count = this.counts.get(name) ?? { sent: [], acknowledged: [] };
    this.counts.set(name, count);
    count.sent.push(++this.step);
    return () => {
      count.acknowledged.push(++this.step);
      this.acknowledged += 1;
    };
  }

  /**
   * What of the acknowledged is not there, or is there as it never was.
   * @param from what was acknowledged by then must be there
   * @param until what was sent by then may be there
   */
  broken({ records, counts }: Holding, from: Moment = this.step, until: Moment = this.step): string[] {
    const faults: string[] = [];
    for (const [name, writes] of this.writes) {
      const seen = records.get(name) ?? null;
      const states = possible(writes, from, until);
      if (!states.includes(seen)) faults.push(`${name} is ${said(seen)}, not ${states.map(said).join(' or ')}`);
    }
    for (const [name, { sent, acknowledged }] of this.counts) {
      const [least, most] = [upTo(acknowledged, from), upTo(sent, until)];
      const seen = counts.get(name) ?? 0;
      if (seen < least || seen > most) faults.push(`${name} counts ${seen}, not ${least} to ${most}`);
    }
    const unknown = [...records.keys()].filter((name) => !this.writes.has(name));
    return [...faults, ...unknown.map((name) => `${name} was never sent`)];
  }

  /** Takes what is there for what was done, once nothing is under way: what nobody answered is known now. */
  settle({ records, counts }: Holding): void {
    for (const [name, [first]] of this.writes) {
      const state = records.get(name) ?? null;
      if (first) this.writes.set(name, [{ state, sent: first.sent, acknowledged: first.sent }]);
    }
    for (const [name, count] of this.counts) {
      count.sent = Array.from({ length: counts.get(name) ?? 0 }, () => 0);
      count.acknowledged = [...count.sent];
    }
  }
}

const said = (state: State) => state ?? 'gone';

const upTo = (steps: readonly number[], moment: Moment) => steps.filter((step) => step <= moment).length;

/** How a record may look: as its last acknowledged write left it, or one that was sent after it. */
function possible(writes: readonly Write[], from: Moment, until: Moment): State[] {
  const last = writes.findLastIndex(({ acknowledged }) => acknowledged <= from);
  const later = writes.slice(last + 1).filter(({ sent }) => sent <= until);
  return [last < 0 ? null : (writes[last]?.state ?? null), ...later.map(({ state }) => state)];
}
