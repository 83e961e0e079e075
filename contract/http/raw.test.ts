import net, { type AddressInfo } from 'node:net';
import { converse } from './raw';

/** A server that answers each connection with these bytes once something came. */
async function serving(answer: string, end: boolean, run: (origin: URL) => Promise<void>): Promise<void> {
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      if (end) socket.end(answer);
      else socket.write(answer);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    await run(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  } finally {
    server.close();
  }
}

const ask = (origin: URL, methods: readonly string[], linger = 0, timeout = 10_000) =>
  converse(origin, { pieces: [Buffer.from('x')], methods, timeout, linger });

describe('a conversation over a bare connection', () => {
  test('reads answers by length, by chunks and to the end of the connection', async () => {
    const bytes =
      'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\nX-A: 1\r\nX-A: 2\r\n\r\nok' +
      'HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\nHTTP/1.1 400 Bad Request\r\n\r\nrest';
    await serving(bytes, true, async (origin) => {
      const { answers, interim, closed } = await ask(origin, ['GET', 'GET', 'GET']);
      expect(answers.map(({ status, body }) => `${status} ${body.toString()}`)).toEqual([
        '200 ok',
        '404 abc',
        '400 rest',
      ]);
      expect(answers[0]?.headers['x-a']).toBe('1, 2');
      expect(interim).toEqual([100]);
      expect(closed).toBe(true);
    });
  });

  test('what stands behind the answer to HEAD is left over', async () => {
    await serving('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok', false, async (origin) => {
      const { answers, rest } = await ask(origin, ['HEAD'], 30);
      expect(answers[0]?.body).toHaveLength(0);
      expect(rest.toString()).toBe('ok');
    });
  });

  test('silence, and a server that is not there, are told', async () => {
    await serving('', false, async (origin) => {
      const { answers, closed, failure } = await ask(origin, ['GET'], 0, 500);
      expect(answers).toHaveLength(0);
      expect(closed).toBe(false);
      expect(failure).toContain('within 500 ms');
    });
    expect((await ask(new URL('http://127.0.0.1:9'), ['GET'])).failure).toContain('ECONNREFUSED');
  });
});
