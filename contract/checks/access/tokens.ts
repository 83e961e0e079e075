import type { Kit } from '../../run/kit';

/** A header that is no valid session, and what to call it. */
export interface BadHeader {
  what: string;
  authorization: string;
}

/** Longer ones stock HTTP servers refuse by themselves, in their own words. */
export const LONG = 4000;

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The token with one character changed: within, for the last one of an encoding may not count. */
export function altered(token: string): string {
  const from = token.lastIndexOf('.') + 1;
  const at = from + Math.floor((token.length - from) / 2);
  return `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
}

/** Capitals for small letters and the other way round. */
export const swappedCase = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()));

/** Forms of a header that must not let anybody in, the nearest to the right one first. */
export function badHeaders(token: string): BadHeader[] {
  return [
    { what: 'a token of which one character is changed', authorization: `Bearer ${altered(token)}` },
    { what: 'a token that is cut off', authorization: `Bearer ${token.slice(0, -4)}` },
    { what: 'a token that goes on', authorization: `Bearer ${token}AAAA` },
    ...(swappedCase(token) === token
      ? []
      : [{ what: 'a token with capitals and small letters exchanged', authorization: `Bearer ${swappedCase(token)}` }]),
    { what: 'Bearer x', authorization: 'Bearer x' },
    { what: 'Bearer without a token', authorization: 'Bearer' },
    { what: 'the token without Bearer', authorization: token },
    { what: 'Basic with the token', authorization: `Basic ${token}` },
    { what: 'two tokens', authorization: `Bearer ${token} ${token}` },
    { what: `a token of ${LONG} characters`, authorization: `Bearer ${'x'.repeat(LONG)}` },
    { what: 'Bearer null', authorization: 'Bearer null' },
    { what: "Bearer ' OR '1'='1", authorization: "Bearer ' OR '1'='1" },
    ...unsigned(token),
  ];
}

/** Of a JSON Web Token (RFC 7519): the same claims unsigned, and other claims under the old signature. */
function unsigned(token: string): BadHeader[] {
  const [, payload = '', signature = '', ...more] = token.split('.');
  const claims = claimsOf(payload);
  if (signature === '' || more.length > 0 || !claims) return [];
  const header = token.slice(0, token.indexOf('.'));
  return [
    { what: 'the JWT with alg none', authorization: `Bearer ${base64url({ alg: 'none', typ: 'JWT' })}.${payload}.` },
    {
      what: 'the JWT with other claims',
      authorization: `Bearer ${header}.${base64url({ ...claims, exp: 4_102_444_800, role: 'admin' })}.${signature}`,
    },
  ];
}

function claimsOf(payload: string): object | null {
  try {
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as unknown;
    return typeof claims === 'object' ? claims : null;
  } catch {
    return null;
  }
}

/**
 * Whether another session goes on (200) or has ended (401), told of the call that saw to it. Where signing in gave no token,
 * which is told elsewhere, nothing is asked.
 */
export async function elsewhere(
  kit: Kit,
  token: string | null,
  due: 200 | 401,
  about: Parameters<Kit['expect']>[2],
): Promise<void> {
  if (token !== null)
    kit.expect(await kit.call('getProfile', { as: { authorization: `Bearer ${token}` } }), due, about);
}
