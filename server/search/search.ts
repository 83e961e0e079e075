import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { ContentMark, ContentVersions } from '../cache/versions';
import type { Database } from '../database/client';
import { awaitInTime, forAll } from '../database/requestTime';
import {
  changedBehind,
  idsBehind,
  labelNames,
  ratedSince,
  searchedCount,
  searchedRows,
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
  private current: Promise<void> | null = null;
  /** Records to be read again, for a category or tag of theirs has another name now: as long as that has not come to its end. */
  private readonly renamed = new Set<string>();
  /** When a discount begins or ends by the clock, which is no change of the record. */
  private readonly turns = new Map<string, number>();
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
      this.state !== null && mark !== null && String(this.state.mark) === String(mark) && Date.now() < this.state.until
    );
  }

  private async takeIn(): Promise<void> {
    const mark = this.content.mark([this.kind]);
    if (this.index.isWornOut) {
      this.index = this.emptyIndex();
      this.known = new Map();
      this.turns.clear();
      this.since = BEGINNING;
    }
    const next = await timeOfLook(this.db);
    this.rename(await labelNames(this.db));
    const rated = this.kind === 'products' && this.since !== BEGINNING ? await ratedSince(this.db, this.since) : [];
    for (let place = { changed: this.since, id: '0' }; ;) {
      const rows = await changedBehind(this.db, this.kind, place, SLICE);
      await this.put(rows);
      const last = rows.at(-1);
      if (!last || rows.length < SLICE) break;
      place = last;
    }
    // The database's clock may be ahead of this one.
    const turned = [...this.turns].flatMap(([id, at]) => (at < Date.now() + LONGEST ? [id] : []));
    await this.readAgain([...rated, ...turned, ...this.renamed]);
    this.renamed.clear();
    if ((await searchedCount(this.db, this.kind)) !== this.index.size) await this.compareIds();
    this.since = next;
    this.state = { mark, until: Date.now() + LONGEST };
  }

  private async put(rows: readonly SearchedRow[]): Promise<void> {
    let began = performance.now();
    for (const { labels, uses, discount, changesAt, version, ...row } of rows) {
      if (performance.now() - began > LONGEST_WORK) {
        await setImmediate();
        began = performance.now();
      }
      if (this.known.get(row.id)?.version === version) continue;
      this.known.set(row.id, { version, labels });
      if (changesAt === null) this.turns.delete(row.id);
      else this.turns.set(row.id, changesAt);
      const said = [
        ...uses.map((use) => USE_NAMES[use] ?? ''),
        discount > 0 ? `${REDUCED} ${Math.round(discount)}%` : '',
      ];
      const description = [row.description, ...said].join('\n');
      this.index.put({ ...row, description, labels: labels.map((id) => this.names.get(id) ?? '') });
      this.results.clear();
    }
  }

  /** Forgets the records whose category or tag has another name now, or is gone. */
  private rename(names: ReadonlyMap<string, string>): void {
    const changed = new Set([...this.names].filter(([id, name]) => names.get(id) !== name).map(([id]) => id));
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
      this.turns.delete(id);
      this.results.clear();
    }
    await this.readAgain([...there].filter((id) => !this.known.has(id)));
  }
}
