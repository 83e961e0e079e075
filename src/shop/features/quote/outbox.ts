import { useSyncExternalStore } from 'react';
import { isOver, MOST_KEPT, requestsIn, type KeptRequest } from './keptRequest';
import { announceOutbox, onOutboxChange, OUTBOX_KEY } from './outboxPresence';

/** What the last text held, so that the same text is the same list. */
let known: { text: string | null; requests: readonly KeptRequest[] } = { text: null, requests: [] };

/** The requests that this browser keeps, the oldest first. */
export function readOutbox(): readonly KeptRequest[] {
  const text = stored();
  if (text !== known.text) known = { text, requests: requestsIn(text) };
  return known.requests;
}

export function useOutbox(): readonly KeptRequest[] {
  return useSyncExternalStore(onOutboxChange, readOutbox, readOutbox);
}

/** Keeps a request, in the place of one with the same key; false where the browser keeps nothing, or enough already. */
export function keepRequest(request: KeptRequest): boolean {
  const others = readOutbox().filter(({ key }) => key !== request.key);
  return others.length < MOST_KEPT && write([...others, request]);
}

export function forgetRequest(key: string): void {
  write(readOutbox().filter((request) => request.key !== key));
}

/** Changes a request that is still there; one that was deleted meanwhile stays so. */
export function changeRequest(key: string, change: (request: KeptRequest) => KeptRequest): void {
  write(readOutbox().map((request) => (request.key === key ? change(request) : request)));
}

/** @param now milliseconds since the epoch */
export function forgetOld(now: number): void {
  const left = readOutbox().filter((request) => !isOver(request, now));
  // Also where none of what is stored was a request.
  if (left.length === 0 || left.length < readOutbox().length) write(left);
}

function write(requests: readonly KeptRequest[]): boolean {
  try {
    if (requests.length === 0) window.localStorage.removeItem(OUTBOX_KEY);
    else window.localStorage.setItem(OUTBOX_KEY, JSON.stringify(requests));
  } catch {
    return false;
  }
  announceOutbox();
  return true;
}

function stored(): string | null {
  try {
    return window.localStorage.getItem(OUTBOX_KEY);
  } catch {
    return null;
  }
}
