import { LRUCache } from 'lru-cache';
import type { ContentMark, ContentVersions, Topic } from '../cache/versions';
import { awaitInTime, forAll } from '../database/requestTime';

/** The content that a list is made from, whose changes drop what was kept, and its state before anything was read; null keeps nothing. */
export type Memory = { content: ContentVersions; topics: readonly Topic[]; mark: ContentMark } | null;

interface Kept {
  value: object;
  mark: ContentMark;
}

/** Bytes, approximately: some hundred lists of 100,000 products. */
const MOST_KEPT = 16 * 1024 * 1024;
/** Milliseconds; bounds what a change could do that another process failed to tell of. */
const LONGEST = 60_000;

/** Of each process's content. Small and apart from the rendered answers, which may be switched off. */
const memories = new WeakMap<ContentVersions, ListMemory>();

interface ListMemory {
  kept: LRUCache<string, Kept>;
  /** What is being computed, by its key and the mark of what it is made from. */
  running: Map<string, Promise<object>>;
}

/** Make it before the first read of what will be kept, be it of a search's ids: a write behind that makes it too old. */
export const memoryOf = (content: ContentVersions, topics: readonly Topic[]) =>
  ({ content, topics, mark: content.mark(topics) }) satisfies Memory;

/** Whether changes are seen at present, so that something can be kept at all. */
export function canRemember(memory: Memory): boolean {
  return memory !== null && memory.mark !== null;
}

/**
 * Answers from memory, or computes, once for all who ask meanwhile, and keeps until one of the topics changes.
 * @param bytes approximate size of the value
 */
export async function remember<T extends object>(
  memory: Memory,
  key: string,
  compute: () => Promise<T>,
  bytes: (value: T) => number,
): Promise<T> {
  if (memory === null || memory.mark === null) return compute();
  const { mark } = memory;
  const { kept, running } = listMemoryOf(memory.content);
  const known = kept.get(key);
  if (known && isSame(known.mark, mark)) return known.value as T;
  const run = `${String(mark)} ${key}`;
  const begin = async () => {
    const value = await compute();
    // What is too old by now would only take the place of what is not.
    if (isSame(memory.content.mark(memory.topics), mark))
      kept.set(key, { value, mark }, { size: bytes(value) + key.length + 200 });
    return value;
  };
  const share = () => {
    const shared = running.get(run) ?? forAll(begin).finally(() => running.delete(run));
    running.set(run, shared);
    return shared as Promise<T>;
  };
  return awaitInTime(Infinity, share);
}

function isSame(one: ContentMark, other: ContentMark): boolean {
  return String(one) === String(other);
}

function listMemoryOf(content: ContentVersions): ListMemory {
  const memory = memories.get(content) ?? {
    kept: new LRUCache<string, Kept>({ maxSize: MOST_KEPT, ttl: LONGEST }),
    running: new Map<string, Promise<object>>(),
  };
  memories.set(content, memory);
  return memory;
}
