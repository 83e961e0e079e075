import { test as base, expect } from '@playwright/test';
import { startMailServer } from '../../server/testing/mailServer';
import { startPushService } from '../../server/testing/pushService';
import { ownShopPort, shopUrl } from './addresses';
import { ArticlePage, Articles } from './articles';
import { Cart } from './cart';
import { ContactPage } from './contact';
import { Dashboard } from './dashboard';
import { ProductPage } from './product';
import { QuoteForm } from './quote';
import { RatingForm } from './rating';
import { startServer } from './server';
import { Shop } from './shop';
import { Staff } from './staff';
import { Trouble } from './trouble';

interface Fixtures {
  trouble: Trouble;
  shop: Shop;
  cart: Cart;
  articles: Articles;
  articlePage: ArticlePage;
  quote: QuoteForm;
  rating: RatingForm;
  contact: ContactPage;
  /** The staff's pages, signed in. */
  dashboard: Dashboard;
  /** The page of a product, by its name. */
  productPage: (name: string) => ProductPage;
}

interface OwnShop {
  url: string;
  staff: Staff;
  /** The push service that it tells staff by. */
  push: Awaited<ReturnType<typeof startPushService>>;
  /** Where its e-mails go. */
  mail: Awaited<ReturnType<typeof startMailServer>>;
}

interface WorkerFixtures {
  /** Somebody of the staff at the API of the shop that all journeys share. They look; what they change others see. */
  staff: Staff;
  /** A shop that this worker has to itself. It stands here for all journeys: those with other fixtures of a worker get a new one. */
  ownShop: OwnShop;
}

/** Journeys in the shop that all share; none may change what it sells. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  trouble: [
    async ({ context }, use) => {
      const trouble = new Trouble(context);
      await use(trouble);
      trouble.hasNone();
    },
    { auto: true },
  ],
  shop: ({ page }, use) => use(new Shop(page)),
  cart: ({ page }, use) => use(new Cart(page)),
  articles: ({ page }, use) => use(new Articles(page)),
  articlePage: ({ page }, use) => use(new ArticlePage(page)),
  quote: ({ page }, use) => use(new QuoteForm(page)),
  rating: ({ page }, use) => use(new RatingForm(page)),
  contact: ({ page }, use) => use(new ContactPage(page)),
  productPage: ({ page }, use) => use((name) => new ProductPage(page, name)),
  dashboard: async ({ page, staff }, use) => {
    const dashboard = new Dashboard(page);
    await dashboard.signInAs(staff);
    await use(dashboard);
    await staff.isSignedIn();
  },
  // Playwright reads a fixture's needs off this pattern, also where there are none.
  staff: [async ({}, use) => use(await Staff.signIn(shopUrl)), { scope: 'worker' }],
  ownShop: [
    async ({}, use, { parallelIndex }) => {
      const [push, mail] = await Promise.all([startPushService(), startMailServer()]);
      const server = await startServer(ownShopPort(parallelIndex), {
        PUSH_SERVICES: push.origin,
        SMTP_URL: mail.url,
        MAIL_FROM: 'AngaLink <sales@angalink.example>',
      });
      try {
        await use({ url: server.url, staff: await Staff.signIn(server.url), push, mail });
      } finally {
        await server.stop();
        await Promise.all([push.close(), mail.close()]);
      }
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});

/** Journeys in the worker's own shop: here staff may change what is sold and advertised. */
export const ownShopTest = test.extend({
  baseURL: ({ ownShop }, use) => use(ownShop.url),
  dashboard: async ({ page, ownShop }, use) => {
    const dashboard = new Dashboard(page);
    await dashboard.signInAs(ownShop.staff);
    await use(dashboard);
    await ownShop.staff.isSignedIn();
  },
});

export { expect };
