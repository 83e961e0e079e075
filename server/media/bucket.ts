import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { waitInTime } from '../database/requestTime';
import { Semaphore } from '../semaphore';

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
/** A name is never used for other bytes. */
const CACHED = 'public, max-age=31536000, immutable';

/**
 * `s3://key:secret@host/bucket/prefix?region=eu-west-1&style=host&tls=false` in parts; null for what is no such address.
 */
export function readBucketAddress(text: string): BucketAddress | null {
  const parsed = URL.canParse(text) ? new URL(text) : null;
  const [, bucket, prefix = ''] = /^\/([a-z0-9][a-z0-9.-]+)\/?([\w./-]*)$/.exec(parsed?.pathname ?? '') ?? [];
  if (parsed?.protocol !== 's3:' || !parsed.host || !parsed.username || !parsed.password || !bucket) return null;
  const { host, username, password, searchParams: options } = parsed;
  const scheme = options.get('tls') === 'false' ? 'http' : 'https';
  return {
    url: options.get('style') === 'host' ? `${scheme}://${bucket}.${host}/` : `${scheme}://${host}/${bucket}/`,
    prefix: prefix && !prefix.endsWith('/') ? `${prefix}/` : prefix,
    region: options.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
}

/** The four calls of S3 that every compatible store knows (docs/decisions/063). */
export class Bucket {
  private readonly client: AwsClient;
  private readonly places = new Semaphore(AT_ONCE);

  constructor(private readonly address: BucketAddress) {
    // Who waits is told that it takes time; trying again is theirs.
    this.client = new AwsClient({ ...address, service: 's3', retries: 0 });
  }

  async put(name: string, bytes: Buffer, type: string): Promise<void> {
    const headers = {
      'content-type': type,
      'cache-control': CACHED,
      // The store refuses what arrives damaged.
      'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
    };
    await this.places.run(() => this.ask('PUT', name, { headers, body: new Uint8Array(bytes) }));
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
      const text: string = String(await this.ask('GET', null, {}, `?${query}`));
      for (const [, entry = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const name = textOf(entry, 'Key').slice(prefix.length);
        yield { name, modified: Date.parse(textOf(entry, 'LastModified')) };
      }
      next = textOf(text, 'NextContinuationToken') || null;
    }
  }

  /** @returns null for what is not there. @throws Error that is answered 503 while the store is away */
  private async ask(method: string, name: string | null, init: RequestInit = {}, query = ''): Promise<Buffer | null> {
    const { url, prefix } = this.address;
    const address = url + (name === null ? '' : prefix + name) + query;
    const given = new AbortController();
    const exchange = async () => {
      const answer = await this.client.fetch(address, { ...init, method, signal: given.signal });
      return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
    };
    const { status, body } = await waitInTime(PATIENCE, (late) => given.abort(late), exchange).catch(away);
    if (status >= 200 && status < 300) return body;
    if (status === 404 && name !== null && method !== 'PUT') return null;
    const said = textOf(String(body), 'Code');
    if (status >= 500 || status === 429) away(said);
    throw new Error(`The bucket of MEDIA_URL answers ${status} ${said} to ${method}.`);
  }
}

/** The store does not answer, breaks off, or says that it cannot: the same as a disk that is not there. */
function away(cause: unknown): never {
  throw Object.assign(new Error('The bucket of MEDIA_URL is not available.', { cause }), { code: 'ETIMEDOUT' });
}

/** The text of an element of a short answer in XML. No name of ours has a character that would be written otherwise. */
const textOf = (xml: string, element: string): string =>
  new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1] ?? '';
