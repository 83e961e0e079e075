import type { FastifyInstance } from 'fastify';
import { publicProducts } from '../repositories/siteMap';
import type { Services } from '../services';

const PUBLIC_PAGES = ['/', '/shop', '/contact', '/events', '/menu', '/privacy'];

/** `robots.txt` and `sitemap.xml`: what search engines may read, and where everything is. */
export function registerFindability(app: FastifyInstance, { db }: Services, origin: () => string): void {
  app.get('/robots.txt', (_request, reply) => {
    const lines = ['User-agent: *', 'Disallow: /api/', 'Disallow: /account', 'Disallow: /auth', 'Disallow: /dashboard', 'Disallow: /sign-in', '', `Sitemap: ${origin()}/sitemap.xml`, ''];
    return reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(lines.join('\n'));
  });

  app.get('/sitemap.xml', async (_request, reply) => {
    const pages = PUBLIC_PAGES.map((path) => `<url><loc>${origin()}${path}</loc></url>`);
    const products = (await publicProducts(db)).map(
      ({ id, updatedAt }) => `<url><loc>${origin()}/shop/single-product/${encodeURIComponent(id)}</loc><lastmod>${updatedAt}</lastmod></url>`,
    );
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[...pages, ...products].join('')}</urlset>\n`);
  });
}
