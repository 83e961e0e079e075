import { useEffect, useRef } from 'react';
import type { News } from '../../common/api/staffEndpoints.gen';
import { useOffers } from '../../common/api/useOffers';
import { useStored, watched } from '../../common/browser/stored';
import { NEWS_URL } from '../../common/domain/contract.gen';
import { readEvents } from './eventStream';
import { news as newsShape } from './staffShapes';

/** One tab of a browser holds the stream; the others hear of it here. */
const NAME = 'staff-news';
/** Seconds that a stream is asked to last. */
const LASTS = 300;
const SECOND = 1000;
const LONGEST_WAIT = 60 * SECOND;
/** A tab that hears says so each time its stream begins anew; one that the browser has put to sleep says nothing (ms). */
const DOUBTED_AFTER = LASTS * SECOND + LONGEST_WAIT;

/** What tabs tell each other. */
type Message = { news: News } | { hears: boolean } | { asks: true };

const hears = watched(false);

/**
 * How what staff watch is kept up to date: by the news while they are heard, else each minute, also while nobody looks:
 * the title of a hidden tab counts what waits.
 * @param isMore it holds more than the requests, of which alone the news tell: while they are heard, it is asked for each minute
 * in a tab that is seen
 */
export function usePolling(isMore = false) {
  const heard = useStored(hears);
  return {
    pollingInterval: heard && !isMore ? 0 : LONGEST_WAIT,
    skipPollingIfUnfocused: heard,
    refetchOnFocus: true,
  } as const;
}

/**
 * Hears of each change of the requests and quotations, where the server tells news: by a stream, else asked each minute.
 * @param onNews in every tab, when something changed, and at the beginning
 * @param onNewest in the one tab that asks, when a request came
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

/** A request that came after the one that was the newest; that one may also have gone. */
const isNewer = (news: News, before: News): boolean =>
  news.newestId !== before.newestId &&
  news.newestAt !== null &&
  (before.newestAt === null || Date.parse(news.newestAt) >= Date.parse(before.newestAt));

/** @returns ends it */
export function watch(onNews: (news: News) => void, onNewest: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  // Only a page on https (or of this machine) has locks; without them each tab asks for itself, and none streams.
  const shares = 'locks' in navigator && typeof BroadcastChannel !== 'undefined';
  const tabs = shares ? new BroadcastChannel(NAME) : null;
  const say = (message: Message) => tabs?.postMessage(message);
  let leads = false;
  let last: News | undefined;
  let doubt: ReturnType<typeof setTimeout> | undefined;
  const learn = (news: News) => {
    const before = last;
    last = news;
    if (before?.changed !== news.changed) onNews(news);
    return before;
  };
  if (tabs)
    tabs.onmessage = ({ data }: MessageEvent<Message>) => {
      if ('news' in data) learn(data.news);
      else if ('hears' in data) {
        hears.set(data.hears);
        clearTimeout(doubt);
        doubt = setTimeout(() => leads || hears.set(false), DOUBTED_AFTER);
      } else if (leads) {
        say({ hears: hears.read() });
        // What it compares its first change with.
        if (last) say({ news: last });
      }
    };
  const told = (now: boolean) => {
    hears.set(now);
    if (!signal.aborted) say({ hears: now });
  };
  const hear = (text: string) => {
    const { data } = JSON.parse(text) as { data: News };
    if (!newsShape(data)) throw new Error('No news.');
    say({ news: data });
    const before = learn(data);
    if (before && isNewer(data, before)) onNewest();
  };
  say({ asks: true });
  const lead = async () => {
    leads = true;
    await keepHearing(shares ? 'text/event-stream' : 'application/json', hear, told, signal);
  };
  // A tab may go before its turn.
  if (shares) navigator.locks.request(NAME, { signal }, lead).catch(() => undefined);
  else void lead();
  return () => {
    ended.abort();
    if (leads) say({ hears: false });
    tabs?.close();
    clearTimeout(doubt);
    hears.set(false);
  };
}

/** Keeps a stream open, one after the other; without one the news are asked for, and a server that fails less and less often. */
async function keepHearing(
  accept: 'text/event-stream' | 'application/json',
  hear: (text: string) => void,
  told: (hears: boolean) => void,
  signal: AbortSignal,
) {
  let pause = SECOND;
  while (!signal.aborted) {
    try {
      const streamed = await readEvents(
        accept === 'application/json' ? NEWS_URL : `${NEWS_URL}?seconds=${LASTS}`,
        accept,
        (text) => {
          hear(text);
          told(true);
        },
        signal,
      );
      pause = streamed ? SECOND : LONGEST_WAIT;
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
