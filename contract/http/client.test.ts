import { createServer, type Server } from 'node:http';
import { createServer as createNetServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from './client';
import { RunEnded } from './traffic';

const TAGS = { operation: null, method: 'GET', path: '/tags' } as const;

/** Answers 429 so many times, then 200. */
let refusals = 0;
let retryAfter = '1';
let server: Server;
let client: Client;

const clientOf = (of: Pick<Server, 'address'>, timeout = 2000) =>
  new Client({
    baseUrl: `http://127.0.0.1:${(of.address() as AddressInfo).port}`,
    timeout,
    rps: 0,
    maxRequests: 50,
    userAgent: 'test',
  });

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
  client = clientOf(server);
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

/** A client of a server that does with each connection what `meet` says. */
async function withServer(
  meet: (socket: Socket) => void,
  work: (client: Client) => Promise<void>,
  timeout?: number,
): Promise<void> {
  const other = createNetServer((socket) => {
    socket.on('error', () => undefined);
    meet(socket);
  });
  await new Promise<void>((done) => {
    other.listen(0, '127.0.0.1', done);
  });
  const asking = clientOf(other, timeout);
  await work(asking);
  asking.close();
  other.close();
}

const ANSWER = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}';

test('a connection that the server ended while it was idle is no failure of the server, but for what may not be sent twice', () =>
  withServer(
    // One answer, and the end where more comes.
    (socket) =>
      socket.once('data', () => {
        socket.write(ANSWER);
        socket.once('data', () => socket.resetAndDestroy());
      }),
    async (asking) => {
      const answers = [
        await asking.send(TAGS),
        await asking.send(TAGS),
        await asking.send({ ...TAGS, method: 'POST' }),
      ];
      expect(answers.map(({ status, failure }) => failure ?? status)).toEqual([200, 200, 'read ECONNRESET']);
    },
  ));

test('what may not be sent twice is not sent over a connection that was idle so long that the server may be ending it', () => {
  let connections = 0;
  return withServer(
    (socket) => {
      connections += 1;
      socket.on('data', () => socket.write(ANSWER));
    },
    async (asking) => {
      for (const idle of [0, 1100]) {
        await wait(idle);
        await asking.send({ ...TAGS, method: 'POST' });
        await asking.send({ ...TAGS, method: 'POST' });
      }
      expect(connections).toBe(2);
    },
  );
});

test('dots in a path are sent as they stand', async () => {
  let line = '';
  await withServer(
    (socket) =>
      socket.once('data', (data) => {
        [line = ''] = data.toString().split('\r\n');
        socket.write(ANSWER);
      }),
    async (asking) => {
      await asking.send({ ...TAGS, path: '/tags/get-tag/..' });
    },
  );
  expect(line).toBe('GET /tags/get-tag/.. HTTP/1.1');
});

const HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n';

test('an answer that goes on and on is no answer once the time for the whole of it is over', () =>
  withServer(
    (socket) => {
      socket.write(HEAD);
      const beat = setInterval(() => socket.write(':\n\n'), 50);
      socket.once('close', () => clearInterval(beat));
    },
    async (asking) => {
      const { status, failure } = await asking.send({ ...TAGS, stream: { openMs: 200, onPiece: () => undefined } });
      expect([status, failure]).toEqual([0, 'no end of the answer within 500 ms']);
    },
    300,
  ));

test('an answer that is longer than any may be is not read to its end', () => {
  let isRead = true;
  return withServer(
    (socket) => {
      const piece = Buffer.alloc(1024 * 1024);
      const go = () => {
        while (!socket.destroyed && socket.write(piece));
      };
      socket.on('drain', go).once('close', () => {
        isRead = false;
      });
      socket.write(HEAD);
      go();
    },
    async (asking) => {
      expect((await asking.send(TAGS)).failure).toBe('the answer was longer than 32 MiB');
      while (isRead) await wait(5);
    },
    60_000,
  );
});

test('interrupted it waits for no read, but for the answer that says what a write has made', async () => {
  const sockets: Socket[] = [];
  await withServer(
    (socket) => sockets.push(socket),
    async (asking) => {
      const [read, written] = [asking.send(TAGS), asking.send({ ...TAGS, method: 'POST' })];
      while (sockets.length < 2) await wait(5);
      asking.interrupt();
      await expect(read).rejects.toThrow('it was interrupted');
      for (const socket of sockets) if (!socket.destroyed) socket.write(ANSWER);
      expect((await written).status).toBe(200);
    },
    60_000,
  );
});
