import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { waitInTime } from '../database/requestTime';
import { ConfigError } from '../environment';
import { Semaphore } from '../semaphore';
import { sha256 } from '../sha256';
import { PlaceRefusal } from './pictureFiles';

/** Where a bucket is, and who asks. */
export interface BucketAddress {
  /** Of its objects; ends with a slash. */
  url: string;
  /** Before the names of the objects. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface BucketEntry {
  name: string;
  /** Milliseconds since the epoch. */
  modified: number;
}

/** Longest wait for an answer where nobody waits for this server, ms; a request has less time. */
const PATIENCE = 30_000;
/** Writes at once: a demo shop has hundreds of files, and each is to be answered in time. */
const AT_ONCE = 16;
/** Times that a store is asked again which says that it is busy, within a fifth of a second. */
const RETRIES = 2;
/** A store that leads elsewhere could lead into this network, and what is signed is signed for it alone. */
const HERE = { redirect: 'manual' } as const;
/** A name is never used for other bytes. */
const CACHED = 'public, max-age=31536000, immutable';

/** What may stand behind a bucket's address: one that is misspelt would lead elsewhere, or there without TLS. */
const OPTIONS: Readonly<Record<string, RegExp>> = {
  region: /^[\w-]+$/,
  style: /^(?:host|path)$/,
  tls: /^(?:true|false)$/,
};

/**
 * `s3://key:secret@host/bucket/prefix?region=eu-west-1&style=host&tls=false` in parts; null for what is no such address.
 */
export function readBucketAddress(text: string): BucketAddress | null {
  const parsed = URL.canParse(text) ? new URL(text) : null;
  const [, bucket, prefix = ''] = /^\/([a-z0-9][\w.-]+)(?:\/([\w./-]*))?$/i.exec(parsed?.pathname ?? '') ?? [];
  const [accessKeyId, secretAccessKey] = [decoded(parsed?.username), decoded(parsed?.password)];
  if (parsed?.protocol !== 's3:' || !parsed.host || !accessKeyId || !secretAccessKey || !bucket) return null;
  const { host, searchParams: options } = parsed;
  if (![...options].every(([name, value]) => Object.hasOwn(OPTIONS, name) && OPTIONS[name]?.test(value))) return null;
  const isHost = options.get('style') === 'host';
  // A host's name has no capitals: it would lead to another bucket.
  if (isHost && bucket !== bucket.toLowerCase()) return null;
  const scheme = options.get('tls') === 'false' ? 'http' : 'https';
  return {
    url: isHost ? `${scheme}://${bucket}.${host}/` : `${scheme}://${host}/${bucket}/`,
    prefix: prefix && !prefix.endsWith('/') ? `${prefix}/` : prefix,
    region: options.get('region') ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
  };
}

/** Null where it is not encoded as a part of an address. */
function decoded(text = ''): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** @param name of the setting, for whoever has to mend it. @throws ConfigError for what is no such address */
export function requireBucketAddress(name: string, text: string): BucketAddress {
  const address = readBucketAddress(text);
  // The text holds a secret and is not repeated.
  if (!address)
    throw new ConfigError(
      `${name} must be like s3://key:secret@s3.example.com/bucket?region=eu-west-1, with &style=host or &tls=false where the store wants it and no other option.`,
    );
  return address;
}

/** The few calls of S3 that every compatible store knows (docs/decisions/063). */
export class Bucket {
  private readonly client: AwsClient;
  private readonly places = new Semaphore(AT_ONCE);

  constructor(private readonly address: BucketAddress) {
    // A store that is busy for a moment says 500 or 503, and means the next one. What takes longer is told whoever waits: trying
    // again is theirs.
    this.client = new AwsClient({ ...address, service: 's3', retries: RETRIES });
  }

  /** For messages: its address without the keys. */
  get place(): string {
    return this.address.url + this.address.prefix;
  }

  async put(name: string, bytes: Buffer, type: string): Promise<void> {
    const headers = {
      'content-type': type,
      'cache-control': CACHED,
      // The store refuses what arrives damaged.
      'x-amz-content-sha256': sha256(bytes),
    };
    await this.places.run(() => this.ask('PUT', name, { headers, body: new Uint8Array(bytes) }));
  }

  /** Puts a file of this machine, of any size that a store takes in one call. */
  async putFile(name: string, path: string): Promise<void> {
    const { size } = await stat(path);
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    const signed = await this.client.sign(this.place + name, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', 'x-amz-content-sha256': hash.digest('hex') },
    });
    // fetch would send a stream without its length, which stores refuse.
    const request = (signed.url.startsWith('https:') ? requestSecure : requestPlain)(signed.url, {
      method: 'PUT',
      headers: { ...Object.fromEntries(signed.headers), 'content-length': size },
      timeout: PATIENCE,
    });
    request.on('timeout', () => request.destroy(new Error('Silence.')));
    // If this breaks off, so does the request. A store may refuse before it has read all.
    pipeline(createReadStream(path), request).catch(() => undefined);
    const [answer] = (await once(request, 'response').catch(away)) as [IncomingMessage];
    this.judge('PUT', answer.statusCode ?? 0, await buffer(answer).catch(away));
  }

  /** Content of any size, as it comes. @returns null for what is not there */
  async open(name: string): Promise<Readable | null> {
    const answer = await this.client.fetch(this.place + name, HERE).catch(away);
    if (answer.ok && answer.body) return Readable.from(piecesOf(answer.body as ReadableStream<Uint8Array>));
    const said = Buffer.from(await answer.arrayBuffer());
    return isAbsent('GET', answer.status, said) ? null : this.judge('GET', answer.status, said);
  }

  async has(name: string): Promise<boolean> {
    return (await this.ask('HEAD', name)) !== null;
  }

  get(name: string): Promise<Buffer | null> {
    return this.ask('GET', name);
  }

  async remove(name: string): Promise<void> {
    await this.places.run(() => this.ask('DELETE', name));
  }

  /** Everything whose name begins so. */
  async *list(beginning: string): AsyncGenerator<BucketEntry> {
    const { prefix } = this.address;
    let next: string | null = '';
    while (next !== null) {
      const query: URLSearchParams = new URLSearchParams({
        'list-type': '2',
        prefix: prefix + beginning,
        ...(next && { 'continuation-token': next }),
      });
      const text: string = String(await this.ask('GET', null, {}, `?${query.toString()}`));
      // An empty list looks otherwise.
      if (!text.includes('<ListBucketResult')) away(null, `What ${this.address.url} answers is no list.`);
      for (const [, entry = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const name = textOf(entry, 'Key').slice(prefix.length);
        yield { name, modified: Date.parse(textOf(entry, 'LastModified')) };
      }
      next = textOf(text, 'NextContinuationToken') || null;
    }
  }

  /** @returns null for what is not there. @throws Error that is answered 503 while the store is away */
  private async ask(method: string, name: string | null, init: RequestInit = {}, query = ''): Promise<Buffer | null> {
    const address = name === null ? this.address.url + query : this.place + name;
    const given = new AbortController();
    const exchange = async () => {
      const answer = await this.client.fetch(address, { ...init, method, signal: given.signal, ...HERE });
      return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
    };
    const { status, body } = await waitInTime(PATIENCE, (late) => given.abort(late), exchange).catch(away);
    if (name !== null && method !== 'PUT' && isAbsent(method, status, body)) return null;
    this.judge(method, status, body);
    return body;
  }

  /** @throws Error that is answered 503 for what is no success: the store is away, or refuses, which is for whoever set it up to mend */
  private judge(method: string, status: number, body: Buffer): null {
    if (status >= 200 && status < 300) return null;
    const said = textOf(String(body), 'Code');
    const answer = `The bucket ${this.address.url} answers ${status} ${said} to ${method}.`;
    // A 404 without a word of the store's is that of a proxy before it, which may just not have found it.
    const isPassing = status >= 500 || [408, 429].includes(status) || said === 'RequestTimeout';
    if (isPassing || (status === 404 && said === '')) away(said, answer);
    // A key that ended, a clock that is wrong, a bucket that is gone.
    throw new PlaceRefusal(answer);
  }
}

/** What comes of an answer, until the store breaks off. */
async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    away(error);
  }
}

/** The store does not answer, breaks off, or says that it cannot: the same as a disk that is not there. */
function away(cause: unknown, message = 'The bucket is not available.'): never {
  throw Object.assign(new Error(message, { cause }), { code: 'ETIMEDOUT' });
}

/**
 * Whether the store itself says that it has no such object: where the bucket is gone, or a proxy before it answers, nobody
 * knows what is in it. An answer to HEAD has no words.
 */
const isAbsent = (method: string, status: number, body: Buffer): boolean =>
  status === 404 && (method === 'HEAD' || textOf(String(body), 'Code') === 'NoSuchKey');

/** The text of an element of a short answer in XML. No name of ours has a character that would be written otherwise. */
const textOf = (xml: string, element: string): string =>
  new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1] ?? '';
