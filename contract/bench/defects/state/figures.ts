import type { Product } from '../../../fixtures/minimal/store';
import type { Context } from '../../../fixtures/minimal/types';
import { reduced } from '../../../fixtures/minimal/views';
import { around, defectsOf, seeing, withBody, withData } from '../tools';

/** What wants tending in one respect, found among other records than there are. */
const tending = (health: string, changes: (context: Context) => object) =>
  around('listProducts', (context, handler) =>
    handler(context.values.health === health ? seeing(context, changes(context)) : context),
  );

interface Summary {
  topArticles: Record<'mostViewed' | 'mostLiked', { viewsCount: number; likesCount: number }[]>;
  adverts: { ending: number };
}
const THREE_DAYS_MS = 3 * 86_400_000;

/** What wants tending, what the dashboard counts, and what follows from a change of the account. */
export const STATE_FIGURES = defectsOf('state', {
  'ended-without-discount': [
    'listProducts',
    'A product whose dates are past wants tending, though it has no discount.',
    tending('ended-discount', ({ store }) => ({
      products: new Map(
        [...store.products].map(([id, product]): [string, Product] => [
          id,
          { ...product, discount_percentage: product.discount_percentage ?? 0 },
        ]),
      ),
    })),
  ],
  'advertised-though-over': [
    'listProducts',
    'An inactive product wants tending for an advert that is over.',
    tending('inactive-advertised', ({ store }) => ({
      adverts: new Map([...store.adverts].map(([id, advert]) => [id, { ...advert, end_date: null }])),
    })),
  ],
  'percentage-of-old-price': [
    'updateProduct',
    'A percentage that comes with another price is taken off the former one.',
    withBody('updateProduct', (body, { store, values }) => {
      const { product_price, new_price, discount_percentage } = body as Partial<Product>;
      const product = store.products.get(String(values.id));
      return product && product_price && discount_percentage && new_price === undefined
        ? { ...body, new_price: reduced(product.product_price, discount_percentage) }
        : body;
    }),
  ],
  'liked-by-views': [
    'getDashboardSummary',
    'The articles that are liked most stand in the order of their views.',
    withData<Summary>('getDashboardSummary', ({ topArticles }) => {
      topArticles.mostLiked.sort((one, other) => other.viewsCount - one.viewsCount);
    }),
  ],
  'liked-though-inactive': [
    'getDashboardSummary',
    'An inactive article is among those that are liked most.',
    withData<Summary>('getDashboardSummary', ({ topArticles }, { store }) => {
      topArticles.mostLiked = [...store.articles.values()]
        .filter(({ likesCount }) => likesCount > 0)
        .sort((one, other) => other.likesCount - one.likesCount)
        .slice(0, 5)
        .map(({ id, title, viewsCount, likesCount }) => ({ id, title, viewsCount, likesCount }));
    }),
  ],
  'median-in-milliseconds': [
    'getDashboardSummary',
    'The median time to the first answer is told in milliseconds.',
    withData<{ sales: { firstAnswer: { medianSeconds: number | null } } }>(
      'getDashboardSummary',
      ({ sales: { firstAnswer } }, { store }) => {
        const times = [...store.quotations.values()].flatMap(({ createdAt, history }) => {
          const answers = history.filter(
            ({ kind, text }) => kind === 'call' || text === 'contacted' || text === 'quoted',
          );
          return answers.slice(0, 1).map((entry) => Date.parse(entry.createdAt) - Date.parse(createdAt));
        });
        firstAnswer.medianSeconds = times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? null;
      },
    ),
  ],
  'ending-before-begun': [
    'getDashboardSummary',
    'Adverts that are to come count among those that end soon.',
    withData<Summary>('getDashboardSummary', (data, { store }) => {
      const left = ({ end_date }: { end_date: string | null }) => Date.parse(end_date ?? '') - Date.now();
      data.adverts.ending = [...store.adverts.values()].filter(
        (advert) => advert.isActive && left(advert) > 0 && left(advert) <= THREE_DAYS_MS,
      ).length;
    }),
  ],
  'address-in-small-letters': [
    'updateEmail',
    'The address of the account is kept in small letters.',
    withBody('updateEmail', (body) => ({ newEmail: String(body.newEmail).toLowerCase() })),
  ],
  'refused-password-signs-out': [
    'updatePassword',
    'A wrong current password ends the other sessions.',
    around('updatePassword', async (context, handler) => {
      const answer = await handler(context);
      const { session, store } = context;
      const others = [...store.sessions.values()].filter(({ token }) => token !== session?.token);
      if (answer.status === 400) for (const { token } of others) store.sessions.delete(token);
      return answer;
    }),
  ],
  'told-by-toggle': [
    'updateNotificationSettings',
    'Each choice is the contrary of the one before.',
    around('updateNotificationSettings', async (context, handler) => {
      const account = context.store.accounts.find(({ id }) => id === context.session?.accountId);
      const wanted = account?.wantsEmail === true;
      const answer = await handler(context);
      if (account) account.wantsEmail = !wanted;
      return answer;
    }),
  ],
});
