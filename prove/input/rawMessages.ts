import type { Random } from '../support/random';
import type { Made } from './requests';

const LIST = '/api/v1/tags/get-all-tags';
const QUOTE = '/api/v1/quotations/get-a-quote';
const JSON_BODY = '{"clients_name":"a","clients_email":"a@example.com","clients_note":"b"}';

const get = (head: string) => `GET ${LIST} HTTP/1.1\r\nHost: a\r\n${head}\r\n`;
const post = (head: string, body: string) =>
  `POST ${QUOTE} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${head}\r\n${body}`;

/** Messages that no client of HTTP would write, each with whether an answer has to come. */
const MESSAGES: readonly (readonly [message: string, whole: boolean])[] = [
  [get(''), true],
  [`GET ${LIST} HTTP/1.0\r\n\r\n`, true],
  [`GET ${LIST} HTTP/1.1\r\n\r\n`, true],
  [`GET ${LIST} HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n`, true],
  [`GET ${LIST} HTTP/1.1\r\nHost: a b/<>\r\n\r\n`, true],
  [`GET ${LIST} HTTP/1.1\r\nHost:\r\n\r\n`, true],
  [`GET ${LIST} HTTP/2.0\r\nHost: a\r\n\r\n`, true],
  [`GET ${LIST} HTTP/9.9\r\nHost: a\r\n\r\n`, true],
  [`GET ${LIST}\r\n\r\n`, true],
  [`GET  ${LIST}  HTTP/1.1\r\nHost: a\r\n\r\n`, true],
  [`GET ${LIST} HTTP/1.1\nHost: a\n\n`, true],
  [`get ${LIST} HTTP/1.1\r\nHost: a\r\n\r\n`, true],
  [`FOO ${LIST} HTTP/1.1\r\nHost: a\r\n\r\n`, true],
  [`${'X'.repeat(5_000)} ${LIST} HTTP/1.1\r\nHost: a\r\n\r\n`, true],
  [`GET http://a${LIST} HTTP/1.1\r\nHost: a\r\n\r\n`, true],
  ['OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n', true],
  ['CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n', false],
  [`GET ${LIST}?${'q'.repeat(70_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, true],
  [`GET /api/v1/\u0000 HTTP/1.1\r\nHost: a\r\n\r\n`, true],
  [`GET /api/v1/\u00ff\u00fe HTTP/1.1\r\nHost: a\r\n\r\n`, true],
  [get('X: a\r\n b\r\n'), true],
  [get(' X: a\r\n'), true],
  [get('X : a\r\n'), true],
  [get('X\r\n'), true],
  [get(': a\r\n'), true],
  [get('X: a\u0000b\r\n'), true],
  [get('X: a\rb\r\n'), true],
  [get(`X: ${'y'.repeat(70_000)}\r\n`), true],
  [get('X: y\r\n'.repeat(2_500)), true],
  [get('Content-Length: 5\r\n'), false],
  [get('Transfer-Encoding: chunked\r\n') + '0\r\n\r\n', true],
  [get('Expect: 100-continue\r\n'), true],
  [get('Expect: 200-ok\r\n'), true],
  [get('Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n'), false],
  [get('Connection: upgrade, http2-settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n'), false],
  [get('Range: bytes=0-0\r\n'), true],
  [post(`Content-Length: ${JSON_BODY.length}\r\n`, JSON_BODY), true],
  [post(`Content-Length: ${JSON_BODY.length - 5}\r\nConnection: close\r\n`, JSON_BODY), true],
  [post(`Content-Length: ${JSON_BODY.length + 50}\r\n`, JSON_BODY), false],
  [post('Content-Length: -1\r\n', JSON_BODY), true],
  [post('Content-Length: +5\r\n', JSON_BODY), true],
  [post('Content-Length: 0x10\r\n', JSON_BODY), true],
  [post('Content-Length: 1e3\r\n', JSON_BODY), true],
  [post('Content-Length: 99999999999999999999999\r\n', JSON_BODY), true],
  [post('Content-Length: 9007199254740993\r\n', JSON_BODY), false],
  [post('Content-Length: 5\r\nContent-Length: 6\r\n', JSON_BODY), true],
  [post('Content-Length: 5, 5\r\n', JSON_BODY), true],
  [post('Content-Length: 5\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'), true],
  [post('Transfer-Encoding: chunked, identity\r\n', '0\r\n\r\n'), true],
  [post('Transfer-Encoding: xchunked\r\n', '0\r\n\r\n'), true],
  [post('Transfer-Encoding : chunked\r\n', '0\r\n\r\n'), true],
  [post('Transfer-Encoding: gzip, chunked\r\n', '0\r\n\r\n'), true],
  [post('Transfer-Encoding: chunked\r\n', 'zz\r\n{}\r\n0\r\n\r\n'), true],
  [post('Transfer-Encoding: chunked\r\n', 'ffffffffffffffffff\r\n{}\r\n0\r\n\r\n'), true],
  [post('Transfer-Encoding: chunked\r\n', '-2\r\n{}\r\n0\r\n\r\n'), true],
  [post('Transfer-Encoding: chunked\r\n', `2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`), true],
  [post('Transfer-Encoding: chunked\r\n', '2\r\n{}0\r\n\r\n'), true],
  [post('Transfer-Encoding: chunked\r\n', '2\r\n{}\r\n0\r\nX: y\r\nContent-Length: 5\r\n\r\n'), true],
  [post('Transfer-Encoding: chunked\r\n', '2\r\n{}\r\n'), false],
  [post('Content-Length: 0\r\n', ''), true],
  [post('', ''), true],
  ['\r\n\r\n\r\n', false],
  ['\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003', true],
  ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', true],
  ['GET', false],
  ['', false],
  [`GET ${LIST} HTTP/1.1\r\nHost: a`, false],
];

/** A message as it stands in the list, or with some of its bytes changed. */
export function rawMessage(random: Random): Made {
  const [message, whole] = random.pick(MESSAGES);
  const bytes = Buffer.from(message, 'latin1');
  const changed = random.chance(0.5) && bytes.length > 0;
  if (changed)
    for (let count = 1 + random.below(3); count > 0; count -= 1)
      bytes[random.below(Math.min(bytes.length, 400))] = random.chance(0.5)
        ? random.below(256)
        : random.pick([0, 9, 10, 13, 32, 58]);
  return {
    operation: null,
    method: bytes.subarray(0, 5).toString('latin1') === 'HEAD ' ? 'HEAD' : 'GET',
    target: JSON.stringify(message.slice(0, 120)),
    bytes,
    before: true,
    // What one changed byte makes of a message may be the beginning of a longer one.
    whole: whole && !changed,
    conditional: false,
    api: !changed,
  };
}
