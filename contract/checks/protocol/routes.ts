import type { Exchange } from '../../http/exchange';
import { METHODS, type Operation } from '../../spec/contract';
import { nobodysAddress } from '../../spec/nobody';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { Alike, Faults } from '../faults';

const staff = (kit: Kit): Record<string, string> =>
  kit.token === null ? {} : { authorization: `Bearer ${kit.token}` };

/** Addresses that the contract does not have. */
const UNKNOWN = [
  '/nope',
  '/tags/nope',
  '/users/nope',
  '/products/get-productById',
  '/tags/get-all-tags/nope',
  '/nope/%F0%9F%93%A1',
  '/__proto__',
  '/constructor',
];
/** Addresses that a server may take for one that it has. */
const NEAR = [
  '//tags/get-all-tags',
  '/tags/get-all-tags/',
  '/TAGS/get-all-tags',
  '/./tags/get-all-tags',
  '/tags/get-tag/',
];

/** One of the ways to refuse a call that is left out. */
const NOT_IMPLEMENTED = 501;

const BEFORE_SESSION =
  'Decide about path and method before the session: ask for it in the routes, not in a middleware that stands before the router.';

/** A10: an address that the contract does not have. */
export const unknownRoute: Check = {
  id: 'A10',
  name: 'unknown-route',
  reach: 'read',
  rule: 'An unknown address below the base address is 404 in the envelope, with a session and without, never a page, an empty answer or a failure. A slash too many may be overlooked, redirected or 404.',
  run: async (kit) => {
    const faults = new Faults();
    const alike = new Alike(kit);
    for (const path of UNKNOWN) {
      judgeUnknown(faults, await ask(kit, alike, 'GET', path), path);
      judgeUnknown(faults, await ask(kit, alike, 'GET', path, {}), `${path}, without a session`);
    }
    for (const path of NEAR) {
      const answer = await ask(kit, alike, 'GET', path);
      if (answer.status === 200 && answer.json === undefined)
        faults.add(
          {
            what: 'page',
            expected: 'the list, a redirect or 404 in the envelope',
            got: seen(answer),
            fix: 'Answer JSON for every address below the base address; a page for people must not stand in for it.',
            pointer: '/info',
          },
          answer,
          path,
        );
    }
    faults.report(kit);
  },
};

function judgeUnknown(faults: Faults, answer: Exchange, name: string): void {
  if (answer.failure !== null || answer.status >= 500 || answer.status === 404) return;
  const isOfSession = answer.status === 401;
  faults.add(
    {
      what: isOfSession ? 'session' : 'status',
      expected: '404 in the envelope for an unknown address',
      got: seen(answer),
      fix: isOfSession
        ? BEFORE_SESSION
        : 'Add a last route below the base address that answers 404 {success: false, message}.',
      pointer: '/info',
    },
    answer,
    name,
  );
}

async function ask(
  kit: Kit,
  alike: Alike,
  method: string,
  path: string,
  headers: Record<string, string> = staff(kit),
  allowed: readonly number[] = [],
): Promise<Exchange> {
  const answer = await kit.client.send({ operation: null, method, path, headers });
  if (!allowed.includes(answer.status)) alike.judge(answer);
  return answer;
}

const seen = ({ status, headers, body, failure }: Exchange) =>
  failure ?? `${status} ${headers['content-type'] ?? ''} ${body.subarray(0, 120).toString('utf8')}`;

/** A11: a method that a path does not have. */
export const methodNotAllowed: Check = {
  id: 'A11',
  name: 'method-not-allowed',
  reach: 'read',
  rule: 'A method that a path does not have is refused in the envelope (405, or 404), before a session is asked for. A 405 has Allow with exactly the methods of the path; HEAD and OPTIONS may stand beside them.',
  run: async (kit) => {
    const byPath = new Map<string, Operation[]>();
    for (const operation of kit.contract.operations.values())
      byPath.set(operation.path, [...(byPath.get(operation.path) ?? []), operation]);
    const faults = new Faults();
    const alike = new Alike(kit);
    await kit.each(
      [...byPath],
      ([path]) => path,
      async ([path, operations]) => {
        // What is left out is that whatever the method.
        const allowed = operations.some(({ id }) => kit.offers(id)) ? [] : [NOT_IMPLEMENTED];
        for (const method of methodsToTry(kit, path, operations)) {
          const headers = method === 'get' ? staff(kit) : {};
          const answer = await ask(kit, alike, method.toUpperCase(), nobodysAddress(path), headers, allowed);
          judgeMethod(kit, faults, answer, { path, method, operations });
        }
      },
    );
    faults.report(kit);
  },
};

/**
 * Reading is harmless everywhere. What could change something goes without a session and without a body, only where the run may write, and
 * only to an id that nothing has where it could delete.
 */
function methodsToTry(kit: Kit, path: string, operations: readonly Operation[]): string[] {
  const known = [...operations, ...alsoMatches(kit, path)].map(({ method }) => method);
  const harmless = METHODS.filter(
    (method) => method === 'get' || (kit.options.scope !== 'read-only' && (method !== 'delete' || path.includes('{'))),
  );
  return harmless.filter((method) => !known.includes(method));
}

/** Operations of other paths that a concrete address of this path fits too: /quotations/{id} takes /quotations/get-a-quote. */
function alsoMatches(kit: Kit, path: string): Operation[] {
  const segments = nobodysAddress(path).split('/');
  return [...kit.contract.operations.values()].filter((operation) => {
    const parts = operation.path.split('/');
    return (
      operation.path !== path &&
      parts.length === segments.length &&
      parts.every((part, index) => part.startsWith('{') || part === segments[index])
    );
  });
}

function judgeMethod(
  kit: Kit,
  faults: Faults,
  answer: Exchange,
  { path, method, operations }: { path: string; method: string; operations: readonly Operation[] },
): void {
  const [operation] = operations;
  if (!operation) return;
  const name = `${method.toUpperCase()} ${path}`;
  const due = `Allow: ${namesOf(operations).join(', ')}`;
  const { pointer } = operation;
  if (answer.status >= 200 && answer.status < 300)
    faults.add(
      {
        what: 'accepted',
        expected: `405 with ${due}`,
        got: seen(answer),
        fix: 'Bind each route to its methods; answer 405 with Allow for the others.',
        pointer,
      },
      answer,
      name,
    );
  // Staff's session goes with a GET alone, and may have ended.
  if (answer.status === 401 && method !== 'get')
    faults.add(
      { what: 'session', expected: `405 with ${due}, or 404`, got: seen(answer), fix: BEFORE_SESSION, pointer },
      answer,
      name,
    );
  if (answer.status !== 405) return;
  const { allow } = answer.headers;
  if (allow === undefined) {
    faults.add(
      {
        what: 'allow',
        expected: `${due} with 405`,
        got: 'no header Allow',
        fix: 'Send Allow with every 405 (RFC 9110, 15.5.6).',
        pointer: '/info',
      },
      answer,
      name,
    );
    return;
  }
  const named = allow
    .split(',')
    .map((word) => word.trim().toUpperCase())
    .filter((word) => word !== '');
  const lacking = namesOf(operations.filter(({ id }) => kit.offers(id))).filter((word) => !named.includes(word));
  const possible = [...namesOf(operations), ...namesOf(alsoMatches(kit, path)), 'HEAD', 'OPTIONS'];
  if (lacking.length > 0 || named.some((word) => !possible.includes(word)))
    faults.add(
      {
        what: 'methods',
        expected: due,
        got: `Allow: ${allow}`,
        fix: 'Name in Allow the methods that the path has, and no other.',
        pointer,
      },
      answer,
      name,
    );
}

const namesOf = (operations: readonly Operation[]) => operations.map(({ method }) => method.toUpperCase());

/** A12: HEAD is GET without the body. */
export const head: Check = {
  id: 'A12',
  name: 'head',
  reach: 'read',
  rule: 'HEAD answers like GET, without a single byte of a body (RFC 9110, 9.3.2). A server that does not take HEAD answers 404 or 405.',
  run: async (kit) => {
    const reads = kit.operations().filter(({ method, path }) => method === 'get' && !path.includes('{'));
    const faults = new Faults();
    await kit.each(
      reads,
      ({ id }) => id,
      (operation) => judgeHead(kit, faults, operation),
    );
    faults.report(kit);
  },
};

async function judgeHead(kit: Kit, faults: Faults, operation: Operation): Promise<void> {
  const { path } = operation;
  const authorization =
    operation.session === 'required' && kit.token !== null ? `Authorization: Bearer ${kit.token}\r\n` : '';
  const request = `HEAD ${kit.client.prefix}${path} HTTP/1.1\r\nHost: ${kit.client.host}\r\nAccept: application/json\r\n${authorization}Connection: close\r\n\r\n`;
  const { last, rest } = await kit.client.raw({
    pieces: [Buffer.from(request)],
    methods: ['HEAD'],
    linger: 60,
    path,
    operation,
    show: `curl -sS -I "$ORIGIN"${kit.client.prefix}${path}${authorization === '' ? '' : ' -H "Authorization: Bearer $TOKEN"'}`,
  });
  if (last.failure !== null || (last.status >= 500 && last.status !== NOT_IMPLEMENTED)) {
    faults.add(
      {
        what: 'failed',
        expected: 'the head of the answer to GET, or 405',
        got: last.failure ?? String(last.status),
        fix: 'Answer HEAD like GET, without the body.',
      },
      last,
      operation.id,
    );
    return;
  }
  if (rest.length > 0)
    faults.add(
      {
        what: 'body',
        expected: 'no body to HEAD',
        got: `${rest.length} bytes: ${rest.subarray(0, 80).toString('utf8')}`,
        fix: 'Send the head alone: the bytes behind it are taken for the next answer on the connection.',
      },
      last,
      operation.id,
    );
  if (last.status !== operation.success) {
    if (![404, 405].includes(last.status))
      kit.remark(operation.id, `HEAD answers ${last.status} where GET answers ${operation.success}`);
    return;
  }
  const type = last.headers['content-type'];
  if (type !== undefined && !type.toLowerCase().startsWith('application/json'))
    faults.add(
      {
        what: 'type',
        expected: 'content-type application/json, as GET sends it',
        got: type,
        fix: 'Send the same headers to HEAD as to GET.',
      },
      last,
      operation.id,
    );
}
