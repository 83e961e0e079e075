import { createServer, type Server } from 'node:http';
import { createServer as createNetServer, type AddressInfo } from 'node:net';
import { Client, RunEnded } from './client';

const TAGS = { operation: null, method: 'GET', path: '/tags' } as const;

/** Answers 429 so many times, then 200. */
let refusals = 0;
let retryAfter = '1';
let server: Server;
let client: Client;

beforeAll((done) => {
  server = createServer((_request, response) => {
    refusals -= 1;
    response
      .writeHead(refusals >= 0 ? 429 : 200, {
        'content-type': 'application/json',
        ...(refusals >= 0 && { 'retry-after': retryAfter }),
      })
      .end('{}');
  }).listen(0, '127.0.0.1', done);
});
afterAll((done) => {
  server.close(done);
});
beforeEach(() => {
  client = new Client({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    timeout: 2000,
    rps: 0,
    maxRequests: 50,
    userAgent: 'test',
  });
});
afterEach(() => client.close());

test('after a 429 it waits as the server says, and tells so once for two requests that wait beside each other', async () => {
  [refusals, retryAfter] = [2, '1'];
  const told: number[] = [];
  client.onWait = (seconds) => told.push(seconds);
  const answers = await Promise.all([client.send(TAGS), client.send(TAGS)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(told).toEqual([1]);
  expect(client.waitedSeconds).not.toBe(0);
});

test('a wait that is longer than the kit bears is not begun: the answer stands', async () => {
  [refusals, retryAfter] = [1, '3600'];
  expect((await client.send(TAGS)).status).toBe(429);
  expect(client.waitedSeconds).toBe(0);
});

test('interrupted it ends, also in the middle of a wait that outlasts this test; what cleans up goes on', async () => {
  [refusals, retryAfter] = [1, '80'];
  client.onWait = () => setImmediate(() => client.interrupt());
  await expect(client.send(TAGS)).rejects.toThrow(RunEnded);
  await expect(client.send(TAGS)).rejects.toThrow('it was interrupted');
  client.extend();
  expect((await client.send(TAGS)).status).toBe(200);
});

test('a connection that the server ended while it was idle is no failure of the server, but for what may not be sent twice', async () => {
  const ending = createNetServer((socket) => {
    socket.on('error', () => undefined);
    // One answer, and the end where more comes.
    socket.once('data', () => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}');
      socket.once('data', () => socket.resetAndDestroy());
    });
  });
  await new Promise<void>((done) => {
    ending.listen(0, '127.0.0.1', done);
  });
  const other = new Client({
    baseUrl: `http://127.0.0.1:${(ending.address() as AddressInfo).port}`,
    timeout: 2000,
    rps: 0,
    maxRequests: 50,
    userAgent: 'test',
  });
  const answers = [await other.send(TAGS), await other.send(TAGS), await other.send({ ...TAGS, method: 'POST' })];
  expect(answers.map(({ status, failure }) => failure ?? status)).toEqual([200, 200, 'read ECONNRESET']);
  other.close();
  ending.close();
});
