import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '../http/logging';
import { eventually } from '../testing/eventually';
import { MemoryVersions } from './memoryVersions';
import { Purger } from './purger';

/** A cache that writes down what it is told, and answers as it is told to. */
let server: Server;
let url: string;
let told: string[];
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  told = [];
  answer = (response) => response.end();
  server = createServer((request, response) => {
    told.push(`${request.method} ${String(request.headers['surrogate-key'])}`);
    answer(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

function opened(...urls: string[]) {
  const content = new MemoryVersions(10_000);
  return { content, purger: new Purger(urls, content, createLogger('silent')) };
}

test('what changes together is purged together, at once and once more; what no visitor sees is not', async () => {
  const { content, purger } = opened(url);
  await content.invalidate(['products', 'adverts']);
  await content.invalidate(['requests']);
  // On a busy machine what was due together is told apart.
  const again = () => told.slice(1).flatMap((line) => line.split(' ').slice(1));
  await eventually(() => again().length === 2);
  expect([told[0], again().sort()]).toEqual(['PURGE products adverts', ['adverts', 'products']]);
  await purger.close();
  const count = told.length;
  expect(told.at(-1)).toBe('PURGE products adverts articles categories tags counties');
  content.raise(['products']);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(told).toHaveLength(count);
});

test('where changes may have been missed, all is purged', async () => {
  const { content, purger } = opened(url);
  content.resume();
  await eventually(() => told.includes('PURGE products adverts articles categories tags counties'));
  await purger.close();
});

test('what is not purged is tried again, with what changed meanwhile', async () => {
  answer = (response) => response.writeHead(503).end();
  const { content, purger } = opened(url);
  content.raise(['products']);
  await eventually(() => told.length === 1);
  answer = (response) => response.end();
  content.raise(['tags']);
  await eventually(() => told.length === 2);
  expect(told[1]).toMatch(/^PURGE (tags products|products tags)$/);
  await purger.close();
});

test('a cache that hangs holds up neither a write, nor another cache, nor the end', async () => {
  answer = () => undefined;
  const other: string[] = [];
  const second = createServer((request, response) => {
    other.push(String(request.headers['surrogate-key']));
    response.end();
  }).listen(0, '127.0.0.1');
  await once(second, 'listening');
  const { content, purger } = opened(url, `http://127.0.0.1:${(second.address() as AddressInfo).port}/`);
  await content.invalidate(['products']);
  await eventually(() => other.length === 2);
  expect(told).toHaveLength(1);
  await purger.close();
  second.close();
});
