import { languageOf, type Language } from '../domain/language';

/** The sign-in cookie (docs/product.md, 6.2). Readable by script: the client sends it as the bearer token. */
export const AUTH_COOKIE = 'xx_tgk';

/** The session token, or null when signed out or where there are no cookies (server rendering). */
export function readToken(): string | null {
  if (typeof document === 'undefined') return null;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${AUTH_COOKIE}=`));
  try {
    return found ? decodeURIComponent(found.slice(AUTH_COOKIE.length + 1)) || null : null;
  } catch {
    // Somebody else's cookie of this name.
    return null;
  }
}

/** How long a session is remembered (docs/product.md, 6.2): 1440 minutes, in seconds. */
const REMEMBERED_S = 1440 * 60;

/** Keeps the token until the browser closes, or `remember`s it; `Secure` exactly when the page is https. */
export function writeToken(token: string, { remember = false } = {}): void {
  document.cookie = `${AUTH_COOKIE}=${encodeURIComponent(token)}; path=/; SameSite=Lax${secure()}${remember ? `; max-age=${REMEMBERED_S}` : ''}`;
}

export function removeToken(): void {
  document.cookie = `${AUTH_COOKIE}=; path=/; SameSite=Lax${secure()}; max-age=0`;
}

/** A choice made once holds for a year. */
const YEAR_S = 31_536_000;

/** The language that was chosen in this browser: a cookie, for the server renders in it as well (server/pages/language.ts). */
export function readLanguage(): Language {
  return languageOf(/(?:^|; )lang=(\w+)/.exec(document.cookie)?.[1]);
}

export function writeLanguage(language: Language): void {
  document.cookie = `lang=${language}; path=/; SameSite=Lax${secure()}; max-age=${YEAR_S}`;
}

function secure(): string {
  return window.location.protocol === 'https:' ? '; Secure' : '';
}
