/**
 * An address that a text written by people may link to: http(s), mailto, tel, or a path of this site.
 * @returns null for anything else (`javascript:` and `data:` above all)
 */
export function safeUrl(address: string): string | null {
  const url = address.trim();
  if (/^(https?:\/\/|mailto:|tel:)/i.test(url)) return url;
  // Browsers take `//` and `/\` for another host.
  return /^\/(?![/\\])/.test(url) || url === '/' ? url : null;
}

/**
 * Where the API listens: `/api/v1` on the page's own origin, or `API_BASE_URL` given to the build for a server on
 * another origin (docs/CONFIGURATION.md).
 */
export const apiBase: string = process.env.API_BASE_URL ?? '/api/v1';

/** The origin of an address; null for a path of the page's own. */
export const originOf = (address: string): string | null => /^https?:\/\/[^/]+/.exec(address)?.[0] ?? null;
