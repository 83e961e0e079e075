import type { FastifyInstance, FastifyReply } from 'fastify';
import { loadBuild } from '../pages/renderer';
import { memoryOf, remember } from '../repositories/remember';
import {
  MOST_ADDRESSES,
  newestArticles,
  publicArticles,
  publicProducts,
  type SiteMapEntry,
} from '../repositories/siteMap';
import type { Services } from '../services';
import { atomFeed } from './feed';

/** Articles in the feed: what a reader who comes once a month has missed, with room. */
const FEED_ENTRIES = 30;

/**
 * `robots.txt`, `sitemap.xml` and `feed.xml`: what search engines may read, where everything is, and what is new. They
 * name pages: where none were built, there is nothing to find.
 */
export function registerFindability(
  app: FastifyInstance,
  { config, content, db }: Services,
  origin: () => string,
): void {
  const site = loadBuild()?.renderer.site;
  if (!site) return;
  const url = (path: string, more = '') => `<url><loc>${origin()}${path}</loc>${more}</url>`;

  app.get('/robots.txt', (_request, reply) => {
    const lines = [
      'User-agent: *',
      'Disallow: /api/',
      ...site.closed.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${origin()}/sitemap.xml`,
      '',
    ];
    return forAnHour(reply).type('text/plain; charset=utf-8').send(lines.join('\n'));
  });

  const siteMap = async () => {
    const [products, articles] = await Promise.all([publicProducts(db), publicArticles(db)]);
    const record =
      (addressOf: (id: string) => string) =>
      ({ id, updatedAt }: SiteMapEntry) =>
        url(addressOf(id), `<lastmod>${updatedAt}</lastmod>`);
    const urls = [
      ...site.pages.map((path) => url(path)),
      // Of these there are fewer, and both together may be more than fit.
      ...articles.map(record(site.article)),
      ...products.map(record(site.product)),
    ];
    return {
      bytes: Buffer.from(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.slice(0, MOST_ADDRESSES).join('')}</urlset>\n`,
      ),
    };
  };
  app.get('/sitemap.xml', async (_request, reply) => {
    const memory = memoryOf(content, ['products', 'articles']);
    const { bytes } = await remember(memory, 'site map', siteMap, (made) => made.bytes.length);
    return forAnHour(reply).type('application/xml; charset=utf-8').send(bytes);
  });

  app.get(site.feed, async (_request, reply) => {
    const articles = await newestArticles(db, FEED_ENTRIES);
    return forAnHour(reply)
      .type('application/atom+xml; charset=utf-8')
      .send(atomFeed(articles, { name: config.siteName, origin: origin(), addresses: site }));
  });
}

const forAnHour = (reply: FastifyReply) => reply.header('cache-control', 'public, max-age=3600');
