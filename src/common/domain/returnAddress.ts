/** Stands for whatever origin the site has. */
const HERE = 'https://here.invalid';
/** Who came from there would be sent round in a circle. */
const CIRCULAR = /^\/(auth|sign-in)(\/|$)/;
const LONGEST = 1000;

/**
 * The place to return to after signing in, read from an address that anybody may have written: a path of this site
 * (with query and hash), or null. Other origins, also those hidden in `//host`, `/\host` or control characters, do not
 * pass.
 */
export function returnAddress(text: string | null | undefined): string | null {
  if (!text || text.length > LONGEST || !/^\/(?![/\\])/.test(text) || /[\p{Cc}\\]/u.test(text)) return null;
  try {
    const { origin, pathname, search, hash } = new URL(text, HERE);
    if (origin !== HERE || CIRCULAR.test(pathname)) return null;
    // Dots have been resolved by now: `/.//host` would have become one.
    return /^\/\//.test(pathname) ? null : pathname + search + hash;
  } catch {
    return null;
  }
}
