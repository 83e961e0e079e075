import { rawHttp } from '../../server/testing/rawHttp';
import type { Trial } from '../support/part';
import type { AttackedShop } from './shop';
import { first, gather } from './wire';

/** What a hidden request would ask for: whoever answers it has been deceived, and does so before the connection counts as silent. */
const HIDDEN = 'GET /api/v1/hidden-request HTTP/1.1\r\nHost: shop\r\n\r\n';
const HOST = 'Host: shop\r\n';
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

interface Message {
  name: string;
  text: string;
  /** Answers that RFC 9112 allows; fewer are as good. */
  most: number;
}

const post = (headers: string, body: string) =>
  `POST /api/v1/newsletter/subscriptions HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n${headers}\r\n${body}`;
const length = (count: number) => `Content-Length: ${count}\r\n`;
const CHUNKED = 'Transfer-Encoding: chunked\r\n';
const END = '0\r\n\r\n';

/** Spellings of the header by which one program may read a body where another reads none. */
const ENCODINGS = [
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding:\tchunked',
  'Transfer-Encoding:\u000bchunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: identity, chunked',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
  'Transfer-Encoding: identity',
  'Transfer-Encoding: "chunked"',
  'Transfer-Encoding: chunked;x=1',
  'Transfer-Encoding:\r\n chunked',
  ' Transfer-Encoding: chunked',
  'X: x\nTransfer-Encoding: chunked',
  'X: x\rTransfer-Encoding: chunked',
  'TrAnSfEr-EnCoDiNg: ChUnKeD',
  'Transfer\\Encoding: chunked',
  'Transfer-Encoding\u0000: chunked',
];
/** Lengths that programs read in different ways. */
const LENGTHS = [
  '+5',
  '-5',
  '5, 5',
  '0x5',
  '5 5',
  '05',
  '5.0',
  '',
  '5\r\nContent-Length: 6',
  '9999999999999999999999',
  '٥',
];
/** Sizes of chunks, likewise. */
const SIZES = ['-1', '0x5', '5;x="\n"', '5\n', ' 5', '5 ', 'FFFFFFFFFFFFFFFF', '5;', '00005', '5\r', 'g'];

const MESSAGES: readonly Message[] = [
  {
    name: 'two requests, as they should be',
    text: `GET /healthz HTTP/1.1\r\n${HOST}\r\nGET /healthz HTTP/1.1\r\n${HOST}\r\n`,
    most: 2,
  },
  { name: 'length and chunks', text: post(length(4) + CHUNKED, `${END}${HIDDEN}`), most: 1 },
  { name: 'chunks and length', text: post(CHUNKED + length(HIDDEN.length + 5), `${END}${HIDDEN}`), most: 1 },
  { name: 'a body of a GET', text: `GET /healthz HTTP/1.1\r\n${HOST}${length(HIDDEN.length)}\r\n${HIDDEN}`, most: 1 },
  { name: 'a body of a HEAD', text: `HEAD /healthz HTTP/1.1\r\n${HOST}${length(HIDDEN.length)}\r\n${HIDDEN}`, most: 1 },
  { name: 'an expectation', text: post(`Expect: 100-continue\r\n${length(HIDDEN.length)}`, HIDDEN), most: 2 },
  {
    name: 'an upgrade to HTTP/2',
    text: `GET /healthz HTTP/1.1\r\n${HOST}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n${length(HIDDEN.length)}\r\n${HIDDEN}`,
    most: 1,
  },
  { name: 'HTTP/2 at once', text: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', most: 1 },
  { name: 'HTTP/0.9', text: 'GET /healthz\r\n', most: 1 },
  { name: 'HTTP/1.0 with chunks', text: `POST /healthz HTTP/1.0\r\n${CHUNKED}\r\n${END}${HIDDEN}`, most: 1 },
  { name: 'HTTP/1.2', text: `GET /healthz HTTP/1.2\r\n${HOST}${length(HIDDEN.length)}\r\n${HIDDEN}`, most: 1 },
  { name: 'a header in the trailer', text: post(CHUNKED, `0\r\nContent-Length: ${HIDDEN.length}\r\n\r\n`), most: 1 },
  {
    name: 'a header without a name',
    text: `GET /healthz HTTP/1.1\r\n${HOST}: x\r\n${length(HIDDEN.length)}\r\n${HIDDEN}`,
    most: 1,
  },
  { name: 'a folded header', text: `GET /healthz HTTP/1.1\r\n${HOST}X: y\r\n ${length(HIDDEN.length)}\r\n`, most: 1 },
  { name: 'two hosts', text: `GET /healthz HTTP/1.1\r\n${HOST}Host: other\r\n\r\n`, most: 1 },
  { name: 'a host with blanks', text: 'GET /healthz HTTP/1.1\r\nHost: a b\r\n\r\n', most: 1 },
  { name: 'a line break in the target', text: `GET /healthz?x=\nHost: x HTTP/1.1\r\n${HOST}\r\n`, most: 1 },
  { name: 'bare line feeds', text: `GET /healthz HTTP/1.1\nHost: shop\n${length(HIDDEN.length)}\n${HIDDEN}`, most: 1 },
  ...ENCODINGS.map((line) => ({ name: line, text: post(`${length(5)}${line}\r\n`, `${END}${HIDDEN}`), most: 1 })),
  ...ENCODINGS.slice(0, 12).map((line) => ({
    name: `${line} alone`,
    text: post(`${line}\r\n`, `${chunk('{}')}${END}`),
    most: 1,
  })),
  ...LENGTHS.map((value) => ({
    name: `length ${value}`,
    text: post(`Content-Length: ${value}\r\n`, `abcde${HIDDEN}`),
    // Digits, whatever they begin with (RFC 9110, 8.6): what follows the five bytes is a request of its own.
    most: value === '05' ? 2 : 1,
  })),
  ...SIZES.map((size) => ({ name: `a chunk of ${size}`, text: post(CHUNKED, `${size}\r\nabcde\r\n${END}`), most: 1 })),
];

/** How long an answer may take; a message that is not whole gets none. */
const PATIENCE_MS = 3_000;

/** Messages that a proxy and the server could take apart in different places. */
export async function smuggling(trial: Trial, { origin }: AttackedShop): Promise<void> {
  const messages = trial.sample ? MESSAGES.slice(0, 12) : MESSAGES;
  const wrong: string[] = [];
  const statuses = await gather(messages, async ({ name, text, most }) => {
    const { head, body } = await rawHttp(origin, Buffer.from(text, 'latin1'), PATIENCE_MS).catch(() => ({
      head: '',
      body: '',
    }));
    const all = `${head}\r\n\r\n${body}`;
    const answers = [...all.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
    if (answers.length > most || all.includes('hidden-request')) wrong.push(`${name}: ${answers.join()}`);
    if (answers.some((status) => status >= 500)) wrong.push(`${name}: ${answers.join()}`);
    return answers.at(-1) ?? 0;
  });
  const refused = statuses.filter((status) => status >= 400).length;
  const silent = statuses.filter((status) => status === 0).length;
  const still = await rawHttp(origin, Buffer.from(MESSAGES[0]?.text ?? '', 'latin1'));
  const control = statuses[0] === 200 && still.status === 200;
  trial.row({
    what: `${messages.length} messages that two programs could take apart in different places`,
    aim: 'each refused or read as RFC 9112 says; no second request comes out',
    seen: `${refused} refused, ${silent} not answered, ${wrong.length} wrong${first(wrong)}${control ? '' : '; the control did not answer'}`,
    holds: wrong.length === 0 && control && refused > 0,
  });
}
