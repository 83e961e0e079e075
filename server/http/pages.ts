import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import {
  answerSize,
  compressed,
  compressHarder,
  compressOnce,
  makeAnswer,
  tagOf,
  writeAnswer,
  type CachedAnswer,
  type HeaderList,
} from '../cache/cachedAnswer';
import { isUnavailable } from '../database/failures';
import { ApiError } from '../errors';
import { awaitInTime } from '../database/requestTime';
import { visitorAddress } from '../network';
import { PUBLIC_TOPICS, type ContentMark, type ContentVersions, type PublicTopic } from '../cache/versions';
import type { RenderedPage, RenderRequest } from '../../build/renderer';
import { paths } from '../../src/common/domain/paths';
import { loadBuild } from '../pages/renderer';
import { knownLanguage, languageOf } from '../pages/language';
import { policyHeaders } from '../pages/policyHeaders';
import { Renderings } from '../pages/renderings';
import { headerList } from './headers';
import type { PreviewOf } from './previews';
import { keptHeaders, type CacheLanguage } from './sharedCache';

const HTML_TYPE = 'text/html; charset=utf-8';
/** Longer addresses are rendered, but not kept. */
const LONGEST_KEPT_KEY = 310;
/** Addresses as they were sent of which the page's own is known; to find it takes longer than to answer from memory. */
const KNOWN_ADDRESSES = 2_000;
/** Seconds after which who found no room, or no database, may try again. */
const RETRY_AFTER = '2';
/** A page speaks the language of its cookie, or the one that a cache asks in: shared caches must tell them apart. */
const VARY = 'Accept-Encoding, Cookie';
const VARY_OF_CACHE = 'Accept-Encoding, X-Language';
/** Data and files: a missing one is 404, never a page. */
const NO_PAGE = /^\/(api|assets|media)([/?]|$)/;
/** Quotations. No public topic tells what is done with one, and who comes after it is to see it: each is rendered for who asks. */
const OF_ONE_CUSTOMER = paths.proposal('');
/** The last segment has an extension: a file to a program, and a page of a former site to who opens it. */
const FILE = /^[^?]*\.[A-Za-z0-9]{1,8}(\?|$)/;

interface KeptPage extends CachedAnswer {
  status: number;
  topics: readonly PublicTopic[];
  /** All that it was rendered from: addresses of the API, and what came of each. */
  asked: ReadonlyMap<string, string>;
  /** When the next discount or advert in it begins or ends, milliseconds since the epoch: from then on it is another page. */
  until: number;
  headers: HeaderList;
  /** In their place for a cache that may keep it too. */
  cacheHeaders: HeaderList;
}

/** The dates of discounts and adverts in an answer of the API. */
const DATES = /"(?:discount_)?(?:start|end)_date":"([^"]+)"/g;

type Ask = RenderRequest['ask'];
type ApiAnswer = Awaited<ReturnType<Ask>>;

interface Answer {
  page: RenderedPage;
  headers: Readonly<Record<string, string>>;
}

export interface PagesOptions {
  content: ContentVersions;
  /** The answer to a visitor's GET of the API, where it is in memory. */
  textOf: (url: string) => string | undefined;
  /** The public origin, for canonical addresses. */
  origin: () => string;
  /** Headers of every page besides its policy (HSTS). */
  headers: Readonly<Record<string, string>>;
  /** Moment of rendering, milliseconds since the epoch. */
  now: () => number;
  /** Milliseconds that what is rendered for several may wait for the database. */
  longest: number;
  previewOf: PreviewOf;
  /** Of uploaded pictures, where a CDN serves them. */
  pictureOrigin: string | null;
  cacheLanguage: CacheLanguage;
}

/**
 * Public pages, rendered within the process and kept in memory until what they show changes. Without a build there are
 * none, and the server is the API alone.
 */
export function registerPages(
  app: FastifyInstance,
  { content, textOf, origin, headers, now, longest, previewOf, pictureOrigin, cacheLanguage }: PagesOptions,
): void {
  const build = loadBuild();
  if (!build) return;
  const { renderer, assets } = build;
  const addresses = new LRUCache<string, string>({ max: KNOWN_ADDRESSES });
  const renderings = new Renderings<Answer | KeptPage>(longest);

  /** Of a discount the API says the same before its end and after, and a page does not. */
  const inTime = (page: KeptPage | undefined) => (page && now() < page.until ? page : undefined);
  const addressOf = async (url: string): Promise<string> => {
    const address = addresses.get(url) ?? (await renderer.addressOf(url));
    if (url.length <= LONGEST_KEPT_KEY) addresses.set(url, address);
    return address;
  };
  const answerOf = (page: RenderedPage): Answer => ({
    page,
    headers: {
      ...policyHeaders(page, renderer.apiOrigin, pictureOrigin),
      ...headers,
      ...(page.status === 503 && { 'retry-after': RETRY_AFTER }),
    },
  });
  const rendered = (address: string, language: string, key: string, mark: ContentMark, ask: Ask) => {
    const answers = new Map<string, Promise<ApiAnswer>>();
    const askOnce: Ask = (url) => {
      const answer = answers.get(url) ?? ask(url);
      answers.set(url, answer);
      return answer;
    };
    const former = content.former<KeptPage>(key);
    const again = async () => {
      const still = inTime(former);
      if (!still || !(await isMadeOfTheSame(still, askOnce))) return undefined;
      content.renew(key, markOf(still.topics, mark));
      return still;
    };
    const render = async () => {
      const asked = new Map<string, string>();
      const begun = now();
      let until = Infinity;
      let isWhole = true;
      const noting: Ask = async (url) => {
        const answer = await askOnce(url);
        asked.set(url, digest(answer));
        until = Math.min(until, nextDate(answer, begun));
        // What failed for the moment is a part of this page, and of no other's.
        isWhole &&= answer.status < 500;
        return answer;
      };
      const answer = answerOf(
        await renderer.render({ address, language, origin: origin(), ask: noting, now: begun, previewOf, assets }),
      );
      if (answer.page.keep && isWhole) keep(content, key, answer, { asked, until }, mark);
      return answer;
    };
    // Who comes after a change must not be given what was begun before it.
    const shared = mark && !address.startsWith(OF_ONE_CUSTOMER) ? `${mark.join()} ${key}` : null;
    return renderings.run(shared, render, former && again);
  };

  app.get('/*', async (request, reply) => {
    const url = request.raw.url ?? '/';
    if (NO_PAGE.test(url) || (FILE.test(url) && !isOpened(request.raw))) return reply.callNotFound();
    const address = await addressOf(url);
    const ofCache = cacheLanguage(request.raw);
    const language =
      ofCache === undefined
        ? languageOf(request.headers.cookie, renderer.languages)
        : knownLanguage(ofCache, renderer.languages);
    const key = `page ${language} ${address}`;
    const headersOf = (page: KeptPage) => (ofCache === undefined ? page.headers : page.cacheHeaders);
    const writeWhole = async (page: KeptPage, list: HeaderList) => {
      await compressed(page);
      return writeKept(request, reply, page, list);
    };
    const kept = inTime(content.get(key));
    if (kept) {
      // A cache asks once or twice, and then no more.
      if (ofCache === undefined && content.isSettled) void compressHarder(kept);
      return writeKept(request, reply, kept, headersOf(kept));
    }
    const mark = content.mark(PUBLIC_TOPICS);
    const busy = () => renderer.busy(language).then(answerOf);
    // A page waits its turn because others wait for the database.
    const ask = askOf(app, textOf, request);
    const render = () => rendered(address, language, key, mark, ask);
    const answer = await awaitInTime(Infinity, render).catch((error: unknown) => {
      // Too many wait, or the database does not answer.
      if ((error instanceof ApiError && error.status === 503) || isUnavailable(error)) return busy();
      throw error;
    });
    // A cache will give it to many, so it gets what this memory keeps: with its tag, and as small as the others'.
    const made = ofCache === undefined ? undefined : inTime(content.get(key));
    if (made) return writeWhole(made, headersOf(made));
    // It was found to hold still. A cache for which it is not in memory has no leave to keep it: something changed meanwhile.
    if ('etag' in answer) return writeWhole(answer, answer.headers);
    const last = answer.page.status === 503 ? content.last<KeptPage>(key) : undefined;
    return last ? writeKept(request, reply, last, last.headers) : send(request, reply, answer);
  });
}

/** Whether somebody opens an address, and not a program: what they are told of it stands on a page. */
export const isOpened = ({ url = '/', headers }: IncomingMessage): boolean =>
  !NO_PAGE.test(url) && headers.accept?.includes('text/html') === true;

function writeKept(request: FastifyRequest, reply: FastifyReply, kept: KeptPage, headers: HeaderList): FastifyReply {
  reply.hijack();
  writeAnswer(request.raw, reply.raw, kept, headers, kept.status);
  return reply;
}

function send(request: FastifyRequest, reply: FastifyReply, { page, headers }: Answer): FastifyReply {
  const { body, encoding } = compressOnce(page.html, request.headers['accept-encoding']);
  return reply
    .code(page.status)
    .headers({
      ...headers,
      vary: VARY,
      'content-type': HTML_TYPE,
      'cache-control': page.personal ? 'no-store' : 'no-cache',
      ...(page.personal && { 'x-robots-tag': 'noindex' }),
      ...(encoding && { 'content-encoding': encoding }),
    })
    .send(body);
}

/** The first of the dates in an answer that is still to come. */
function nextDate({ text }: ApiAnswer, now: number): number {
  const dates = Array.from(text.matchAll(DATES), ([, date = '']) => Date.parse(date));
  return Math.min(...dates.filter((date) => date > now));
}

const digest = ({ status, text }: ApiAnswer) => `${status} ${tagOf(text)}`;

/** Whether the API says of all that the page was rendered from what it said then: another product may have changed. */
async function isMadeOfTheSame({ asked }: KeptPage, ask: Ask): Promise<boolean> {
  const answers = await Promise.all([...asked].map(async ([url, before]) => digest(await ask(url)) === before));
  return answers.every(Boolean);
}

/** @param mark of all public topics */
const markOf = (topics: readonly PublicTopic[], mark: ContentMark): ContentMark =>
  mark && topics.map((topic) => mark[PUBLIC_TOPICS.indexOf(topic)] ?? 0);

function keep(
  content: ContentVersions,
  key: string,
  { page, headers }: Answer,
  from: Pick<KeptPage, 'asked' | 'until'>,
  mark: ContentMark,
): void {
  if (key.length > LONGEST_KEPT_KEY || !mark || !content.keepsAnswers) return;
  const topics = PUBLIC_TOPICS.filter((topic) => page.topics.includes(topic));
  const answer: KeptPage = Object.assign(makeAnswer(page.html, HTML_TYPE), {
    status: page.status,
    topics,
    ...from,
    headers: headerList({ ...headers, vary: VARY }),
    cacheHeaders: [...headerList({ ...headers, vary: VARY_OF_CACHE }), ...keptHeaders(topics)],
  });
  void compressed(answer);
  content.store(key, topics, markOf(topics, mark), answer, answerSize(answer));
}

/**
 * Asks this very server without a connection, by the contract and with all that stands before a handler; first its memory.
 * What is counted by network is counted for whoever opens the page.
 */
function askOf(app: FastifyInstance, textOf: PagesOptions['textOf'], request: FastifyRequest): Ask {
  const remoteAddress = visitorAddress(request);
  return async (url) => {
    const kept = textOf(url);
    if (kept !== undefined) return { status: 200, text: kept };
    const { statusCode, payload } = await app.inject({ method: 'GET', url, ...(remoteAddress && { remoteAddress }) });
    return { status: statusCode, text: payload };
  };
}
