import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '../../build/renderer';

/**
 * Headers of a page. Scripts and styles run only from this origin, or inline as the renderer wrote them: they are named
 * by their hash, so that the page can be kept and given to many. The sign-in cookie is readable by script
 * (docs/product.md, 6.2), and this policy is what pays for that.
 * @param apiOrigin where calls go and pictures come from besides the page's own origin
 * @param pictureOrigin where uploaded pictures come from besides that
 */
export function policyHeaders(
  { inline, previews = false }: Pick<RenderedPage, 'inline' | 'previews'>,
  apiOrigin: string | null,
  pictureOrigin: string | null = null,
): Readonly<Record<string, string>> {
  const own = ["'self'", ...(apiOrigin === null ? [] : [apiOrigin])].join(' ');
  return {
    'content-security-policy': [
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
      "frame-ancestors 'none'",
    ].join('; '),
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
