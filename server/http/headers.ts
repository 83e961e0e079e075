import type { HeaderList } from '../cache/cachedAnswer';

export type Headers = Readonly<Record<string, string>>;

const DATA_HEADERS: Headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const HSTS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** @param publicUrl origin of the site; over https browsers are told to stay there */
export function transportHeaders(publicUrl: string | null): Headers {
  return publicUrl?.startsWith('https:') ? HSTS : {};
}

/** For answers that are data and never a page: nothing in them may run, be framed or be sniffed. */
export const dataHeaders = (publicUrl: string | null): Headers => ({ ...DATA_HEADERS, ...transportHeaders(publicUrl) });

export function headerList(headers: Headers): HeaderList {
  return Object.entries(headers).flat();
}
