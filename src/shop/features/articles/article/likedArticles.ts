import { useSyncExternalStore } from 'react';

const KEY = 'likedArticles';
const MOST = 1000;

/** What this page knows beyond the storage, or without one. */
let inMemory: readonly string[] = [];
const listeners = new Set<() => void>();

/** Ids of the articles liked in this browser. Anything else in the storage is discarded. */
export function likedArticles(): readonly string[] {
  try {
    const data = JSON.parse(window.localStorage.getItem(KEY) ?? 'null') as unknown;
    if (Array.isArray(data) && data.length <= MOST && data.every((id) => typeof id === 'string')) return data;
  } catch {
    // No storage, or something else in it.
  }
  return inMemory;
}

/** Remembers that an article is liked, or no longer (a like the server did not take). */
export function setLiked(articleId: string, liked: boolean): void {
  const others = likedArticles().filter((id) => id !== articleId);
  inMemory = liked ? [...others, articleId].slice(-MOST) : others;
  try {
    window.localStorage.setItem(KEY, JSON.stringify(inMemory));
  } catch {
    // A full or blocked storage: remembered until the page is left.
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether this browser has liked an article; follows the other tabs. */
export function useLiked(articleId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => likedArticles().includes(articleId),
    () => false,
  );
}
