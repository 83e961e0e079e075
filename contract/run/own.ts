import { dataOf, type Exchange, type FormPart } from '../http/exchange';
import type { Journal, Kind } from './journal';

/** As in `ck-5b293ce5-2`; the run's id is its own. */
const MARKER = /\bck-([0-9a-f]{8})-\d+/g;

/** Names and ids of what this run made: only these are ever changed or deleted. */
export class Own {
  /** In order of making. */
  readonly records: { kind: Kind; id: string }[] = [];
  /** Which exchange a record's id came from, for `curl`. */
  readonly origins = new Map<string, { exchange: Exchange; variable: string }>();
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
  made(kind: Kind, exchange: Exchange): void {
    // A refusal may name the field `id` in its data; what was kept all the same is found by its marker.
    if (exchange.status >= 400) return;
    const data = dataOf<{ id?: unknown }>(exchange);
    // An id that is a number is a defect that is told elsewhere; the record has to be deleted all the same.
    const id = typeof data?.id === 'number' ? String(data.id) : data?.id;
    if (typeof id !== 'string' || id === '' || this.ids.has(id)) return;
    this.journal.write({ what: 'created', kind, id });
    this.records.push({ kind, id });
    this.owns(id, exchange, kind);
    this.noteImages(exchange);
  }

  /** Takes a record as ours that bears this run's marker, or stands in its journal. */
  adopt(kind: Kind, id: string): void {
    if (this.mayTouch(id)) return;
    this.journal.write({ what: 'created', kind, id });
    this.ids.add(id);
  }

  /** Notes an id as one of ours: of a picture, a comment, an advert. */
  owns(id: string, exchange: Exchange, name: string): void {
    this.ids.add(id);
    if (!this.origins.has(id))
      this.origins.set(id, { exchange, variable: `${name.toUpperCase()}${this.origins.size + 1}` });
  }

  noteImages(exchange: Exchange): void {
    for (const image of dataOf<{ images?: { id?: unknown }[] }>(exchange)?.images ?? [])
      if (typeof image?.id === 'string') this.ids.add(image.id);
  }

  /** Notes an id as one that nothing has: made up so that no server gave it to anything. */
  isAbsent(id: string): void {
    this.absent.add(id);
  }

  /** Takes note that a record of ours is deleted: nothing has its id any more. */
  gone(id: string): void {
    const at = this.records.findIndex((record) => record.id === id);
    const [record] = at < 0 ? [] : this.records.splice(at, 1);
    if (record) this.journal.write({ what: 'deleted', kind: record.kind, id });
    this.absent.add(id);
  }

  /** Whether the server said that it deleted this record. */
  isGone(id: string): boolean {
    return this.absent.has(id);
  }

  /** Whether a call that changes something may name this id. */
  mayTouch(id: string): boolean {
    // What is no id at all by the contract can be nobody's.
    return this.ids.has(id) || this.absent.has(id) || !/^[A-Za-z0-9_-]{1,64}$/.test(id);
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
