import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '../../build/renderer';

/** What stands in a document, and what it shows. */
type Shown = Pick<RenderedPage, 'inline' | 'previews'>;

/**
 * Where a page has its parts from. Scripts and styles run only from this origin, or inline as the renderer wrote them: they are
 * named by their hash, so that the page can be kept and given to many. The sign-in cookie is readable by script
 * (docs/product.md, 6.2), and this policy is what pays for that.
 * @param apiOrigin where calls go and pictures come from besides the page's own origin
 * @param pictureOrigin where uploaded pictures come from besides that
 * @returns all that a document can say of itself too, which is how it comes from a host of plain files (build/shell.ts)
 */
export function contentPolicy(
  { inline, previews = false }: Shown,
  apiOrigin: string | null,
  pictureOrigin: string | null = null,
): string {
  const own = ["'self'", ...(apiOrigin === null ? [] : [apiOrigin])].join(' ');
  return [
    "default-src 'self'",
    `script-src 'self'${hashes(inline.scripts)}`,
    `style-src 'self'${hashes(inline.styles)}`,
    `img-src ${own}${pictureOrigin === null ? '' : ` ${pictureOrigin}`} data:${previews ? ' blob:' : ''}`,
    // What is not named falls back on the first line: fonts, workers, the manifest, and calls where no other origin answers them.
    ...(apiOrigin === null ? [] : [`connect-src ${own}`]),
    'frame-src https://www.openstreetmap.org',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** Headers of a page; the origins as for its policy. */
export function policyHeaders(
  page: Shown,
  apiOrigin: string | null,
  pictureOrigin: string | null = null,
): Readonly<Record<string, string>> {
  return {
    'content-security-policy': `${contentPolicy(page, apiOrigin, pictureOrigin)}; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
}

/** Of each text: a page's sheets are the same at each rendering, and to hash them takes a tenth of a millisecond. */
const known = new LRUCache<string, string>({ max: 200 });

const hashes = (texts: readonly string[]) => texts.map((text) => ` '${hash(text)}'`).join('');

function hash(text: string): string {
  const made = known.get(text) ?? `sha256-${createHash('sha256').update(text).digest('base64')}`;
  known.set(text, made);
  return made;
}
