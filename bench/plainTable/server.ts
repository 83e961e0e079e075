/**
 * Serves the plain table from memory, compressed as the shop's files are, and hands its calls on to the shop. A process
 * of its own, as the shop's server is one. Started by start.ts with PORT, SCRIPT (a file) and SHOP (an origin).
 */
import { readFileSync } from 'node:fs';
import { Agent, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { LONG, PAGE, serveStatic, type StaticAnswer } from '../support/staticServer';

const { SCRIPT = '', SHOP = '' } = process.env;
const address = `/${path.basename(SCRIPT)}`;
const agent = new Agent({ keepAlive: true });

const html =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
  `<title>Products</title><link rel="icon" href="data:,"><script src="${address}" defer></script></head><body><div id="root"></div></body></html>`;

const answers = new Map<string, StaticAnswer>([
  ['/', { body: brotliCompressSync(html), headers: PAGE }],
  [
    address,
    {
      body: readFileSync(`${SCRIPT}.br`),
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'content-encoding': 'br', ...LONG },
    },
  ],
]);

function handOn(request: IncomingMessage, response: ServerResponse): void {
  const asked = ask(
    `${SHOP}${request.url ?? ''}`,
    { agent, method: request.method, headers: request.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  asked.on('error', () => response.writeHead(502).end());
  request.pipe(asked);
}

serveStatic(answers, handOn);
