import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Contract } from '../contract/document';
import { ApiError } from '../errors';
import type { CorsPolicy } from './cors';
import { clientError, sendFailure } from './failures';

/**
 * Answers what no route does: 405 with `Allow` on the contract's paths, the browser's question before a call of
 * another origin, and 404 in the envelope for the rest.
 */
export function answerUnknown(app: FastifyInstance, contract: Contract, cors: CorsPolicy): void {
  const methodsOf = methodTable(contract);

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const methods = methodsOf(request.raw.url ?? '');
    if (!methods) return sendFailure(clientError(404), request, reply);
    const allow = methods.join(', ');
    if (request.method !== 'OPTIONS') {
      const message = `This address does not take ${request.method}.`;
      return sendFailure(new ApiError(405, message, undefined, undefined, { allow }), request, reply);
    }
    return reply.code(204).headers({ allow, ...cors.preflight(request.headers.origin, methods) }).send();
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
