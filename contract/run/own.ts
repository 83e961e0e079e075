import { dataOf, type Exchange, type FormPart } from '../http/exchange';
import type { Origin } from './curl';
import type { Journal, Kind, Made, Nameless } from './journal';
import { pictureOf, type Thing } from './kinds';

/** As in `ck-5b293ce5-2`; the run's id is its own. */
const MARKER = /\bck-([0-9a-f]{8})-\d+/g;

const keyOf = (thing: Thing, id: string) => `${thing} ${id}`;

/** Names and ids of what this run made: only these are ever changed or deleted. */
export class Own {
  /** In order of making. */
  readonly records: { kind: Made; id: string }[] = [];
  /** Where ids came from, for `curl`. */
  readonly origins = new Map<string, Origin>();
  private readonly ids = new Set<string>();
  private readonly absent = new Set<string>();
  private count = 0;

  constructor(readonly journal: Journal) {}

  /** A name that no other record has, by which what was made is found again. */
  marker(): string {
    this.count += 1;
    return `ck-${this.journal.runId}-${this.count}`;
  }

  /** The runs, other than this one, whose marker stands in a text. */
  othersIn(text: string): string[] {
    return [...text.matchAll(MARKER)].flatMap(([, run]) =>
      run === undefined || run === this.journal.runId ? [] : [run],
    );
  }

  /** Before a record is created: kept on the disk, so that it is found again whatever happens. */
  intend(kind: Kind, marker: string): void {
    this.journal.write({ what: 'intent', kind, marker });
  }

  /** Takes note of a record that an answer says was made, and of the pictures in it. */
  made(kind: Made, exchange: Exchange): void {
    // A refusal may name the field `id` in its data; what was kept all the same is found by its marker.
    if (exchange.status >= 400) return;
    const data = dataOf<{ id?: unknown }>(exchange);
    // An id that is a number is a defect that is told elsewhere; the record has to be deleted all the same.
    const id = typeof data?.id === 'number' ? String(data.id) : data?.id;
    if (typeof id !== 'string' || id === '' || this.ids.has(keyOf(kind, id))) return;
    this.journal.write({ what: 'created', kind, id });
    this.records.push({ kind, id });
    this.owns(id, exchange, kind);
    this.noteImages(exchange);
  }

  /** Takes note of what nothing deletes, as a quotation that was sent, and the run is allowed to leave behind. */
  stays(kind: Nameless, id: string): void {
    if (this.dropped(kind, id)) this.journal.write({ what: 'stays', kind, id });
  }

  /** Takes a record as ours that bears this run's marker, or stands in its journal. */
  adopt(kind: Made, id: string): void {
    if (this.mayTouch(kind, id)) return;
    this.journal.write({ what: 'created', kind, id });
    this.ids.add(keyOf(kind, id));
  }

  /** Notes an id as one of ours: of a comment, an advert. */
  owns(id: string, exchange: Exchange, thing: Thing): void {
    const key = keyOf(thing, id);
    this.ids.add(key);
    // A server may give an id again once its record is deleted.
    this.absent.delete(key);
    if (!this.origins.has(key))
      this.origins.set(key, { thing, id, exchange, variable: `${thing.toUpperCase()}${this.origins.size + 1}` });
  }

  noteImages(exchange: Exchange): void {
    for (const image of dataOf<{ images?: { id?: unknown }[] }>(exchange)?.images ?? [])
      if (typeof image?.id === 'string' && exchange.operation)
        this.ids.add(keyOf(pictureOf(exchange.operation), image.id));
  }

  /** An id that fits the contract, and that nothing has: too long to be guessed. Not of the server's own form. */
  nothing(): string {
    const id = `contract-kit-${this.journal.runId}-names-nothing`;
    this.isAbsent(id);
    return id;
  }

  /** Notes an id as one that nothing has: made up so that no server gave it to anything, or none of this thing. */
  isAbsent(id: string, thing?: Thing): void {
    this.absent.add(thing ? keyOf(thing, id) : id);
  }

  /** Takes note that a record of ours is deleted: none of its kind has its id any more. */
  gone(thing: Thing, id: string): void {
    const record = this.dropped(thing, id);
    if (record) this.journal.write({ what: 'deleted', kind: record.kind, id });
    this.ids.delete(keyOf(thing, id));
    this.isAbsent(id, thing);
  }

  /** Takes a record out of those that are to be deleted. */
  private dropped(thing: Thing, id: string): Own['records'][number] | undefined {
    const at = this.records.findIndex((record) => record.kind === thing && record.id === id);
    return at < 0 ? undefined : this.records.splice(at, 1)[0];
  }

  /** Whether nothing has this id: it was made up, or the server said that it deleted the record. */
  isGone(thing: Thing, id: string): boolean {
    return this.absent.has(id) || this.absent.has(keyOf(thing, id));
  }

  /** Whether a call that changes something may name this id. */
  mayTouch(thing: Thing, id: string): boolean {
    // What is no id at all by the contract can be nobody's.
    return this.ids.has(keyOf(thing, id)) || this.isGone(thing, id) || !/^[A-Za-z0-9_-]{1,64}$/.test(id);
  }
}

/** Form fields of texts and files; undefined ones are left out. */
export function formOf(
  fields: Record<string, string | number | boolean | undefined>,
  files: readonly FormPart[] = [],
): FormPart[] {
  const texts = Object.entries(fields).flatMap(([name, value]): FormPart[] =>
    value === undefined ? [] : [{ name, value: String(value) }],
  );
  return [...texts, ...files];
}
