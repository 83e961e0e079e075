import type { Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Operation } from '../../spec/contract';
import type { Check } from '../check';
import { Faults } from '../faults';
import { faultOf, header, listOf, needsOrigin, preflight, preflightOfUnknown, sentHeaders, wordsOf } from './cors';

/** Methods that browsers let through whatever a preflight says (Fetch standard, CORS-safelisted method). */
const SAFE_METHODS = ['GET', 'POST'];

/** E01: the question before the call. */
export const preflights: Check = {
  id: 'E01',
  name: 'preflight',
  reach: 'read',
  rule: 'For a page of an origin that is let in, OPTIONS is answered 2xx without a session on every path below the base, whether a call is offered there or not, with the exact origin, credentials, the method in capitals, and the headers Authorization, Content-Type and those of the contract (Idempotency-Key, If-Match). An OPTIONS that is no preflight is any 2xx, or 405.',
  run: async (kit) => {
    await needsOrigin(kit);
    const faults = new Faults();
    // Those that are left out too: without an answer a browser tells the page that the network failed, and not 404.
    await kit.each(
      [...kit.contract.operations.values()],
      ({ id }) => id,
      async (operation) => {
        const answer = await preflight(kit, operation);
        if (isAnswered(kit, faults, answer, operation.path, operation.id)) judgeAllowed(kit, faults, answer, operation);
      },
    );
    // Where no path has an answer, that is the one root.
    if (faults.isEmpty)
      for (const path of UNKNOWN) isAnswered(kit, faults, await preflightOfUnknown(kit, path), path, path);
    faults.report(kit);
    await kit.part('OPTIONS', () => isNoPreflight(kit));
  },
};

/** Paths that the contract does not have. */
const UNKNOWN = ['/nope', '/tags/nope/at-all'];

/** OPTIONS of a program: without an origin and without a method that it asks about. */
async function isNoPreflight(kit: Kit): Promise<void> {
  const operation = kit.operation('listTags');
  const answer = await kit.client.send({ operation, method: 'OPTIONS', path: operation.path });
  if ((answer.status < 200 || answer.status > 299) && answer.status !== 405)
    kit.fail(answer, {
      expected: 'any 2xx, or 405, to an OPTIONS that is no preflight',
      got: answer.failure ?? String(answer.status),
      fix: 'Answer OPTIONS without Origin too, with 204 or with 405 and Allow.',
      root: 'no preflight',
      pointer: '/info/description',
    });
}

/** Whether the question has an answer from which a browser goes on to the call. */
function isAnswered(kit: Kit, faults: Faults, answer: Exchange, path: string, name: string): boolean {
  if (answer.status < 200 || answer.status > 299) {
    faults.add(
      {
        what: 'status',
        expected: `2xx to OPTIONS ${path}`,
        got: answer.failure ?? String(answer.status),
        fix: 'Answer preflights before the session is looked at and for every path below the base, offered or not: browsers send no token with them, and take any other answer for a broken network.',
        pointer: '/info/description',
      },
      answer,
      name,
    );
    return false;
  }
  const fault = faultOf(kit, answer);
  if (fault) faults.add(fault, answer, name);
  return true;
}

/** The method and the headers that the answer lets through. */
function judgeAllowed(kit: Kit, faults: Faults, answer: Exchange, operation: Operation): void {
  // Browsers compare methods to the letter, headers in any capitals (Fetch standard, CORS-preflight fetch).
  const methods = wordsOf(header(answer, 'access-control-allow-methods'));
  const method = operation.method.toUpperCase();
  if (![...methods, ...SAFE_METHODS].includes(method))
    faults.add(
      {
        what: 'method',
        expected: `${method} in Access-Control-Allow-Methods`,
        got: methods.join(', ') || 'no such header',
        fix: 'Name all methods that the API has, in capitals, also where the path has no call.',
      },
      answer,
      operation.id,
    );
  const headers = listOf(header(answer, 'access-control-allow-headers'));
  for (const sent of sentHeaders(operation).filter((one) => !headers.includes(one))) {
    const { name = sent, pointer } =
      operation.parameters.find((parameter) => parameter.in === 'header' && parameter.name.toLowerCase() === sent) ??
      {};
    if (pointer !== undefined && !kit.offers(`${operation.id}.${name}`)) continue;
    faults.add(
      {
        what: `header ${sent}`,
        expected: `${sent} in Access-Control-Allow-Headers`,
        got: headers.join(', ') || 'no such header',
        fix: 'Name every header that the contract has; * does not cover Authorization, nor anything when credentials are sent.',
        ...(pointer !== undefined && { pointer }),
      },
      answer,
      operation.id,
    );
  }
}
