import type { Exchange } from '../../http/exchange';
import type { Operation } from '../../spec/contract';
import { nobodysAddress } from '../../spec/nobody';
import { CannotJudge } from '../../run/cannotJudge';
import type { Kit } from '../../run/kit';
import type { Fault } from '../faults';

/** A header as one text. */
export const header = ({ headers }: Exchange, name: string): string => String(headers[name] ?? '').trim();

/** The words of a list, in the capitals that they have. */
export const wordsOf = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

export const listOf = (text: string): string[] => wordsOf(text.toLowerCase());

/** Headers of the contract that a page of another origin sends with an operation, beside what every page may send. */
export function sentHeaders(operation: Operation): string[] {
  const own = operation.parameters
    .filter((parameter) => parameter.in === 'header')
    .map(({ name }) => name.toLowerCase());
  return ['authorization', ...(operation.body?.mediaType === 'application/json' ? ['content-type'] : []), ...own];
}

/** The question that a browser asks before a call (Fetch standard, CORS-preflight fetch): never with a session. */
export function preflight(kit: Kit, operation: Operation, origin = kit.options.origin): Promise<Exchange> {
  return preflightOf(kit, {
    operation,
    path: nobodysAddress(operation.path),
    method: operation.method,
    headers: sentHeaders(operation),
    origin,
  });
}

/** The same for a path that the contract does not have. */
export const preflightOfUnknown = (kit: Kit, path: string): Promise<Exchange> =>
  preflightOf(kit, { operation: null, path, method: 'get', headers: ['authorization'], origin: kit.options.origin });

function preflightOf(
  kit: Kit,
  {
    operation,
    path,
    method,
    headers,
    origin,
  }: { operation: Operation | null; path: string; method: string; headers: string[]; origin: string },
): Promise<Exchange> {
  return kit.client.send({
    operation,
    method: 'OPTIONS',
    path,
    headers: {
      origin,
      'access-control-request-method': method.toUpperCase(),
      'access-control-request-headers': [...headers].sort().join(','),
    },
  });
}

/** Reads a list as a page of an origin does. */
export const readFrom = (kit: Kit, origin: string): Promise<Exchange> =>
  kit.call('listTags', { as: 'staff', headers: { origin } });

/** Reads the same list at the network, with these headers alone. */
export function readWith(kit: Kit, headers: Record<string, string>): Promise<Exchange> {
  const operation = kit.operation('listTags');
  return kit.client.send({ operation, method: operation.method, path: operation.path, headers });
}

/** Asks whether the server lets the origin in: only then do the calls of the run come from a page of it. */
export async function findOrigin(kit: Kit): Promise<void> {
  const { origin } = kit.options;
  if (header(await readWith(kit, { origin }), 'access-control-allow-origin') === origin) kit.origin = origin;
}

/** What pages of that origin were answered by operations in all the run, but by the check that asks. */
export const answersToPages = (kit: Kit): (Exchange & { operation: Operation })[] =>
  kit.client.exchanges.filter(
    (answer): answer is Exchange & { operation: Operation } =>
      answer.operation !== null &&
      answer.check !== kit.check &&
      answer.request.method !== 'OPTIONS' &&
      answer.request.headers.origin === kit.options.origin,
  );

const letsIn = (kit: Kit, answer: Exchange) =>
  ['*', kit.options.origin].includes(header(answer, 'access-control-allow-origin'));

/** Whether the origin is one that the server lets in at all. @throws CannotJudge where no answer says so: pages may all be of its own origin */
export async function needsOrigin(kit: Kit): Promise<void> {
  const read = await readFrom(kit, kit.options.origin);
  if (letsIn(kit, read) || letsIn(kit, await preflight(kit, kit.operation('listTags')))) return;
  const shown = header(read, 'access-control-allow-origin');
  // Meant for this origin, but not in the form in which browsers compare it (Fetch standard, CORS check).
  if (shown.includes(kit.options.origin))
    kit.fail(read, {
      expected: `Access-Control-Allow-Origin: ${kit.options.origin}, once and to the letter`,
      got: shown,
      fix: 'Answer the Origin header’s value as it came, once; where a proxy adds the header too, let one of the two do it.',
      root: 'form',
    });
  kit.findings.blindSpots.add(
    `whether a page of another origin can call this server: it lets in none of ${kit.options.origin}, and --origin names no other`,
  );
  throw new CannotJudge(`the server lets in no page of ${kit.options.origin}; --origin names one that it lets in`);
}

/** What an answer lacks so that the page may read it, the session included. */
export function faultOf(kit: Kit, answer: Exchange): Fault | null {
  const { origin } = kit.options;
  const allowed = header(answer, 'access-control-allow-origin');
  const credentials = header(answer, 'access-control-allow-credentials');
  if (allowed !== origin)
    return {
      what: 'origin',
      expected: `Access-Control-Allow-Origin: ${origin}`,
      got: allowed === '' ? 'no such header' : allowed,
      fix: 'Answer the very origin that asked when it is on the list of those let in; * does not go with credentials.',
    };
  if (credentials !== 'true')
    return {
      what: 'credentials',
      expected: 'Access-Control-Allow-Credentials: true',
      got: credentials === '' ? 'no such header' : credentials,
      fix: 'The site calls with credentials: include; browsers then want this header to be true.',
    };
  return null;
}
