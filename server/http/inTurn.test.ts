import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify from 'fastify';
import { eventually } from '../testing/eventually';
import { answerInTurn } from './inTurn';

const app = Fastify();
/** Requests that a handler has, and those that it may answer. */
const begun: string[] = [];
let answer: () => void = () => undefined;
const sockets: Socket[] = [];

beforeAll(async () => {
  answerInTurn(app);
  app.get('/:name', async (request, reply) => {
    begun.push(request.url);
    if (request.url === '/last') void reply.header('connection', 'close');
    await new Promise<void>((resolve) => (answer = resolve));
    return request.url;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  begun.length = 0;
});
afterAll(() => app.close());

async function sent(names: readonly string[]) {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  const said: Buffer[] = [];
  socket.on('data', (bytes: Buffer) => said.push(bytes));
  socket.write(names.map((name) => `GET /${name} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''));
  return {
    socket,
    answers: () =>
      Buffer.concat(said)
        .toString()
        .match(/(?<=\r\n\r\n)\/[a-z]+\d*/g) ?? [],
  };
}

test('requests that come at once are answered one after the other, in their order', async () => {
  const names = Array.from({ length: 32 }, (_, index) => `n${index}`);
  const { answers } = await sent(names);
  for (const count of names.keys()) {
    await eventually(() => begun.length > count);
    expect([begun.length, answers().length]).toEqual([count + 1, count]);
    answer();
    await eventually(() => answers().length > count);
  }
  expect(answers()).toEqual(names.map((name) => `/${name}`));
});

test('a connection with more of them is closed, and a request at most is begun', async () => {
  const { socket } = await sent(Array.from({ length: 900 }, (_, index) => `n${index}`));
  await once(socket, 'close');
  answer();
  expect(begun).toEqual(['/n0']);
});

test('what waits is not begun once its connection is gone, or ends with the answer before it', async () => {
  const { socket } = await sent(['left', 'never']);
  await eventually(() => begun.length > 0);
  socket.destroy();
  await eventually(() => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count === 0))));
  answer();

  const { socket: last, answers } = await sent(['last', 'unheard']);
  await eventually(() => begun.length > 1);
  answer();
  await once(last, 'close');
  expect([begun, answers()]).toEqual([['/left', '/last'], ['/last']]);
});

test('connections do not wait for each other', async () => {
  await Promise.all([sent(['one']), sent(['other'])]);
  await eventually(() => begun.length === 2);
});
