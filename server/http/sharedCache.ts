import type { IncomingMessage } from 'node:http';
import type { HeaderList } from '../cache/cachedAnswer';
import type { Config } from '../config';
import { fromProxies } from '../network';

/**
 * Seconds for which a cache may keep an answer, go on with it while it revalidates, and go on where no server answers. What
 * the server's memory had kept for as long already, where a change was never told, is shown for twice that.
 */
const KEPT = 'max-age=60, stale-while-revalidate=10, stale-if-error=3600';

/**
 * The language in which a cache before the server asks. It names it in `X-Language` in the place of the visitor's cookie,
 * and so says that it keeps answers and takes purges (docs/decisions/064-a-cache-in-front.md). Undefined for everybody else.
 */
export type CacheLanguage = (request: IncomingMessage) => string | undefined;

/** Nobody is believed where nothing would be purged. */
export function cacheLanguage({ purgeUrls, trustProxy }: Pick<Config, 'purgeUrls' | 'trustProxy'>): CacheLanguage {
  if (purgeUrls.length === 0) return () => undefined;
  const isTrusted = fromProxies(trustProxy);
  return (request) => {
    const language = request.headers['x-language'];
    return typeof language === 'string' && isTrusted(request) ? language : undefined;
  };
}

/** What a cache is told of an answer that it may keep. @param topics that it is dropped with */
export const keptHeaders = (topics: readonly string[]): HeaderList => [
  'surrogate-control',
  KEPT,
  'surrogate-key',
  topics.join(' '),
];
