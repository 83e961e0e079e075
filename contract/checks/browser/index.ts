import type { Check } from '../check';
import type { Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Operation } from '../../spec/contract';
import { Faults } from '../faults';
import { filePart, MAX_PICTURE_BYTES } from '../uploads/pictures';
import { NOBODY, nobodysAddress } from '../../spec/nobody';
import { faultOf, header, listOf, needsOrigin, preflight, preflightOfUnknown, readFrom, sentHeaders } from './cors';

/** Methods that browsers let through whatever a preflight says (Fetch standard, CORS-safelisted method). */
const SAFE_METHODS = ['get', 'post'];

/** E01: the question before the call. */
const preflights: Check = {
  id: 'E01',
  name: 'preflight',
  reach: 'read',
  rule: 'For a page of an origin that is let in, OPTIONS is answered 2xx without a session on every path below the base, whether a call is offered there or not, with the exact origin, credentials, the method, and the headers Authorization, Content-Type and those of the contract (Idempotency-Key, If-Match).',
  run: async (kit) => {
    await needsOrigin(kit);
    const faults = new Faults();
    // Those that are left out too: without an answer a browser tells the page that the network failed, and not 404.
    await kit.each([...kit.contract.operations.values()], ({ id }) => id, async (operation) => {
      const answer = await preflight(kit, operation);
      if (isAnswered(kit, faults, answer, operation.path, operation.id)) judgeAllowed(kit, faults, answer, operation);
    });
    // Where no path has an answer, that is the one root.
    if (faults.isEmpty) for (const path of UNKNOWN) isAnswered(kit, faults, await preflightOfUnknown(kit, path), path, path);
    faults.report(kit);
  },
};

/** Paths that the contract does not have. */
const UNKNOWN = ['/nope', '/tags/nope/at-all'];

/** Whether the question has an answer from which a browser goes on to the call. */
function isAnswered(kit: Kit, faults: Faults, answer: Exchange, path: string, name: string): boolean {
  if (answer.status < 200 || answer.status > 299) {
    faults.add({ what: 'status', expected: `2xx to OPTIONS ${path}`, got: answer.failure ?? String(answer.status), fix: 'Answer preflights before the session is looked at and for every path below the base, offered or not: browsers send no token with them, and take any other answer for a broken network.', pointer: '/info/description' }, answer, name);
    return false;
  }
  const fault = faultOf(kit, answer);
  if (fault) faults.add(fault, answer, name);
  return true;
}

/** The method and the headers that the answer lets through. */
function judgeAllowed(kit: Kit, faults: Faults, answer: Exchange, operation: Operation): void {
  const methods = listOf(header(answer, 'access-control-allow-methods'));
  if (!methods.includes(operation.method) && !SAFE_METHODS.includes(operation.method)) faults.add({ what: 'method', expected: `${operation.method.toUpperCase()} in Access-Control-Allow-Methods`, got: methods.join(', ') || 'no such header', fix: 'Name all methods that the API has, also where the path has no call.' }, answer, operation.id);
  const headers = listOf(header(answer, 'access-control-allow-headers'));
  const lacking = sentHeaders(operation).filter((name) => !headers.includes(name) && (name !== 'if-match' || kit.offers(`${operation.id}.If-Match`)));
  for (const name of lacking) {
    const pointer = operation.parameters.find((parameter) => parameter.in === 'header' && parameter.name.toLowerCase() === name)?.pointer;
    faults.add({ what: `header ${name}`, expected: `${name} in Access-Control-Allow-Headers`, got: headers.join(', ') || 'no such header', fix: 'Name every header that the contract has; * does not cover Authorization, nor anything when credentials are sent.', ...(pointer !== undefined && { pointer }) }, answer, operation.id);
  }
}

/** E02: the answer itself. */
const actual: Check = {
  id: 'E02',
  name: 'actual',
  reach: 'read',
  rule: 'Answers to calls of a page of an origin that is let in name that origin and allow credentials, with and without a session.',
  run: async (kit) => {
    await needsOrigin(kit);
    const faults = new Faults();
    const judge = (answer: Exchange, name: string) => {
      const fault = faultOf(kit, answer);
      if (fault) faults.add(fault, answer, name);
    };
    const headers = { origin: kit.options.origin };
    for (const { id, session, path } of kit.operations().filter(({ method, path: where }) => method === 'get' && !where.includes('{'))) {
      judge(await kit.call(id, { headers, as: 'staff' }), id);
      if (session !== 'required') judge(await kit.call(id, { headers, as: 'visitor' }), `${id} ${path} without a session`);
    }
    if (kit.options.scope !== 'read-only') judge(await kit.must('createTag', { json: { tag_name: kit.own.marker() }, headers }), 'createTag');
    faults.report(kit);
  },
};

/** Answers that say no, each with the origin of a page. */
async function refusals(kit: Kit): Promise<[string, Exchange][]> {
  const headers = { origin: kit.options.origin };
  const raw = (text: string, type: string) => kit.call('signIn', { headers, raw: { bytes: text, type }, broken: true });
  const send = (method: string, path: string) => kit.client.send({ operation: null, method, path, headers: { ...headers, ...(kit.token !== null && { authorization: `Bearer ${kit.token}` }) } });
  const answers: [string, Exchange][] = [
    ['an answer to a call without a session', await kit.call('getProfile', { headers, as: 'visitor' })],
    ['an answer to a session that is not valid', await kit.call('getProfile', { headers, as: { authorization: 'Bearer contract-kit-no-session' } })],
    ['an answer to an id that nothing has', await kit.call('getTag', { headers, path: { id: NOBODY } })],
    ['an answer to an unknown address', await send('GET', '/nope')],
    ['an answer to a method that the path does not have', await send('GET', nobodysAddress(kit.operation('createTag').path))],
    ['an answer to a parameter that is not valid', await kit.call('listProducts', { headers, query: { page: 0 } })],
    ['an answer to malformed JSON', await raw('{', 'application/json')],
    ['an answer to a body that is no JSON', await raw('<a/>', 'application/xml')],
  ];
  if (kit.options.scope === 'read-only') return answers;
  const form = [{ name: 'title', value: kit.own.marker() }, filePart(Buffer.alloc(MAX_PICTURE_BYTES + 1))];
  return [...answers, ['an answer to a file above 5 MB', await kit.call('createArticle', { headers, form })]];
}

/** E03: a page can read why something failed. */
const errorsToo: Check = {
  id: 'E03',
  name: 'errors-have-cors',
  reach: 'read',
  rule: 'Answers that say no (400, 401, 404, 405, 413, 415) carry the same headers for other origins: without them a browser tells the page nothing but that the network failed.',
  run: async (kit) => {
    await needsOrigin(kit);
    const faults = new Faults();
    for (const [name, answer] of await refusals(kit)) {
      // No answer, or a failure of the server: group A has said so.
      if (answer.failure !== null || answer.status >= 500) continue;
      const fault = faultOf(kit, answer);
      if (fault) faults.add({ ...fault, fix: 'Set these headers before anything can fail, so that refusals have them too.' }, answer, `${name}: ${answer.status}`);
    }
    faults.report(kit);
  },
};

/** Origins that look like one that is let in. */
function foreignOrigins(origin: string): string[] {
  const { protocol, host } = new URL(origin);
  return ['https://evil.example', 'null', `${origin}.evil.example`, `${protocol}//evil-${host}`, `${protocol}//${host}@evil.example`].filter((one) => one !== origin);
}

/** E04: pages of strangers. */
const foreign: Check = {
  id: 'E04',
  name: 'foreign',
  reach: 'read',
  rule: 'An origin that is not let in is never answered back together with Access-Control-Allow-Credentials: not in an answer, not in a preflight, not null, and not one that merely begins or ends like one that is let in.',
  run: async (kit) => {
    for (const origin of foreignOrigins(kit.options.origin)) {
      for (const answer of [await readFrom(kit, origin), await preflight(kit, kit.operation('getProfile'), origin)]) {
        if (header(answer, 'access-control-allow-origin') !== origin || header(answer, 'access-control-allow-credentials') !== 'true') continue;
        kit.fail(answer, { expected: `no Access-Control-Allow-Origin for the foreign origin ${origin}`, got: `${origin}, with credentials`, fix: 'Compare the whole origin with a list of those let in; never answer back whatever was sent, and never let null in.', root: 'reflected' });
      }
    }
  },
};

/** E05: a star and credentials. */
const wildcard: Check = {
  id: 'E05',
  name: 'wildcard',
  reach: 'read',
  rule: 'No answer has Access-Control-Allow-Origin: * together with Access-Control-Allow-Credentials: true; browsers refuse both together.',
  run: async (kit) => {
    await readFrom(kit, kit.options.origin);
    const bad = kit.client.exchanges.find((answer) => header(answer, 'access-control-allow-origin') === '*' && header(answer, 'access-control-allow-credentials') === 'true');
    if (bad) kit.fail(bad, { expected: 'the exact origin beside Access-Control-Allow-Credentials: true', got: 'Access-Control-Allow-Origin: *', fix: 'Answer the origin that asked when it is let in.', root: 'star' });
  },
};

/** E06: what a cache has to know. */
const vary: Check = {
  id: 'E06',
  name: 'vary',
  reach: 'read',
  rule: 'Where Access-Control-Allow-Origin depends on who asks, every answer has Vary: Origin, also those without an Origin; else a cache gives one page what was meant for another.',
  run: async (kit) => {
    await needsOrigin(kit);
    const own = await kit.call('listTags', { headers: { origin: kit.options.origin } });
    const none = await kit.call('listTags');
    const other = await kit.call('listTags', { headers: { origin: 'https://evil.example' } });
    const allowed = [own, none, other].map((answer) => header(answer, 'access-control-allow-origin'));
    if (new Set(allowed).size === 1) return;
    for (const [what, answer] of [['for an origin that is let in', own], ['without an Origin', none], ['for a foreign origin', other]] as const) {
      const names = listOf(header(answer, 'vary'));
      if (names.includes('origin') || names.includes('*') || /no-store/i.test(header(answer, 'cache-control'))) continue;
      kit.fail(answer, { expected: `Vary: Origin in the answer ${what}`, got: names.length === 0 ? 'no Vary' : `Vary: ${names.join(', ')}`, fix: 'Send Vary: Origin with every answer of the API.', root: 'vary' });
    }
  },
};

/** Group E: what browsers ask of a server whose pages are of another origin (CORS). */
export const BROWSER: readonly Check[] = [preflights, actual, errorsToo, foreign, wildcard, vary];
