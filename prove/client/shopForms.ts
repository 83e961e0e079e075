import type { Locator, Page } from '@playwright/test';
import { ContactPage } from '../../e2e/support/contact';
import { QuoteForm } from '../../e2e/support/quote';
import { AUTH_COOKIE } from '../../src/common/browser/cookies';
import type { Answer } from './mutations';
import type { Goods } from './realWrites';
import type { Stage } from './stage';

/** Something that is sent from a page: a form, or a press. */
export interface Form {
  operation: string;
  name: string;
  path: string;
  /** Opens and fills it on its page, also where it has been sent before. */
  open: (page: Page) => Promise<unknown>;
  /** What is pressed to send it. */
  submit: (page: Page) => Locator;
  /** Where it sends files: what is picked when it is pressed. */
  files?: string;
  /** What was typed: it stands there as long as the server has not taken it. */
  typed: readonly string[];
  /** Answers that its page reads instead of the server's. */
  instead?: ReadonlyMap<string, Answer>;
  /** Whether it stands there filled in when it was taken. */
  stays?: boolean;
  /** What is put right before the page is loaded again. */
  before?: (stage: Stage) => Promise<unknown>;
}

export const region = (page: Page, name: string) => page.getByRole('region', { name });
/** The dialog that is open, which may be a question. */
export const dialogOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
export const inDialog = (page: Page, name: RegExp) => dialogOf(page).getByRole('button', { name });

/** Sends a request, also one that waits to be sent again. */
const request = (form: Locator) => form.getByRole('button', { name: /^(Send |Sending|Try again$)/ }).first();

const CLIENT = {
  name: 'Wanjiru Otieno',
  phone: '0712 345 678',
  email: 'wanjiru@proof.example',
  message: 'Can you come on a Saturday? 📡',
};
const MESSAGE = { name: 'Barasa Wekesa', email: 'barasa@proof.example', subject: 'A lodge', message: 'Twelve tents.' };
/** How long the end of a session may take to lead to another page, ms. */
const LEAVES_MS = 10_000;
const COMMENT = 'Does this hold for a flat roof?';

async function fillQuote(page: Page): Promise<void> {
  await new QuoteForm(page).fill(CLIENT);
}

/** Every form of visitors, and the two ends of a session. @param token of the staff */
export function shopForms(goods: Goods, token: string): Form[] {
  const product = `/shop/single-product/${goods.product.id}`;
  const article = `/articles/single-article/${goods.article.id}`;
  const footer = (page: Page) => page.getByRole('contentinfo');
  return [
    {
      operation: 'requestQuote',
      name: 'quote from the header',
      path: '/about',
      open: async (page) => {
        await page.getByRole('banner').getByRole('button', { name: 'Get a Quote' }).click();
        await fillQuote(page);
      },
      submit: (page) => request(page.getByRole('dialog')),
      typed: Object.values(CLIENT),
    },
    {
      operation: 'createQuotation',
      name: 'quote of a product',
      path: product,
      open: async (page) => {
        await page.getByRole('main').getByRole('button', { name: 'Get a Quote' }).first().click();
        await fillQuote(page);
      },
      submit: (page) => request(page.getByRole('dialog')),
      typed: Object.values(CLIENT),
    },
    {
      operation: 'requestQuote',
      name: 'contact',
      path: '/contact',
      open: async (page) => {
        const another = page.getByRole('button', { name: /another/i });
        if (await another.isVisible()) await another.click();
        await new ContactPage(page).fill(MESSAGE);
      },
      submit: (page) => request(new ContactPage(page).form),
      typed: Object.values(MESSAGE),
    },
    {
      operation: 'commentOnArticle',
      name: 'comment',
      path: article,
      open: async (page) => {
        const field = page.getByRole('textbox', { name: 'Add a comment' });
        await field.fill(COMMENT);
        // The draft of the trial before may come into the field in the same moment.
        if ((await field.inputValue()) !== COMMENT) await field.fill(COMMENT);
      },
      submit: (page) => page.getByRole('main').getByRole('button', { name: /^Submit/ }),
      typed: [COMMENT],
    },
    {
      operation: 'rateProduct',
      name: 'rating',
      path: product,
      open: async (page) => {
        const dialog = page.getByRole('dialog', { name: 'Rate this Product' });
        await page.getByRole('button', { name: 'Rate this Product' }).first().click();
        await dialog.getByRole('radio').nth(3).locator('xpath=..').click();
        await dialog.getByRole('textbox', { name: 'Comment' }).fill(COMMENT);
      },
      submit: (page) => inDialog(page, /^Submit/),
      typed: [COMMENT],
    },
    {
      operation: 'subscribeToNewsletter',
      name: 'newsletter',
      path: '/menu',
      open: async (page) => {
        await footer(page).scrollIntoViewIfNeeded();
        await footer(page).getByRole('textbox').fill(CLIENT.email);
      },
      submit: (page) => footer(page).getByRole('button', { name: 'Get updates' }),
      typed: [CLIENT.email],
    },
    {
      operation: 'acceptSharedProposal',
      name: 'acceptance of a quotation',
      path: `/q/${goods.sale.shareKey}`,
      open: (page) => page.getByLabel('Your name').fill(CLIENT.name),
      submit: (page) => page.getByRole('main').getByRole('button', { name: /^Accept/ }),
      typed: [CLIENT.name],
    },
    {
      operation: 'likeArticle',
      name: 'like',
      path: article,
      before: ({ page }) => page.evaluate(() => localStorage.clear()),
      open: (page) => page.getByRole('button', { name: /^Like/, pressed: false }).first().waitFor(),
      submit: (page) => page.getByRole('button', { name: /^Like/, pressed: false }).first(),
      typed: [],
    },
    {
      operation: 'signIn',
      name: 'sign-in',
      path: '/sign-in',
      before: ({ context }) => context.clearCookies(),
      open: async (page) => {
        await page.getByLabel('Email or Phone').fill('wanjiru@proof.example');
        await page.getByLabel('Password', { exact: true }).fill('a password of hers');
      },
      submit: (page) => page.getByRole('button', { name: /^(Login|Logging in...)$/ }),
      typed: ['wanjiru@proof.example', 'a password of hers'],
    },
    {
      operation: 'signOut',
      name: 'sign-out',
      path: '/dashboard',
      before: async ({ context, page, proxy }) => {
        // Whoever has signed out is led away: until then the page may take the new cookie with it.
        await page.waitForFunction(() => !location.pathname.startsWith('/dashboard'), undefined, {
          timeout: LEAVES_MS,
        });
        await context.addCookies([{ name: AUTH_COOKIE, value: token, url: proxy.origin }]);
      },
      open: (page) => page.getByRole('button', { name: 'Logout' }).waitFor(),
      submit: (page) => page.getByRole('button', { name: 'Logout' }),
      typed: [],
    },
  ];
}
