import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib';
import { Semaphore } from '../semaphore';

/** A complete answer in memory, ready to be written: plain and, when worth it, compressed. */
export interface CachedAnswer {
  contentType: string;
  etag: string;
  body: Buffer;
  brotli: Buffer | null;
  gzip: Buffer | null;
  /** Once somebody may take them: until then the compressed forms are missing. */
  compressing: Promise<void> | null;
  /** Asked for again, so compressed as small as it gets. */
  wanted: boolean;
}

/** Pairs of names and values. */
export type HeaderList = readonly string[];

/** Below this a compressed answer fits into no fewer packets (bytes). */
const WORTH_COMPRESSING = 1_000;

/** Tells contents apart, by 96 bits of a hash. Weak: the same content has other bytes when compressed. */
export const tagOf = (content: string | Buffer): string =>
  `W/"${createHash('sha1').update(content).digest('base64url').slice(0, 16)}"`;

export function makeAnswer(text: string, contentType: string): CachedAnswer {
  const body = Buffer.from(text);
  return { contentType, etag: tagOf(body), body, brotli: null, gzip: null, compressing: null, wanted: false };
}

/** Waits until the compressed forms are there; what a page reads within the process never needs them. */
export const compressed = (answer: CachedAnswer): Promise<void> => (answer.compressing ??= compress(answer));

/** One at a time: pictures and names of hosts wait for the same few threads. */
const harder = new Semaphore(1);
/** Of answers that wait for it, and stay in memory meanwhile though they may have been evicted. */
const LONGEST_QUEUE = 50;

/**
 * Compresses an answer as small as brotli can, once. It takes 40 times as long as the first way, on a thread of its own, so
 * it is for what has been asked for again. Where too many wait already, another request may ask again.
 */
export async function compressHarder(answer: CachedAnswer): Promise<void> {
  if (answer.wanted || answer.body.length < WORTH_COMPRESSING || harder.queue >= LONGEST_QUEUE) return;
  answer.wanted = true;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const smallest = await harder.run(() => promisify(brotliCompress)(answer.body, { params }));
  await compressed(answer);
  answer.brotli = smallest;
}

/** Bytes that it keeps in memory at most. */
export const answerSize = (answer: CachedAnswer): number => 2 * answer.body.length + 500;

/** Up to here copying is cheaper than a second write (bytes). */
const SMALL = 16_384;

/**
 * Writes the answer past all hooks, or 304 when the client has it already.
 * @param extra headers that do not depend on the content
 */
export function writeAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: CachedAnswer,
  extra: HeaderList,
  status = 200,
): void {
  const { headers } = request;
  if (status === 200 && headers['if-none-match'] !== undefined && namesTag(headers['if-none-match'], answer.etag)) {
    response.writeHead(304, ['etag', answer.etag, 'cache-control', 'no-cache', ...extra]);
    response.end();
    return;
  }
  const [body, encoding] = choose(answer, headers['accept-encoding']);
  const list = [
    'content-type',
    answer.contentType,
    'content-length',
    String(body.length),
    'etag',
    answer.etag,
    // Kept by browsers, but asked about each time.
    'cache-control',
    'no-cache',
    ...extra,
  ];
  if (encoding) list.push('content-encoding', encoding);
  response.writeHead(status, list);
  if (request.method === 'HEAD') response.end();
  // Node writes a text together with the head in one go, bytes apart from it. Latin-1 carries any bytes.
  else if (body.length <= SMALL) response.end(body.toString('latin1'), 'latin1');
  else response.end(body);
}

/**
 * Compresses an answer that is made for one request, when the client takes it and it is worth it. At once: the way to a
 * thread and back costs more than 0.1 ms of a list's answer or 0.5 ms of a page.
 */
export function compressOnce(
  text: string,
  accepted: string | string[] | undefined,
): { body: string | Buffer; encoding: string | null } {
  if (text.length < WORTH_COMPRESSING || !accepts(accepted, 'gzip')) return { body: text, encoding: null };
  return { body: gzipSync(text, { level: 3 }), encoding: 'gzip' };
}

async function compress(answer: CachedAnswer): Promise<void> {
  if (answer.body.length < WORTH_COMPRESSING) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: answer.body.length };
  [answer.brotli, answer.gzip] = await Promise.all([
    promisify(brotliCompress)(answer.body, { params }),
    promisify(gzip)(answer.body),
  ]);
}

/** The smallest form that the client takes, and its coding. */
export function choose(
  answer: Pick<CachedAnswer, 'body' | 'brotli' | 'gzip'>,
  accepted: string | string[] | undefined,
): [Buffer, string | null] {
  if (answer.brotli && accepts(accepted, 'br')) return [answer.brotli, 'br'];
  if (answer.gzip && accepts(accepted, 'gzip')) return [answer.gzip, 'gzip'];
  return [answer.body, null];
}

/** Whether Accept-Encoding names a coding without refusing it by `q=0`. */
export function accepts(header: string | string[] | undefined, coding: 'br' | 'gzip'): boolean {
  if (header === undefined) return false;
  const text = String(header);
  // Browsers send the plain list; only other clients need the careful reading.
  if (!text.includes('q=')) return text.includes(coding);
  return text.split(',').some((entry) => {
    const [name, weight] = entry.split(';');
    return name?.trim() === coding && !/^\s*q=0(\.0*)?\s*$/.test(weight ?? '');
  });
}

/** Whether If-None-Match names an answer's tag: in a list, strong or weak, or as any. */
export function namesTag(header: string, etag: string): boolean {
  return header === etag || header === '*' || header.split(',').some((entry) => weaken(entry.trim()) === etag);
}

const weaken = (tag: string) => (tag.startsWith('W/') ? tag : `W/${tag}`);
