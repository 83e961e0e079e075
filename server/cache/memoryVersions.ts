import { EventEmitter } from 'node:events';
import { LRUCache } from 'lru-cache';
import { TOPICS, type ContentMark, type ContentVersions, type Topic } from './versions';

/** Tells other processes of a change; an implementation that cannot must not throw. */
export interface ChangePublisher {
  publish(topics: readonly Topic[]): Promise<void>;
  close(): Promise<void>;
}

interface Entry {
  value: object;
  topics: readonly Topic[];
  mark: readonly number[];
  /** Known to be no longer what the database says. */
  hasChanged: boolean;
}

/** Content windows (discounts, adverts) begin and end without a write, so nothing is kept longer (milliseconds). */
const LONGEST = 60_000;
/** Without a change (milliseconds). By then what the last one touched has been made anew. */
const SETTLED = 5_000;

/**
 * Entries remember the versions that they were made from and count only while these are current: what is computed before
 * a change is never shown after it. What a change touches stays for its minute, since most of it will turn out to be the
 * same; older pages, of which no use can be made any more, are dropped so that they do not fill the memory.
 */
export class MemoryVersions implements ContentVersions {
  private readonly versions = new Map<Topic, number>(TOPICS.map((topic) => [topic, 0]));
  private readonly entries: LRUCache<string, Entry> | null;
  private readonly told = new EventEmitter().setMaxListeners(0);
  private publisher: ChangePublisher | null = null;
  /** False while changes of other processes would go unnoticed. */
  private open = false;
  private changedAt = -Infinity;
  hits = 0;

  /** @param maxBytes of all entries together; 0 keeps nothing */
  constructor(maxBytes: number) {
    const bounds = {
      maxSize: maxBytes,
      ttl: LONGEST,
      ttlResolution: 1_000,
      noDeleteOnStaleGet: true,
      allowStale: true,
    };
    this.entries = maxBytes > 0 ? new LRUCache(bounds) : null;
  }

  get keepsAnswers(): boolean {
    return this.entries !== null;
  }

  get bytes(): number {
    return this.entries?.calculatedSize ?? 0;
  }

  get isSettled(): boolean {
    return performance.now() - this.changedAt > SETTLED;
  }

  connect(publisher: ChangePublisher): void {
    this.publisher = publisher;
  }

  get<T extends object>(key: string): T | undefined {
    const entry = this.young(key);
    if (!entry || !this.isCurrent(entry)) return undefined;
    this.hits += 1;
    return entry.value as T;
  }

  last<T extends object>(key: string): T | undefined {
    const entry = this.entries?.get(key);
    return entry?.hasChanged ? undefined : (entry?.value as T | undefined);
  }

  former<T extends object>(key: string): T | undefined {
    return this.young(key)?.value as T | undefined;
  }

  renew(key: string, mark: ContentMark): boolean {
    const entry = this.young(key);
    if (!entry || !mark) return false;
    entry.mark = mark;
    entry.hasChanged = !this.isCurrent(entry);
    return !entry.hasChanged;
  }

  mark(topics: readonly Topic[]): ContentMark {
    return this.open ? topics.map((topic) => this.versions.get(topic) ?? 0) : null;
  }

  store(key: string, topics: readonly Topic[], mark: ContentMark, value: object, bytes: number): boolean {
    if (!mark || !this.open) return false;
    const entry = { value, topics, mark, hasChanged: false };
    const isCurrent = this.isCurrent(entry);
    if (isCurrent) this.entries?.set(key, entry, { size: bytes + key.length + 200 });
    return isCurrent;
  }

  async invalidate(topics: readonly Topic[]): Promise<void> {
    this.raise(topics);
    await this.publisher?.publish(topics);
  }

  onChange(topic: Topic, tell: () => void): () => void {
    this.told.on(topic, tell);
    return () => this.told.off(topic, tell);
  }

  /** Marks a change that this or another process made. */
  raise(topics: readonly Topic[]): void {
    this.raiseEach(topics);
    for (const [key, entry] of [...(this.entries ?? [])]) {
      if (!entry.topics.some((topic) => topics.includes(topic))) continue;
      entry.hasChanged = true;
      this.changedAt = performance.now();
      // Looking at it, unlike reading it, leaves what is asked for most where it stands.
      if (!this.open || !this.entries?.has(key)) this.entries?.delete(key);
    }
    for (const topic of topics) this.told.emit(topic);
  }

  /** Keeping is possible from now on; what was read before may have missed a change. */
  resume(): void {
    this.raiseEach(TOPICS);
    this.open = true;
    for (const topic of TOPICS) this.told.emit(topic);
  }

  /** Changes of others go unnoticed from now on: nothing counts any more, and nothing is kept. */
  suspend(): void {
    this.open = false;
  }

  async close(): Promise<void> {
    this.suspend();
    await this.publisher?.close();
  }

  private raiseEach(topics: readonly Topic[]): void {
    for (const topic of topics) this.versions.set(topic, (this.versions.get(topic) ?? 0) + 1);
  }

  private young(key: string): Entry | undefined {
    return this.open ? this.entries?.get(key, { allowStale: false }) : undefined;
  }

  private isCurrent(entry: Entry): boolean {
    return entry.topics.every((topic, index) => this.versions.get(topic) === entry.mark[index]);
  }
}
