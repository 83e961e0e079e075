import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';

/** An answer that is in memory, as it goes over the line. */
export interface StaticAnswer {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/**
 * Headers of a page compressed with brotli. The shop sends the last one too. It gives a page a new process, to which
 * Lighthouse does not tell its idea of the line: without it browsers fetch lazy pictures from twice as far down, and the
 * floor would load pictures that the page does not.
 */
export const PAGE = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'cache-control': 'no-cache',
  'cross-origin-opener-policy': 'same-origin',
};
export const LONG = { 'cache-control': 'public, max-age=31536000, immutable' };

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
const notThere: Handler = (_request, response) => {
  response.writeHead(404).end();
};

/** Serves answers by their address on PORT of this machine; all others are `otherwise`'s. */
export function serveStatic(answers: ReadonlyMap<string, StaticAnswer>, otherwise: Handler = notThere): void {
  createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    if (!answer) {
      otherwise(request, response);
      return;
    }
    response.writeHead(200, { ...answer.headers, 'content-length': String(answer.body.length) }).end(answer.body);
  }).listen(Number(process.env.PORT), '127.0.0.1');
}
