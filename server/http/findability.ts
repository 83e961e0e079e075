import type { FastifyInstance, FastifyReply } from 'fastify';
import { atomFeed } from '../cache/feed';
import { newestArticles, publicArticles, publicProducts, type SiteMapEntry } from '../repositories/siteMap';
import type { Services } from '../services';

const PUBLIC_PAGES = ['/', '/shop', '/articles', '/about', '/gallery', '/contact', '/events', '/menu', '/privacy'];
/** Articles in the feed: what a reader who comes once a month has missed, with room. */
const FEED_ENTRIES = 30;

/** `robots.txt`, `sitemap.xml` and `feed.xml`: what search engines may read, where everything is, and what is new. */
export function registerFindability(app: FastifyInstance, { config, db }: Services, origin: () => string): void {
  app.get('/robots.txt', (_request, reply) => {
    const lines = [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /account',
      'Disallow: /auth',
      'Disallow: /dashboard',
      'Disallow: /sign-in',
      '',
      `Sitemap: ${origin()}/sitemap.xml`,
      '',
    ];
    return forAnHour(reply).type('text/plain; charset=utf-8').send(lines.join('\n'));
  });

  app.get('/sitemap.xml', async (_request, reply) => {
    const record =
      (folder: string) =>
      ({ id, updatedAt }: SiteMapEntry) =>
        `<url><loc>${origin()}${folder}/${encodeURIComponent(id)}</loc><lastmod>${updatedAt}</lastmod></url>`;
    const [products, articles] = await Promise.all([publicProducts(db), publicArticles(db)]);
    const urls = [
      ...PUBLIC_PAGES.map((path) => `<url><loc>${origin()}${path}</loc></url>`),
      ...products.map(record('/shop/single-product')),
      ...articles.map(record('/articles/single-article')),
    ];
    return forAnHour(reply)
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.slice(0, MOST_URLS).join('')}</urlset>\n`,
      );
  });

  app.get('/feed.xml', async (_request, reply) => {
    const articles = await newestArticles(db, FEED_ENTRIES);
    return forAnHour(reply)
      .type('application/atom+xml; charset=utf-8')
      .send(atomFeed(articles, { name: config.siteName, origin: origin() }));
  });
}

/** The protocol's bound for one file (sitemaps.org). */
const MOST_URLS = 50_000;

const forAnHour = (reply: FastifyReply) => reply.header('cache-control', 'public, max-age=3600');
