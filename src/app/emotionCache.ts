import createCache, { type EmotionCache } from '@emotion/cache';

const KEY = 'mui';

/**
 * The browser's cache; the page's nonce lets its sheets pass the content security policy. MUI's styles stand before the
 * style sheets, whose classes therefore win.
 */
export function browserCache(): EmotionCache {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  return createCache({ key: KEY, prepend: true, ...(nonce && { nonce }) });
}

/** A cache of its own for each rendered page; without the prefixes of browsers long gone, which are half of MUI's style. */
export function serverCache(nonce: string): EmotionCache {
  return createCache({ key: KEY, prepend: true, nonce, stylisPlugins: [] });
}
