/** The sign-in cookie (specification, section 9). Readable by script: the client sends it as the bearer token. */
export const AUTH_COOKIE = 'xx_tgk';

/** The session token, or null when signed out or where there are no cookies (server rendering). */
export function readToken(): string | null {
  if (typeof document === 'undefined') return null;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${AUTH_COOKIE}=`));
  return found ? decodeURIComponent(found.slice(AUTH_COOKIE.length + 1)) || null : null;
}

/** Keeps the token until the browser closes, or for `minutes`; `Secure` exactly when the page is https. */
export function writeToken(token: string, minutes?: number): void {
  document.cookie = `${AUTH_COOKIE}=${encodeURIComponent(token)}; path=/; SameSite=Lax${secure()}${minutes ? `; max-age=${minutes * 60}` : ''}`;
}

export function removeToken(): void {
  document.cookie = `${AUTH_COOKIE}=; path=/; SameSite=Lax${secure()}; max-age=0`;
}

function secure(): string {
  return window.location.protocol === 'https:' ? '; Secure' : '';
}
