import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { ContentMark, ContentVersions } from '../cache/versions';
import type { Database } from '../database/client';
import { awaitInTime, forAll } from '../database/requestTime';
import {
  changedBehind,
  labelNames,
  marksBehind,
  marksOfReduced,
  ratedSince,
  searchedRows,
  sumOfMarks,
  sumOfReduced,
  timeOfLook,
  type Searched,
  type SearchedRow,
} from '../repositories/searched';
import { REDUCED, USE_NAMES } from './synonyms';
import type { Status } from './entry';
import { WordIndex } from './wordIndex';

/** Records read at once. */
const SLICE = 50;
/** Work without a pause (milliseconds); the process answers others in between. */
const LONGEST_WORK = 8;
const IDS_AT_ONCE = 5_000;
/** A change that another process failed to tell of is found after this time (milliseconds). */
const LONGEST = 60_000;
/** Bytes of the results that are kept, of each kind. */
const MOST_KEPT = 8 * 1024 * 1024;
const BEGINNING = '-infinity';
/** By so much a database's clock that is set may be behind its pace (milliseconds). */
const SET_BACK = 30_000;

/** By how much less a reduction is asked for that a larger one is as well, in percent: `20% off`. */
const STEP = 5;
const lesser = (percent: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil(percent / STEP) - 1) }, (_, at) => STEP * (at + 1));

const sumOf = (marks: ReadonlyMap<string, number>): number => {
  let sum = 0;
  for (const mark of marks.values()) sum += mark;
  return sum;
};

type Known = Pick<SearchedRow, 'version' | 'labels'>;

/** The words of all records as they were at the last look, and what tells whether they still are. */
class Words {
  private readonly index: WordIndex;
  private readonly known = new Map<string, Known>();
  private names: ReadonlyMap<string, string> = new Map();
  /** Where the next look begins; a little before the last one. */
  private since = BEGINNING;
  /** How far the database's clock was ahead of this process's at the last look (milliseconds). */
  private ahead = NaN;
  /** Ratings of after that are dated before the last look, which misses them. */
  private wasSetBack = false;
  /** Of all records that the index has; NaN of those that are to be read again. */
  private readonly marks = new Map<string, number>();
  /** The marks of what costs less now: the clock begins and ends it, which is no change of the record. */
  private readonly reduced = new Map<string, number>();
  private readonly results = new LRUCache<string, { ids: readonly string[] }>({ maxSize: MOST_KEPT });

  constructor(
    private readonly db: Database,
    private readonly kind: Searched,
  ) {
    this.index = new WordIndex(kind === 'articles');
  }

  /** Whether it is time to read all of them anew. */
  get areWornOut(): boolean {
    return this.wasSetBack || this.index.isWornOut;
  }

  find(text: string, status: Status): readonly string[] | null {
    const key = `${status} ${text}`;
    const kept = this.results.get(key);
    if (kept) return kept.ids;
    const ids = this.index.search(text, status);
    if (ids) this.results.set(key, { ids }, { size: 8 * ids.length + key.length + 200 });
    return ids;
  }

  async takeIn(): Promise<void> {
    const next = await timeOfLook(this.db);
    const ahead = next.clock - performance.now();
    const renamed = this.rename(await labelNames(this.db));
    const rated = this.kind === 'products' && this.since !== BEGINNING ? await ratedSince(this.db, this.since) : [];
    for (let place = { changed: this.since, id: '0' }; ;) {
      const rows = await changedBehind(this.db, this.kind, place, SLICE);
      await this.put(rows);
      const last = rows.at(-1);
      if (!last || rows.length < SLICE) break;
      place = last;
    }
    await this.readAgain([...rated, ...renamed]);
    if ((await sumOfMarks(this.db, this.kind)) !== sumOf(this.marks))
      await this.compare(await this.allMarks(), this.marks);
    if (this.kind === 'products' && (await sumOfReduced(this.db)) !== sumOf(this.reduced))
      await this.compare(await marksOfReduced(this.db), this.reduced);
    this.since = next.since;
    this.wasSetBack ||= this.ahead - ahead > SET_BACK;
    this.ahead = ahead;
  }

  private async put(rows: readonly SearchedRow[]): Promise<void> {
    let began = performance.now();
    for (const { labels, uses, discount, mark, reduced, version, ...row } of rows) {
      if (performance.now() - began > LONGEST_WORK) {
        await setImmediate();
        began = performance.now();
      }
      if (this.known.get(row.id)?.version === version) continue;
      this.known.set(row.id, { version, labels });
      this.marks.set(row.id, mark);
      if (reduced === null) this.reduced.delete(row.id);
      else this.reduced.set(row.id, reduced);
      const less = Math.round(discount);
      const said = [...uses.map((use) => USE_NAMES[use] ?? ''), ...lesser(less).map((percent) => `${percent}%`)];
      const description = [row.description, ...said].join('\n');
      const named = [...labels.map((id) => this.names.get(id) ?? ''), discount > 0 ? `${REDUCED} ${less}%` : ''];
      this.index.put({ ...row, description, labels: named });
      this.results.clear();
    }
  }

  /** @returns the records whose category or tag has another name now, is gone, or is new since they were read */
  private rename(names: ReadonlyMap<string, string>): string[] {
    const ids = [...this.names.keys(), ...names.keys()];
    const changed = new Set(ids.filter((id) => names.get(id) !== this.names.get(id)));
    this.names = names;
    if (changed.size === 0) return [];
    const renamed: string[] = [];
    for (const [id, { labels }] of this.known) {
      if (!labels.some((label) => changed.has(label))) continue;
      this.known.delete(id);
      // By this it is found where the look breaks off before it has been read again.
      this.marks.set(id, NaN);
      renamed.push(id);
    }
    return renamed;
  }

  /** Reads records again, and forgets those that are gone. */
  private async readAgain(ids: readonly string[]): Promise<void> {
    for (let from = 0; from < ids.length; from += SLICE) {
      const slice = ids.slice(from, from + SLICE);
      const rows = await searchedRows(this.db, this.kind, slice);
      await this.put(rows);
      const there = new Set(rows.map(({ id }) => id));
      for (const id of slice) if (!there.has(id)) this.forget(id);
    }
  }

  private forget(id: string): void {
    this.index.remove(id);
    this.known.delete(id);
    this.marks.delete(id);
    this.reduced.delete(id);
    this.results.clear();
  }

  private async allMarks(): Promise<Map<string, number>> {
    const all = new Map<string, number>();
    for (let last = '0'; ;) {
      const marked = await marksBehind(this.db, this.kind, last, IDS_AT_ONCE);
      for (const { id, mark } of marked) all.set(id, mark);
      last = marked.at(-1)?.id ?? last;
      if (marked.length < IDS_AT_ONCE) return all;
    }
  }

  /** Takes in what came, went or changed past the looks at what changed. */
  private async compare(there: ReadonlyMap<string, number>, known: ReadonlyMap<string, number>): Promise<void> {
    const ids = new Set([...there.keys(), ...known.keys()]);
    await this.readAgain([...ids].filter((id) => there.get(id) !== known.get(id)));
  }
}

/**
 * Finds products or articles by their words, out of an index in memory. Before it answers it takes in what changed since,
 * if anything did (docs/decisions/038-search-in-memory.md): a search sees every write that was answered before it began.
 */
export class Search {
  private words: Words;
  /** Read beside them: the next look is theirs. */
  private renewed: Words | null = null;
  private isRenewing = false;
  /** The state of the content that the words show, and until when they may do so without a look. */
  private state: { mark: ContentMark; until: number } | null = null;
  private current: Promise<void> | null = null;

  constructor(
    private readonly db: Database,
    private readonly content: ContentVersions,
    private readonly kind: Searched,
  ) {
    this.words = new Words(db, kind);
  }

  /** Ids of what fits, the best first; null where the words ask for nothing in particular. */
  async find(text: string, status: Status): Promise<readonly string[] | null> {
    await this.refresh();
    return this.words.find(text, status);
  }

  /** Takes in what changed. Called once after the start too, so that no visitor waits for the first time. */
  async refresh(): Promise<void> {
    if (this.isCurrent()) return;
    // One that began before a change may have read before it: those who come during it wait for the next, which is enough.
    const running = this.current;
    if (running) {
      await awaitInTime(Infinity, () => running.catch(() => undefined));
      if (this.isCurrent()) return;
    }
    await awaitInTime(Infinity, () => this.current ?? this.begin());
  }

  private begin(): Promise<void> {
    return (this.current = forAll(() => this.takeIn()).finally(() => (this.current = null)));
  }

  private isCurrent(): boolean {
    const mark = this.content.mark([this.kind]);
    return (
      this.state !== null &&
      mark !== null &&
      String(this.state.mark) === String(mark) &&
      performance.now() < this.state.until
    );
  }

  private async takeIn(): Promise<void> {
    const mark = this.content.mark([this.kind]);
    if (this.renewed) [this.words, this.renewed] = [this.renewed, null];
    await this.words.takeIn();
    this.state = { mark, until: performance.now() + LONGEST };
    if (this.words.areWornOut && !this.isRenewing) void this.renew();
  }

  /** Reads all words anew beside those that are worn out, which answer meanwhile: it takes its time. */
  private async renew(): Promise<void> {
    this.isRenewing = true;
    try {
      const words = new Words(this.db, this.kind);
      await words.takeIn();
      [this.renewed, this.state] = [words, null];
    } catch {
      // The next look begins it again.
    } finally {
      this.isRenewing = false;
    }
  }
}
