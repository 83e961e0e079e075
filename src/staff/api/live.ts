import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { News } from '../../common/api/staffEndpoints.gen';
import { useOffers } from '../../common/api/useOffers';
import { NEWS_URL } from '../../common/domain/contract.gen';
import { readEvents } from './eventStream';
import { news as newsShape } from './staffShapes';

/** One tab of a browser holds the stream; the others hear of it here. */
const NAME = 'staff-news';
/** Seconds that a stream is asked to last. */
const LASTS = 300;
const SECOND = 1000;
const LONGEST_WAIT = 60 * SECOND;

/** What tabs tell each other. */
type Message = { news: News } | { streams: boolean } | { asks: true };

let streams = false;
const tellers = new Set<() => void>();

function setStreams(now: boolean): void {
  streams = now;
  tellers.forEach((tell) => tell());
}

function subscribe(tell: () => void): () => void {
  tellers.add(tell);
  return () => tellers.delete(tell);
}

/** How what staff watch is kept up to date: by the stream while there is one, else each minute while the tab is seen. */
export function usePolling() {
  const streaming = useSyncExternalStore(subscribe, () => streams);
  return { pollingInterval: streaming ? 0 : LONGEST_WAIT, skipPollingIfUnfocused: true, refetchOnFocus: true } as const;
}

/**
 * Hears of each change of the requests, where the server streams them.
 * @param onNews in every tab
 * @param onNewest in the one tab that holds the stream, when a request came
 */
export function useLiveNews(onNews: (news: News) => void, onNewest: () => void): void {
  const offered = useOffers()('getNews');
  const tell = useRef({ onNews, onNewest });
  useEffect(() => {
    tell.current = { onNews, onNewest };
  });
  useEffect(
    () =>
      offered
        ? watch(
            (news) => tell.current.onNews(news),
            () => tell.current.onNewest(),
          )
        : undefined,
    [offered],
  );
}

function watch(onNews: (news: News) => void, onNewest: () => void): () => void {
  // Only a page on https (or of this machine) has locks; without them every tab would stream.
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return () => undefined;
  const ended = new AbortController();
  const { signal } = ended;
  const tabs = new BroadcastChannel(NAME);
  const say = (message: Message) => tabs.postMessage(message);
  let leads = false;
  tabs.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('news' in data) onNews(data.news);
    else if ('streams' in data) setStreams(data.streams);
    else if (leads) say({ streams });
  };
  const told = (now: boolean) => {
    if (now !== streams) setStreams(now);
    if (!signal.aborted) say({ streams: now });
  };
  let newest: string | null | undefined;
  const hear = (text: string) => {
    const { data } = JSON.parse(text) as { data: News };
    if (!newsShape(data)) throw new Error('No news.');
    say({ news: data });
    onNews(data);
    if (newest !== undefined && data.newestId !== newest) onNewest();
    newest = data.newestId;
  };
  say({ asks: true });
  navigator.locks
    .request(NAME, { signal }, async () => {
      leads = true;
      await stream(hear, told, signal);
    })
    // A tab that goes before its turn.
    .catch(() => undefined);
  return () => {
    ended.abort();
    if (leads) say({ streams: false });
    tabs.close();
    setStreams(false);
  };
}

/** Keeps a stream open, one after the other; a server that has none is asked less and less often. */
async function stream(hear: (text: string) => void, told: (streams: boolean) => void, signal: AbortSignal) {
  let pause = SECOND;
  while (!signal.aborted) {
    try {
      await readEvents(
        `${NEWS_URL}?seconds=${LASTS}`,
        (text) => {
          told(true);
          pause = SECOND;
          hear(text);
        },
        signal,
      );
    } catch {
      told(false);
      pause = Math.min(2 * pause, LONGEST_WAIT);
    }
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pause);
      signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
    });
  }
}
