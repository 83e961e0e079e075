import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerSize, compressHarder, compressOnce, makeAnswer, writeAnswer, type CachedAnswer, type HeaderList } from '../content/cachedAnswer';
import { TOPICS, type ContentMark, type ContentVersions, type Topic } from '../content/versions';
import type { RenderedPage, RenderRequest } from '../../build/renderer';
import { loadBuild } from '../pages/renderer';
import { languageOf } from '../pages/language';
import { policyHeaders } from '../pages/policyHeaders';
import { headerList } from './headers';
import type { PreviewOf } from './previews';

const HTML_TYPE = 'text/html; charset=utf-8';
/** Longer addresses are rendered, but not kept. */
const LONGEST_KEPT_KEY = 310;
/** A page speaks the language of its cookie, so a shared cache must tell them apart. */
const VARY = 'Accept-Encoding, Cookie';
/** Data and files, also those whose last segment has an extension: a missing one is 404, never a page. */
const NO_PAGE = /^\/(api|assets|media)(\/|$)|\.[A-Za-z0-9]{1,8}$/;

interface KeptPage extends CachedAnswer {
  /** With the policy that names the page's nonce. */
  headers: HeaderList;
  /** Asked for again, so compressed as small as it gets. */
  wanted: boolean;
}

export interface PagesOptions {
  content: ContentVersions;
  /** The public origin, for canonical addresses. */
  origin: () => string;
  /** Headers of every page besides its policy (HSTS). */
  headers: Readonly<Record<string, string>>;
  /** Moment of rendering, milliseconds since the epoch. */
  now: () => number;
  previewOf: PreviewOf;
}

/**
 * Public pages, rendered within the process and kept in memory until what they show changes. Without a build there are
 * none, and the server is the API alone.
 */
export function registerPages(app: FastifyInstance, { content, origin, headers, now, previewOf }: PagesOptions): void {
  const build = loadBuild();
  if (!build) return;
  const ask = askOf(app);
  const { languages } = build.renderer;
  const render = async (url: string, language: string): Promise<{ page: RenderedPage; pageHeaders: Record<string, string> }> => {
    const nonce = randomBytes(16).toString('base64url');
    const page = await build.renderer.render({ url, language, origin: origin(), ask, nonce, now: now(), previewOf, assets: build.assets });
    return { page, pageHeaders: { ...policyHeaders(nonce, page), ...headers, vary: VARY } };
  };

  app.addHook('onRequest', (request, reply, done) => {
    const { method, url = '', headers: asked } = request.raw;
    const kept = method === 'GET' ? content.get<KeptPage>(keyOf(url, languageOf(asked.cookie, languages))) : undefined;
    if (!kept) return done();
    if (!kept.wanted) {
      kept.wanted = true;
      void compressHarder(kept);
    }
    reply.hijack();
    writeAnswer(request.raw, reply.raw, kept, kept.headers);
  });

  app.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const url = request.raw.url ?? '/';
    const pathname = url.split('?', 1)[0] ?? '/';
    if (NO_PAGE.test(pathname)) return reply.callNotFound();
    const mark = content.keepsAnswers ? content.mark(TOPICS) : null;
    const language = languageOf(request.headers.cookie, languages);
    const { page, pageHeaders } = await render(url, language);
    if (page.status === 200 && !page.personal) keep(content, keyOf(url, language), page, headerList(pageHeaders), mark);
    const { body, encoding } = compressOnce(page.html, request.headers['accept-encoding']);
    return reply
      .code(page.status)
      .headers({ ...pageHeaders, 'content-type': HTML_TYPE, 'cache-control': page.personal ? 'no-store' : 'no-cache', ...(encoding && { 'content-encoding': encoding }) })
      .send(body);
  });
}

const keyOf = (url: string, language: string) => `page ${language} ${url}`;

function keep(content: ContentVersions, key: string, page: RenderedPage, headers: HeaderList, mark: ContentMark): void {
  if (key.length > LONGEST_KEPT_KEY || !mark) return;
  const topics = TOPICS.filter((topic): topic is Topic => page.topics.includes(topic));
  const versions = topics.map((topic) => mark[TOPICS.indexOf(topic)] ?? 0);
  const answer: KeptPage = Object.assign(makeAnswer(page.html, HTML_TYPE), { headers, wanted: false });
  content.store(key, topics, versions, answer, answerSize(answer));
}

/** Asks this very server without a connection, by the contract and with all that stands before a handler. */
function askOf(app: FastifyInstance): RenderRequest['ask'] {
  return async (url) => {
    const { statusCode, payload } = await app.inject({ method: 'GET', url });
    return { status: statusCode, text: payload };
  };
}
