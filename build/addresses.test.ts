import { readdirSync } from 'node:fs';
import path from 'node:path';
import fastify from 'fastify';
import { registerDocs } from '../server/http/docs';
import { registerFindability } from '../server/http/findability';
import { registerHealth } from '../server/http/health';
import { registerMedia } from '../server/http/media';
import { registerProposalPdf } from '../server/http/proposalPdf';
import { SERVICE_WORKER } from '../server/http/static';
import { registerVisitCalendar } from '../server/http/visitCalendar';
import type { Services } from '../server/services';
import { patterns } from '../src/common/domain/paths';
import { staffPatterns } from '../src/common/domain/staffPaths';
import { manifestFile } from '../src/shop/shell/serviceWorker';

/** Addresses that the server answers itself; while they are registered none of its services is asked. */
async function machineAddresses(): Promise<string[]> {
  const app = fastify({ exposeHeadRoutes: false });
  const found: string[] = [];
  app.addHook('onRoute', ({ url }) => void found.push(url));
  const services = {} as Services;
  registerFindability(app, services, () => '');
  registerHealth(app, services, () => false);
  registerDocs(app);
  registerMedia(app, services.media);
  registerProposalPdf(app, services, () => '');
  registerVisitCalendar(app, services);
  await app.close();
  return found.filter((url) => !url.startsWith('/api/docs/'));
}

const files = () =>
  readdirSync(path.join(__dirname, '../public'), { withFileTypes: true }).map(
    (entry) => `/${entry.name}${entry.isDirectory() ? '/' : ''}`,
  );

// Somebody has each of these in a bookmark, a search engine or a reader: one that changes needs a redirect.
test('every address of the site', async () => {
  expect({
    visitors: Object.values(patterns).sort(),
    staff: Object.values(staffPatterns).sort(),
    machines: [...(await machineAddresses()), ...files(), manifestFile, SERVICE_WORKER].sort(),
  }).toMatchInlineSnapshot(`
   {
     "machines": [
       "/api/docs",
       "/api/openapi.yaml",
       "/calendar/:key([A-Za-z0-9_-]+).ics",
       "/favicon.svg",
       "/feed.xml",
       "/fonts/",
       "/healthz",
       "/icons/",
       "/manifest.webmanifest",
       "/media/:name",
       "/q/:shareKey([A-Za-z0-9_-]+).pdf",
       "/readyz",
       "/robots.txt",
       "/sitemap.xml",
       "/sw.js",
     ],
     "staff": [
       "/account",
       "/dashboard",
       "/dashboard/adverts",
       "/dashboard/article",
       "/dashboard/article/create-article",
       "/dashboard/article/edit-article/:id",
       "/dashboard/category",
       "/dashboard/counties",
       "/dashboard/health",
       "/dashboard/notices",
       "/dashboard/products",
       "/dashboard/products/create-product",
       "/dashboard/products/edit-product/:id",
       "/dashboard/quotations",
       "/dashboard/quotations/:id",
       "/dashboard/quotes",
       "/dashboard/searches",
       "/dashboard/tags",
       "/dashboard/visits",
       "/sign-in",
     ],
     "visitors": [
       "/",
       "/about",
       "/about/pictures",
       "/articles",
       "/articles/single-article/:articleId",
       "/auth",
       "/contact",
       "/events",
       "/favourites",
       "/gallery",
       "/menu",
       "/privacy",
       "/q/:shareKey",
       "/search",
       "/shop",
       "/shop/compare",
       "/shop/single-product/:productId",
       "/shop/which-kit",
     ],
   }
  `);
});
