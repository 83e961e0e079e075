import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { ContentMark, ContentVersions } from '../cache/versions';
import type { Database } from '../database/client';
import { awaitInTime, forAll } from '../database/requestTime';
import {
  changedBehind,
  idsBehind,
  labelNames,
  marksOfReduced,
  ratedSince,
  searchedCount,
  searchedRows,
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

/**
 * Finds products or articles by their words, out of an index in memory. Before it answers it takes in what changed since,
 * if anything did (docs/decisions/038-search-in-memory.md): a search sees every write that was answered before it began.
 */
export class Search {
  private index: WordIndex;
  private known = new Map<string, Known>();
  private names: ReadonlyMap<string, string> = new Map();
  /** The state of the content that the index shows, and until when it may do so without a look. */
  private state: { mark: ContentMark; until: number } | null = null;
  /** Where the next look begins; a little before the last one. */
  private since = BEGINNING;
  /** How far the database's clock was ahead of this process's at the last look (milliseconds). */
  private ahead = NaN;
  private current: Promise<void> | null = null;
  /** Records to be read again, for a category or tag of theirs has another name now: as long as that has not come to its end. */
  private readonly renamed = new Set<string>();
  /** The marks of what costs less now: the clock begins and ends it, which is no change of the record. */
  private readonly reduced = new Map<string, number>();
  private readonly results = new LRUCache<string, { ids: readonly string[] }>({ maxSize: MOST_KEPT });

  constructor(
    private readonly db: Database,
    private readonly content: ContentVersions,
    private readonly kind: Searched,
  ) {
    this.index = this.emptyIndex();
  }

  private readonly emptyIndex = () => new WordIndex(this.kind === 'articles');

  /** Ids of what fits, the best first; null where the words ask for nothing in particular. */
  async find(text: string, status: Status): Promise<readonly string[] | null> {
    await this.refresh();
    const key = `${status} ${text}`;
    const kept = this.results.get(key);
    if (kept) return kept.ids;
    const ids = this.index.search(text, status);
    if (ids) this.results.set(key, { ids }, { size: 8 * ids.length + key.length + 200 });
    return ids;
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
    const next = await timeOfLook(this.db);
    const ahead = next.clock - performance.now();
    // A clock that was set back dates what is written then before the last look, which would not find it.
    if (this.index.isWornOut || this.ahead - ahead > SET_BACK) {
      this.index = this.emptyIndex();
      this.known = new Map();
      this.reduced.clear();
      this.since = BEGINNING;
    }
    this.rename(await labelNames(this.db));
    const rated = this.kind === 'products' && this.since !== BEGINNING ? await ratedSince(this.db, this.since) : [];
    for (let place = { changed: this.since, id: '0' }; ;) {
      const rows = await changedBehind(this.db, this.kind, place, SLICE);
      await this.put(rows);
      const last = rows.at(-1);
      if (!last || rows.length < SLICE) break;
      place = last;
    }
    await this.readAgain([...rated, ...this.renamed]);
    this.renamed.clear();
    if ((await searchedCount(this.db, this.kind)) !== this.index.size) await this.compareIds();
    if (this.kind === 'products' && (await sumOfReduced(this.db)) !== sumOf(this.reduced)) await this.compareReduced();
    this.since = next.since;
    this.ahead = ahead;
    this.state = { mark, until: performance.now() + LONGEST };
  }

  private async put(rows: readonly SearchedRow[]): Promise<void> {
    let began = performance.now();
    for (const { labels, uses, discount, reduced, version, ...row } of rows) {
      if (performance.now() - began > LONGEST_WORK) {
        await setImmediate();
        began = performance.now();
      }
      if (this.known.get(row.id)?.version === version) continue;
      this.known.set(row.id, { version, labels });
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

  /** Forgets the records whose category or tag has another name now, is gone, or is new since they were read. */
  private rename(names: ReadonlyMap<string, string>): void {
    const ids = [...this.names.keys(), ...names.keys()];
    const changed = new Set(ids.filter((id) => names.get(id) !== this.names.get(id)));
    this.names = names;
    if (changed.size === 0) return;
    for (const [id, { labels }] of this.known) {
      if (!labels.some((label) => changed.has(label))) continue;
      this.known.delete(id);
      this.renamed.add(id);
    }
  }

  private async readAgain(ids: readonly string[]): Promise<void> {
    for (let from = 0; from < ids.length; from += SLICE) {
      await this.put(await searchedRows(this.db, this.kind, ids.slice(from, from + SLICE)));
    }
  }

  /** Forgets what is gone, and takes in what came past the looks at what changed. */
  private async compareIds(): Promise<void> {
    const there = new Set<string>();
    for (let last = '0'; ;) {
      const ids = await idsBehind(this.db, this.kind, last, IDS_AT_ONCE);
      for (const id of ids) there.add(id);
      last = ids.at(-1) ?? last;
      if (ids.length < IDS_AT_ONCE) break;
    }
    const gone = this.index.allIds().filter((id) => !there.has(id));
    for (const id of gone) {
      this.index.remove(id);
      this.known.delete(id);
      this.reduced.delete(id);
      this.results.clear();
    }
    await this.readAgain([...there].filter((id) => !this.known.has(id)));
  }

  private async compareReduced(): Promise<void> {
    const marks = await marksOfReduced(this.db);
    const ids = new Set([...marks.keys(), ...this.reduced.keys()]);
    await this.readAgain([...ids].filter((id) => marks.get(id) !== this.reduced.get(id)));
  }
}
