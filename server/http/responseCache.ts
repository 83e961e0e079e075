import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  answerSize,
  compressed,
  compressHarder,
  makeAnswer,
  writeAnswer,
  type CachedAnswer,
  type HeaderList,
} from '../cache/cachedAnswer';
import type { ContentMark, ContentVersions, Topic } from '../cache/versions';
import type { Operation } from '../openapi/document';
import type { CorsPolicy } from './cors';
import { JSON_TYPE } from './failures';
import { headerList } from './headers';
import { keptHeaders, type CacheLanguage } from './sharedCache';

/**
 * What the answer of each public read is made from. getArticle is not among them: it counts a view.
 */
const CACHED_OPERATIONS: Readonly<Record<string, readonly Topic[]>> = {
  listProducts: ['products', 'categories'],
  listProductFacets: ['products'],
  getProduct: ['products', 'categories'],
  listAdvertisements: ['adverts', 'products'],
  listArticles: ['articles', 'categories', 'tags'],
  listCategories: ['categories'],
  getCategory: ['categories'],
  listTags: ['tags'],
  getTag: ['tags'],
  listCounties: ['counties'],
  getCapabilities: [],
};

interface KeptAnswer extends CachedAnswer {
  /** For a cache that may keep it too. */
  cacheHeaders: HeaderList;
}

/** Writes answers from memory with the headers that every answer of the API has. */
export class AnswerCache {
  constructor(
    private readonly content: ContentVersions,
    private readonly cors: CorsPolicy,
    private readonly headers: HeaderList,
    private readonly cacheLanguage: CacheLanguage,
  ) {}

  /** Answers visitors' repeated reads, before any other work is done for them. */
  install(app: FastifyInstance): void {
    app.addHook('onRequest', (request, reply, done) => {
      const answer = isPublic(request) && this.content.get<KeptAnswer>(cacheKey(request));
      if (!answer) return done();
      if (answer.compressing === null && takesCompressed(request))
        // Only pages have read it so far.
        void compressed(answer).then(() => this.writeKept(request, reply, answer), done);
      else this.writeAgain(request, reply, answer);
    });
  }

  /** The text of an answer that is in memory, for the pages of this process. @param url as it would be sent */
  textOf(url: string): string | undefined {
    return this.content.get<KeptAnswer>(url)?.body.toString();
  }

  private writeAgain(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): void {
    // A cache asks once or twice, and then no more.
    const isWorthIt = this.cacheLanguage(request.raw) === undefined && this.content.isSettled;
    if (isWorthIt && takesCompressed(request)) void compressHarder(answer);
    this.writeKept(request, reply, answer);
  }

  /** Answers with what was kept last, for while the database is away. @returns false where there is nothing */
  writeLast(request: FastifyRequest, reply: FastifyReply): boolean {
    const answer = isPublic(request) && this.content.last<CachedAnswer>(cacheKey(request));
    if (answer) this.write(request, reply, answer);
    return Boolean(answer);
  }

  /** What keeps the answers of an operation; null for one that is never kept. */
  keeper(operation: Operation): AnswerKeeper | null {
    const topics = this.content.keepsAnswers ? CACHED_OPERATIONS[operation.id] : undefined;
    return topics ? new AnswerKeeper(this.content, this, topics) : null;
  }

  writeKept(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): void {
    const isForCache = this.cacheLanguage(request.raw) !== undefined;
    this.write(request, reply, answer, isForCache ? answer.cacheHeaders : []);
  }

  write(request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer, more: HeaderList = []): void {
    const { origin } = request.raw.headers;
    const allowed = origin === undefined ? [] : headerList(this.cors.headers(origin));
    reply.hijack();
    const isPlain = allowed.length + more.length === 0;
    writeAnswer(request.raw, reply.raw, answer, isPlain ? this.headers : [...this.headers, ...allowed, ...more]);
  }
}

class AnswerKeeper {
  constructor(
    private readonly content: ContentVersions,
    private readonly cache: AnswerCache,
    private readonly topics: readonly Topic[],
  ) {}

  /** To be called before the handler reads; null when the answer is not for everybody. */
  begin({ session, method }: FastifyRequest): ContentMark {
    return session === null && isRead(method) ? this.content.mark(this.topics) : null;
  }

  /** Keeps an answer and sends it in the way in which it will be sent from memory. One that came out as before is compressed already. */
  async send(request: FastifyRequest, reply: FastifyReply, mark: ContentMark, text: string): Promise<FastifyReply> {
    const key = cacheKey(request);
    const made = Object.assign(makeAnswer(text, JSON_TYPE), { cacheHeaders: keptHeaders(this.topics) });
    const former = this.content.former<KeptAnswer>(key);
    const isSame = former?.etag === made.etag;
    const answer = isSame ? former : made;
    const keep = () =>
      isSame ? this.content.renew(key, mark) : this.content.store(key, this.topics, mark, answer, answerSize(answer));
    // What HEAD alone asked for was not counted: the GET after it is to be.
    const isKept = request.method === 'GET' && keep();
    if (takesCompressed(request)) await compressed(answer);
    // What changed meanwhile is told this once.
    if (isKept) this.cache.writeKept(request, reply, answer);
    else this.cache.write(request, reply, answer);
    return reply;
  }
}

/** HEAD is answered as GET without its body. */
const isRead = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

const isPublic = ({ raw: { method, headers } }: FastifyRequest): boolean =>
  isRead(method) && headers.authorization === undefined;

const takesCompressed = ({ raw: { headers } }: FastifyRequest): boolean => headers['accept-encoding'] !== undefined;

/** The address as sent, base and query included; other users of the same store begin their keys otherwise. */
const cacheKey = (request: FastifyRequest): string => request.raw.url ?? '';
