import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compressOnce } from '../cache/cachedAnswer';
import type { Contract, Operation } from '../openapi/document';
import { parseJson } from '../openapi/json';
import { jsonLimit } from '../openapi/jsonLimit';
import { ValidationMessages } from '../openapi/messages';
import { readMultipart } from '../openapi/multipart';
import { readBody, receiveBody } from '../openapi/readBody';
import { RequestReader } from '../openapi/requestReader';
import type { ResponseCheck } from '../openapi/responseCheck';
import type { ContractSchemas } from '../openapi/schemas';
import { self } from '../operations/self';
import type { AnyHandler, OperationId, Operations } from '../operations/types';
import type { Services } from '../services';
import { auditor } from './audit';
import { clientError, JSON_TYPE } from './failures';
import { type EventStreams, wantsEvents } from './eventStreams';
import { writeLimiter } from './limits';
import type { AnswerCache } from './responseCache';
import { ofSender } from './sender';
import { authenticator } from './sessions';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation that a route of the contract serves. */
    operation?: Operation;
  }
}

export interface ContractOptions {
  services: Services;
  contract: Contract;
  schemas: ContractSchemas;
  operations: Operations;
  cache: AnswerCache;
  streams: EventStreams;
  /** Null answers without looking. */
  responses: ResponseCheck | null;
}

/** Bytes of a body that nobody asked for. */
const LONGEST_IGNORED = 1024 * 1024;

/**
 * Registers every operation of the contract with its handler.
 * @throws Error naming operations without a handler and handlers without an operation
 */
export function registerContract(app: FastifyInstance, options: ContractOptions): void {
  const { contract, schemas, operations } = options;
  requireSameNames(contract, operations);
  const messages = new ValidationMessages(contract);
  const groups: [OperationKind, (scope: FastifyInstance) => void][] = [
    ['none', acceptNone],
    ['json', acceptJson],
    ['multipart', acceptMultipart],
  ];
  for (const [kind, accept] of groups) {
    // Parsers of bodies hold for a scope, so each kind of body has its own.
    void app.register((scope, _options, done) => {
      scope.removeAllContentTypeParsers();
      accept(scope);
      for (const operation of contract.operations.filter((candidate) => kindOf(candidate) === kind)) {
        const reader = new RequestReader(operation, contract, schemas, messages);
        // What it gets is checked by its own operation's reader, so it is called like any other.
        const handler = operations[operation.id as OperationId] as AnyHandler;
        registerOperation(scope, operation, answering(operation, handler, reader, options), options);
      }
      done();
    });
  }
}

/** Quotations: what a link shows is for who has it. */
const OF_ONE_CUSTOMER = 'proposals';

type OperationKind = 'none' | 'json' | 'multipart';
const kindOf = (operation: Operation): OperationKind => operation.body?.kind ?? 'none';

type RouteHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

function registerOperation(
  scope: FastifyInstance,
  operation: Operation,
  handler: RouteHandler,
  { services, contract }: ContractOptions,
): void {
  const limit = writeLimiter(services, operation);
  const authenticate = authenticator(services, operation);
  const { body } = operation;
  scope.route({
    method: operation.method,
    url: contract.base + operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { operation },
    ...(body?.kind === 'json' && { bodyLimit: jsonLimit(contract, body.schema) }),
    onRequest: limit ? [authenticate, limit] : authenticate,
    handler,
  });
}

/** Everything between an authenticated request and its answer. */
function answering(
  operation: Operation,
  handler: AnyHandler,
  reader: RequestReader,
  { services, cache, streams, responses }: ContractOptions,
): RouteHandler {
  const keeper = cache.keeper(operation);
  const audit = auditor(services, operation);
  return async (request, reply) => {
    reader.check(request);
    if (operation.body?.kind === 'multipart') request.files = ofSender(request.files, reply);
    const mark = keeper?.begin(request) ?? null;
    const read = async () => {
      const text = JSON.stringify(await audit(request, () => handler(inputOf(request), request)));
      responses?.check(operation, operation.success, text);
      return text;
    };
    const text = await read();
    const readAgain = async () => {
      // A stream may outlive the session that it began in.
      await self(services, request.session);
      return read();
    };
    if (operation.streams && wantsEvents(request) && streams.open(request, reply, text, readAgain)) return reply;
    if (keeper && mark && !request.isCounted) return keeper.send(request, reply, mark, text);
    const { body, encoding } = compressOnce(text, request.headers['accept-encoding']);
    if (encoding) void reply.header('content-encoding', encoding);
    if (operation.tag === OF_ONE_CUSTOMER) void reply.header('x-robots-tag', 'noindex');
    return reply
      .code(operation.success)
      .header('content-type', JSON_TYPE)
      .header('cache-control', 'no-store')
      .send(body);
  };
}

const inputOf = ({ params: path, query, headers, body, files }: FastifyRequest) => ({
  path,
  query,
  headers,
  body,
  files,
});

/** Parses the body of a request that takes none: read and forgotten, whatever it is. */
export async function ignoreBody(_request: FastifyRequest, payload: FastifyRequest['raw']): Promise<void> {
  await receiveBody(payload, LONGEST_IGNORED);
}

function acceptNone(scope: FastifyInstance): void {
  scope.addContentTypeParser('*', ignoreBody);
}

function acceptJson(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/json', async (request: FastifyRequest, payload: FastifyRequest['raw']) => {
    const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(request.headers['content-type'] ?? '')?.[1];
    if (charset !== undefined && charset.toLowerCase() !== 'utf-8') throw clientError(415);
    return parseJson(await readBody(payload, request.routeOptions.bodyLimit));
  });
}

function acceptMultipart(scope: FastifyInstance): void {
  scope.addContentTypeParser('multipart/form-data', (request: FastifyRequest, payload: FastifyRequest['raw']) =>
    readMultipart(payload, request.headers),
  );
}

function requireSameNames(contract: Contract, operations: Operations): void {
  const ids = new Set(contract.operations.map((operation) => operation.id));
  const missing = [...ids].filter((id) => !Object.hasOwn(operations, id));
  const unknown = Object.keys(operations).filter((id) => !ids.has(id));
  if (missing.length > 0) throw new Error(`Operations of openapi.yaml without a handler: ${missing.join(', ')}.`);
  if (unknown.length > 0) throw new Error(`Handlers without an operation in openapi.yaml: ${unknown.join(', ')}.`);
}
