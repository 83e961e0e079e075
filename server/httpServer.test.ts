import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { dataHeaders } from './http/headers';
import { cutSlowReaders } from './http/slowReaders';
import { mostConnections } from './httpServer';
import { eventually } from './testing/eventually';
import { rawHttp } from './testing/rawHttp';
import { createTestServer, type TestServer } from './testing/testServer';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ listen: true, config: { publicUrl: 'https://shop.example' } });
});
afterAll(() => server.close());

const HOST = 'Host: shop.example\r\n';
/** Ends the headers of a connection's only request. */
const LAST = 'Connection: close\r\n\r\n';
const statusesOf = (said: string) => [...said.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['an unknown method', `BREW /api/v1/products HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['a line break inside a header', `GET /api/v1/products HTTP/1.1\r\n${HOST}X: a\rb\r\n\r\n`, 400],
  ['a header of 20 kB', `GET /api/v1/products HTTP/1.1\r\n${HOST}X: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['no Host', 'GET /api/v1/products HTTP/1.1\r\n\r\n', 400],
  ['two Hosts', `GET /api/v1/products HTTP/1.1\r\n${HOST}${HOST}${LAST}`, 400],
  ['two Hosts of HTTP/1.0', `GET /api/v1/products HTTP/1.0\r\n${HOST}${HOST}${LAST}`, 400],
  ['a Host with a blank', `GET /api/v1/products HTTP/1.1\r\nHost: shop example\r\n${LAST}`, 400],
  ['a Host with a path', `GET /api/v1/products HTTP/1.1\r\nHost: shop.example/<>\r\n${LAST}`, 400],
  ['a Host with a user', `GET /healthz HTTP/1.1\r\nHost: a@shop.example\r\n${LAST}`, 400],
  ['a Host with a port that is none', `GET /healthz HTTP/1.1\r\nHost: shop.example:8a\r\n${LAST}`, 400],
  [
    'two lengths',
    `POST /api/v1/auth/web-login HTTP/1.1\r\n${HOST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
    400,
  ],
  ['a length that is none', `POST /api/v1/auth/web-login HTTP/1.1\r\n${HOST}Content-Length: x\r\n\r\n{}`, 400],
  [
    'a broken chunk',
    `POST /api/v1/auth/web-login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    400,
  ],
  ['another expectation', `GET /api/v1/products HTTP/1.1\r\n${HOST}Expect: tea\r\n\r\n`, 417],
  ['a path that is no path', `GET /api/v1/products/get-productById/%zz HTTP/1.1\r\n${HOST}\r\n`, 400],
])('%s is answered in the envelope', async (_, bytes, status) => {
  const answer = await rawHttp(server.origin, bytes);
  expect(answer.status).toBe(status);
  expect(answer.head.toLowerCase()).toContain('content-type: application/json');
  expect(JSON.parse(answer.body)).toEqual({ success: false, message: expect.stringMatching(/./) as string });
});

test('what is refused before any hook has the headers of the API, and a line in the log without what came', async () => {
  const { log } = server.app;
  const info = jest.spyOn(log, 'info');
  jest.spyOn(log, 'child').mockReturnValue(log);
  for (const bytes of [
    `GET /%zz-secret HTTP/1.1\r\n${HOST}\r\n`,
    'a secret\r\n\r\n',
    `GET / HTTP/1.1\r\n${HOST}Expect: secret\r\n\r\n`,
  ]) {
    const { head } = await rawHttp(server.origin, bytes);
    for (const [name, value] of Object.entries(dataHeaders('https://shop.example')))
      expect(head.toLowerCase()).toContain(`${name}: ${value.toLowerCase()}`);
  }
  expect(info.mock.calls.map(([line]) => line)).toMatchObject([{ status: 400 }, { status: 400 }, { status: 417 }]);
  expect(JSON.stringify(info.mock.calls)).not.toContain('secret');
  jest.restoreAllMocks();
});

test('the refusal of what is no request does not stand in the midst of an answer that has begun', async () => {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  let read = '';
  socket.on('data', (bytes) => (read += String(bytes)));
  const stream = `Accept: text/event-stream\r\nAuthorization: Bearer ${await server.signIn()}\r\n`;
  socket.write(`GET /api/v1/notifications/news HTTP/1.1\r\n${HOST}${stream}\r\n`);
  await eventually(() => read.includes('data: '));
  socket.write('X\r\n\r\n');
  await once(socket, 'close');
  expect(read).not.toContain('HTTP/1.1 400');
});

test('a broken request behind others is refused after their answers, which come whole', async () => {
  const ask = (page: number) => `GET /api/v1/products?page=${page} HTTP/1.1\r\n${HOST}\r\n`;
  const answer = await rawHttp(server.origin, `${ask(31)}${ask(32)}X\r\n\r\n`);
  const all = `${answer.head}\r\n\r\n${answer.body}`;
  expect(statusesOf(all)).toEqual([200, 200, 400]);
  expect([...all.matchAll(/"page":(\d+)/g)].map(([, page]) => Number(page))).toEqual([31, 32]);
});

test.each([
  ['too long', '/auth/web-login', 'application/json', 413],
  ['not in UTF-8', '/auth/web-login', 'application/json; charset=latin1', 415],
  ['no form', '/products/create-product', 'multipart/form-data', 400],
])('who still sends a body that is %s reads the answer, and asks on over the same connection', async (...given) => {
  const [, path, type, status] = given;
  const half = Buffer.alloc(3_000_000, 'x');
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1').on('error', () => undefined);
  let read = '';
  socket.on('data', (bytes) => (read += String(bytes)));
  const headers = `${HOST}Authorization: Bearer ${await server.signIn()}\r\nContent-Type: ${type}\r\n`;
  socket.write(`POST /api/v1${path} HTTP/1.1\r\n${headers}Content-Length: ${2 * half.length}\r\n\r\n`);
  socket.write(half);
  await eventually(() => read.includes('"success":false'));
  socket.write(half);
  socket.write(`GET /healthz HTTP/1.1\r\n${HOST}${LAST}`);
  await once(socket, 'close');
  expect(statusesOf(read)).toEqual([status, 200]);
});

test('who asks for another protocol is answered in this one, and begins anew afterwards', async () => {
  const ask = `GET /api/v1/tags/get-all-tags HTTP/1.1\r\n${HOST}Connection: upgrade\r\nUpgrade: websocket\r\n\r\n`;
  const { status, head } = await rawHttp(server.origin, `${ask}GET / HTTP/1.1\r\nX: \u0001\r\n\r\n`);
  expect(status).toBe(200);
  expect(head.toLowerCase()).toContain('connection: close');
});

test.each([
  'shop.example',
  'SHOP.example:8080',
  '127.0.0.1:3000',
  '[::1]:3000',
  '[2001:db8::7]',
  'b%C3%BCro_1.example',
  '',
])('the Host %j is one', async (host) => {
  expect((await rawHttp(server.origin, `GET /healthz HTTP/1.1\r\nHost: ${host}\r\n${LAST}`)).status).toBe(200);
});

test('an answer from memory is refused to a wrong Host as well', async () => {
  const read = (hosts: string) => rawHttp(server.origin, `GET /api/v1/tags/get-all-tags HTTP/1.1\r\n${hosts}${LAST}`);
  expect((await read(HOST)).status).toBe(200);
  const refused = await read(`${HOST}Host: other.example\r\n`);
  expect(refused.status).toBe(400);
  expect(refused.head.toLowerCase()).toContain('x-content-type-options: nosniff');
});

test.each([
  ['http://shop.example/api/v1/products?page=2', '/api/v1/products?page=2'],
  ['HTTPS://other.example:8443/healthz', '/healthz'],
  ['http://shop.example/contact', '/contact'],
  ['http://shop.example', '/'],
  ['http://shop.example?x=/healthz', '/?x=/healthz'],
])('the target %s is %s', async (target, path) => {
  const read = async (asked: string) => {
    const { status, body } = await rawHttp(server.origin, `GET ${asked} HTTP/1.1\r\n${HOST}${LAST}`);
    return { status, body: body.replaceAll(/nonce="[^"]*"|"now":\d+/g, '') };
  };
  expect(await read(target)).toEqual(await read(path));
});

test('an address of 10 kB is no server error', async () => {
  const answer = await rawHttp(
    server.origin,
    `GET /api/v1/products?search=${'a'.repeat(10_000)} HTTP/1.1\r\n${HOST}\r\n`,
  );
  expect(answer.status).toBe(400);
});

test('a sender that falls silent inside the body is told so', async () => {
  const head = `POST /api/v1/auth/web-login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`;
  const answer = await rawHttp(server.origin, head, 9_900);
  expect([answer.status, JSON.parse(answer.body)]).toEqual([
    408,
    { success: false, message: 'The request did not arrive in time.' },
  ]);
});

test('twenty requests on one connection are answered in order', async () => {
  const pages = Array.from({ length: 20 }, (_, index) => index + 1);
  const bytes = pages.map((page) => `GET /api/v1/products?page=${page} HTTP/1.1\r\n${HOST}\r\n`).join('');
  const answer = await rawHttp(server.origin, bytes);
  const answered = [...answer.body.matchAll(/"page":(\d+)/g)].map(([, page]) => Number(page));
  expect(answered).toEqual(pages);
});

test('a chunked body and a wait for 100 Continue work', async () => {
  const chunked = `POST /api/v1/tags/create-tag HTTP/1.1\r\n${HOST}Connection: close\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\n2\r\n{}\r\n0\r\n\r\n`;
  expect((await rawHttp(server.origin, chunked)).status).toBe(401);
  const waiting = `POST /api/v1/auth/web-login HTTP/1.1\r\n${HOST}Expect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n`;
  expect((await rawHttp(server.origin, waiting)).status).toBe(100);
});

test('who takes nothing of an answer is sent away; who waits for one, and who sends one, is not', async () => {
  const { server: http } = server.app;
  const usual = http.timeout;
  http.timeout = 500;
  const { port } = new URL(server.origin);
  const open = async (bytes: string) => {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(bytes);
    return socket;
  };
  const connections = () => new Promise<number>((resolve) => http.getConnections((_, count) => resolve(count)));
  const before = await connections();
  const sending = await open(
    `POST /api/v1/auth/web-login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
  );
  // Nobody reads: the answers fill what the system holds of them, and then ours.
  const stalled = await open(`GET /api/docs/swagger-ui-bundle.js HTTP/1.1\r\n${HOST}\r\n`.repeat(30));
  stalled.pause();
  expect(await connections()).toBe(before + 2);
  await eventually(async () => (await connections()) === before + 1, 20_000);
  await delay(700);
  expect([await connections(), sending.destroyed]).toEqual([before + 1, false]);
  http.timeout = usual;
  for (const socket of [sending, stalled]) socket.destroy();
});

test('a stop waits for no connection that nothing is asked on, before or after an answer', async () => {
  const other = await createTestServer({ listen: true });
  const port = Number(new URL(other.origin).port);
  const [unused, asking] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  const ended = Promise.all([unused, asking].map((socket) => once(socket.resume(), 'close')));
  const said = once(asking, 'data') as Promise<[Buffer]>;
  asking.write(
    `POST /api/v1/auth/web-login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{`,
  );
  await Promise.all([once(unused, 'connect'), delay(100)]);
  const [began, closed] = [performance.now(), other.close()];
  await delay(50);
  asking.write('}');
  expect(String((await said)[0])).toContain('HTTP/1.1 400');
  await Promise.all([closed, ended]);
  expect(performance.now() - began).toBeLessThan(4_000);
});

test('who takes an answer by drops has the time of a slow line; where too many wait, who came first is cut', async () => {
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const allowed = () => timers.mock.calls.filter(([, ms = 0]) => ms > 60_000);
  const ask = (port: number, bytes: string) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(bytes);
    return socket.pause();
  };
  const bundle = `GET /api/docs/swagger-ui-bundle.js HTTP/1.1\r\n${HOST}\r\n`;
  const reader = ask(Number(new URL(server.origin).port), bundle.repeat(30));
  await eventually(() => allowed().length === 1);
  reader.destroy();

  const length = 20_000_000;
  const other = createServer((_request, response) => response.end(Buffer.alloc(length)));
  cutSlowReaders(other, 2.5 * length);
  const sockets: Socket[] = [];
  other.on('connection', (socket) => sockets.push(socket));
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const { port } = other.address() as AddressInfo;
  const readers = [];
  for (const count of [2, 3, 4]) {
    readers.push(ask(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'));
    await eventually(() => allowed().length === count);
  }
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual([true, false, false]);
  const [end, ms = 0] = allowed().at(-1) ?? [];
  expect(Math.round(ms / 1_000)).toBe(60 + length / 1_000);
  end?.();
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual([true, false, true]);
  timers.mockRestore();
  for (const socket of readers) socket.destroy();
  other.close();
});

test('a quarter of the descriptors is left for files and the database', () => {
  const limits =
    'Limit  Soft Limit  Hard Limit  Units\nMax open files            1024                 4096                 files';
  expect([mostConnections(limits), mostConnections('')]).toEqual([768, Infinity]);
});
