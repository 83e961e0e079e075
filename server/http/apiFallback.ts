import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { METHODS, type Contract } from '../openapi/document';
import { ApiError } from '../errors';
import type { CorsPolicy } from './cors';
import { clientError, sendFailure } from './failures';
import { isOpened } from './pages';

const EVERY_METHOD = ['HEAD', ...METHODS.map((method) => method.toUpperCase())];

/**
 * Answers what no route does: 405 with `Allow` on the contract's paths, the browser's question before a call of
 * another origin, also where there is no call (or the browser would take the missing call for a broken network), the page
 * itself for a form that was sent to it, and 404 in the envelope for the rest.
 */
export function answerUnknown(app: FastifyInstance, contract: Contract, cors: CorsPolicy): void {
  const methodsOf = methodTable(contract);

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const url = request.raw.url ?? '';
    const found = methodsOf(url);
    if (request.method === 'OPTIONS' && (found || url.startsWith(`${contract.base}/`))) {
      const methods = found ?? EVERY_METHOD;
      return reply
        .code(204)
        .headers({ allow: methods.join(', '), ...cors.preflight(request.headers.origin, methods) })
        .send();
    }
    // A form that was sent without the program: its page says that it needs it. A second slash would name another host.
    if (request.method === 'POST' && isOpened(request.raw) && !/^\/[/\\]/.test(url)) return reply.redirect(url, 303);
    if (!found) return sendFailure(clientError(404), reply);
    // The method is right: a part of the address is longer than any id.
    if (found.includes(request.method)) return sendFailure(clientError(414), reply);
    const message = `This address does not take ${request.method}.`;
    return sendFailure(new ApiError(405, message, undefined, undefined, { allow: found.join(', ') }), reply);
  });
}

/** Finds the methods of an address: those of the contract, and HEAD beside GET. */
function methodTable(contract: Contract): (url: string) => string[] | null {
  const byPath = new Map<string, string[]>();
  for (const { path, method } of contract.operations) {
    const methods = method === 'GET' ? ['GET', 'HEAD'] : [method];
    byPath.set(path, [...(byPath.get(path) ?? []), ...methods]);
  }
  const table = [...byPath].map(([path, methods]) => {
    const pattern = (contract.base + path).replaceAll(/\{\w+\}/g, '[^/]+');
    return { pattern: new RegExp(`^${pattern}$`), methods };
  });
  return (url) => {
    const path = url.split('?', 1)[0] ?? '';
    const found = table.filter((entry) => entry.pattern.test(path));
    return found.length > 0 ? found.flatMap((entry) => entry.methods) : null;
  };
}
