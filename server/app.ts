import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { boundRequest } from './database/requestTime';
import { loadContract, type Operation } from './openapi/document';
import { wrongType } from './openapi/requestReader';
import { ResponseCheck, type ContractBreach } from './openapi/responseCheck';
import { ContractSchemas } from './openapi/schemas';
import { ApiError } from './errors';
import { createServer } from './httpServer';
import type { RequestFigures } from './metrics/requestFigures';
import { allOperations } from './operations';
import { answerUnknown } from './http/apiFallback';
import { ignoreBody, registerContract } from './http/contract';
import { CorsPolicy } from './http/cors';
import { registerDocs } from './http/docs';
import { failureBody, sendFailure, toApiError } from './http/failures';
import { dataHeaders, headerList, transportHeaders } from './http/headers';
import { EventStreams } from './http/eventStreams';
import { registerFindability } from './http/findability';
import { registerHealth } from './http/health';
import { refuseWrongHost } from './http/host';
import { answerInTurn } from './http/inTurn';
import { logRequest } from './http/logging';
import { registerMedia } from './http/media';
import { AnswerCache } from './http/responseCache';
import { registerPages } from './http/pages';
import { previewFinder } from './http/previews';
import { registerProposalPdf } from './http/proposalPdf';
import { cacheLanguage } from './http/sharedCache';
import { registerStatic } from './http/static';
import { registerVisitCalendar } from './http/visitCalendar';
import type { Services } from './services';

export interface AppOptions {
  log: FastifyBaseLogger;
  /** Counts every answer; none where nobody asks for figures. */
  figures?: RequestFigures | undefined;
  /** Told when an answer breaks the contract, while answers are checked; it is a 500 in any case. */
  onBreach?: (breach: ContractBreach) => void;
  /** Whether the process was told to stop: requests are still answered, but others had better take new ones. */
  isStopping?: () => boolean;
  /** Whether it has only begun: requests are answered, but some would have to wait for long. */
  isStarting?: () => boolean;
}

/** Answers depend on these, so a cache must tell them apart. */
const VARY = 'Origin, Authorization, Accept-Encoding';
const NO_FILES: readonly never[] = [];

/** The whole server, not yet listening. */
export async function buildApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const { config } = services;
  const contract = loadContract();
  const schemas = new ContractSchemas(contract);
  const cors = new CorsPolicy(config);
  const headers = { ...dataHeaders(config.publicUrl), vary: VARY };
  const ofCache = cacheLanguage(config);
  const cache = new AnswerCache(services.content, cors, headerList(headers), ofCache);
  const responses = config.validateResponses ? new ResponseCheck(schemas, options.onBreach) : null;
  const { isStopping = () => false, isStarting = () => false } = options;
  const app = createServer(config, options.log, isStopping, cors, headers);

  app.decorateRequest('session', null);
  app.decorateRequest('files');
  app.decorateRequest('isCounted', false);
  options.figures?.install(app);
  answerInTurn(app);
  refuseWrongHost(app, headers);
  cache.install(app);
  app.addHook('onRequest', (_request, _reply, done) => boundRequest(config.pool.statementTimeout, done));
  const origin = () => config.publicUrl ?? listeningOrigin(app);
  registerPages(app, {
    content: services.content,
    textOf: (url) => cache.textOf(url),
    origin,
    headers: transportHeaders(config.publicUrl),
    now: Date.now,
    longest: config.pool.statementTimeout,
    previewOf: previewFinder(services.media),
    pictureOrigin: config.mediaPublicUrl && new URL(config.mediaPublicUrl).origin,
    cacheLanguage: ofCache,
  });
  app.addHook('onRequest', (request, reply, done) => {
    request.files = NO_FILES;
    void reply.headers(headers).headers(cors.headers(request.headers.origin));
    done();
  });
  app.addHook('onResponse', logRequest);
  app.setErrorHandler((error, request, reply) => {
    const { operation } = request.routeOptions.config;
    const failure = asDocumented(operation, toApiError(error, request.log));
    // Fastify closes the connection after every body that it did not get. Here and in Node it is read to its end all the same,
    // so that its sender sees the answer and the next request begins behind it; a failure for which that is not so says it.
    void reply.removeHeader('connection');
    if (failure.status === 503 && cache.writeLast(request, reply)) return reply;
    return sendFailure(checked(responses, operation, failure, request.log), reply);
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', ignoreBody);
  registerContract(app, {
    services,
    contract,
    schemas,
    operations: allOperations(services, contract),
    cache,
    streams: new EventStreams(app, services.content),
    responses,
  });
  answerUnknown(app, contract, cors);
  registerHealth(app, services, () => isStopping() || isStarting());
  registerMedia(app, services.media);
  registerProposalPdf(app, services, origin);
  registerVisitCalendar(app, services);
  registerDocs(app);
  registerFindability(app, services, origin);
  registerStatic(app);
  await app.ready();
  return app;
}

/** Where the server listens; for canonical addresses while no public one is configured. */
function listeningOrigin(app: FastifyInstance): string {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? `http://localhost:${address.port}` : 'http://localhost';
}

/** A body that is refused before its operation looks at it: in the operation's words, and 400 where it takes none. */
function asDocumented(operation: Operation | undefined, failure: ApiError): ApiError {
  if (!operation || (failure.status !== 413 && failure.status !== 415)) return failure;
  if (!operation.responses.has(failure.status)) return new ApiError(400, failure.message);
  return failure.status === 415 && !failure.data ? wrongType(operation) : failure;
}

function checked(
  responses: ResponseCheck | null,
  operation: Operation | undefined,
  failure: ApiError,
  log: FastifyBaseLogger,
): ApiError {
  try {
    if (operation) responses?.check(operation, failure.status, failureBody(failure));
    return failure;
  } catch (breach) {
    return toApiError(breach, log);
  }
}
