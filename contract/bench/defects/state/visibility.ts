import { GOOD_RULES } from '../../../fixtures/minimal/rules';
import { afterwards, around, createdId, defectsOf, nothingDone, withBody, withData, withRules } from '../tools';

const { maySee, inWindow, newestFirst } = GOOD_RULES;

/** Who sees what: sessions, hidden records, adverts. */
export const STATE_VISIBILITY = defectsOf('state', {
  'sessions-all-current': [
    'listSessions',
    'Every session is marked as the one that asks.',
    withData<{ sessions: { current: boolean }[] }>('listSessions', ({ sessions }) => {
      for (const session of sessions) session.current = true;
    }),
  ],
  'sessions-oldest-first': [
    'listSessions',
    'The session that was used last stands at the end.',
    withData<{ sessions: unknown[] }>('listSessions', ({ sessions }) => void sessions.reverse()),
  ],
  'sessions-own-only': [
    'listSessions',
    'Only the session that asks is listed.',
    withData<{ sessions: { current: boolean }[] }>('listSessions', ({ sessions }) => ({
      sessions: sessions.filter(({ current }) => current),
    })),
  ],
  'inactive-readable': [
    'getProduct',
    'A deactivated product can still be read by visitors.',
    withRules('getProduct', { maySee: () => true }),
  ],
  'inactive-listed': [
    'listProducts',
    'A deactivated product is still in the list of visitors.',
    withRules('listProducts', { maySee: () => true }),
  ],
  'inactive-related': [
    'getProduct',
    'What a product needs names a deactivated product.',
    withRules('getProduct', { mayRelate: ({ stock_status }) => stock_status === 'in_stock' }),
  ],
  'sold-out-related': [
    'getProduct',
    'What a product needs names one that is out of stock.',
    withRules('getProduct', { mayRelate: ({ isActive }) => isActive }),
  ],
  'inactive-article-readable': [
    'getArticle',
    'A deactivated article can still be read by visitors.',
    withRules('getArticle', { maySee: () => true }),
  ],
  'inactive-category-listed': [
    'listCategories',
    'A deactivated category is still in the list of visitors.',
    withRules('listCategories', { maySee: () => true }),
  ],
  'inactive-tag-readable': [
    'getTag',
    'A deactivated tag can still be read by visitors.',
    withRules('getTag', { maySee: () => true }),
  ],
  'hidden-from-staff': [
    'listTags',
    'A deactivated tag is hidden from staff too.',
    withRules('listTags', { maySee: (record) => maySee(record, undefined) }),
  ],
  'inactive-liked': [
    'likeArticle',
    'A deactivated article can be liked.',
    withRules('likeArticle', { maySee: () => true }),
  ],
  'inactive-rated': [
    'rateProduct',
    'A deactivated product can be rated.',
    withRules('rateProduct', { maySee: () => true }),
  ],
  'alias-inactive': [
    'commentOnArticleAlias',
    'On the older path a deactivated article can be commented on.',
    withRules('commentOnArticleAlias', { maySee: () => true }),
  ],
  'created-inactive': [
    'createCategory',
    'A new category is inactive.',
    afterwards('createCategory', ({ store }, answer) => {
      const category = store.categories.get(createdId(answer));
      if (category) category.isActive = false;
    }),
  ],
  toggled: [
    'deactivateTag',
    'Deactivating twice activates again.',
    around('deactivateTag', async (context, handler) => {
      const tag = context.store.tags.get(String(context.values.id));
      const wasActive = tag?.isActive;
      const answer = await handler(context);
      if (tag && wasActive !== undefined) tag.isActive = !wasActive;
      return answer;
    }),
  ],
  'activate-nothing': [
    'activateArticle',
    'Activating an article says that it is done, and does nothing.',
    nothingDone('activateArticle', 'Action Successfully'),
  ],
  'every-article-hidden': [
    'deactivateArticle',
    'Deactivating one article deactivates all.',
    afterwards('deactivateArticle', ({ store }) => {
      for (const article of store.articles.values()) article.isActive = false;
    }),
  ],
  'advert-of-inactive': [
    'listAdvertisements',
    'The advert of a deactivated product goes on.',
    { rules: { advertRuns: (advert, _, now) => advert.isActive && inWindow(advert.start_date, advert.end_date, now) } },
  ],
  'advert-ended': [
    'listAdvertisements',
    'An advert goes on after its end.',
    {
      rules: {
        advertRuns: (advert, product, now) =>
          advert.isActive && product?.isActive === true && inWindow(advert.start_date, null, now),
      },
    },
  ],
  'advert-early': [
    'listAdvertisements',
    'An advert runs before its start.',
    {
      rules: {
        advertRuns: (advert, product, now) =>
          advert.isActive && product?.isActive === true && inWindow(null, advert.end_date, now),
      },
    },
  ],
  'advert-stopped': [
    'listAdvertisements',
    'An advert that was stopped goes on.',
    {
      rules: {
        advertRuns: (advert, product, now) =>
          product?.isActive === true && inWindow(advert.start_date, advert.end_date, now),
      },
    },
  ],
  'advert-date-kept': [
    'updateAdvertisement',
    'A null date leaves the old one.',
    withBody('updateAdvertisement', (body) =>
      Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)),
    ),
  ],
  'adverts-oldest-first': [
    'listAdvertisements',
    'The oldest advert comes first.',
    withRules('listAdvertisements', { newestFirst: (records) => newestFirst(records).reverse() }),
  ],
  'advert-end-told': [
    'listAdvertisements',
    'Visitors are told another end of an advert than it has.',
    withData<object[]>('listAdvertisements', (adverts, { session }) =>
      session ? adverts : adverts.map((advert) => ({ ...advert, end_date: '2039-12-31T00:00:00Z' })),
    ),
  ],
  'activated-anew': [
    'activateArticle',
    'An article that is shown again was made at that moment.',
    afterwards('activateArticle', ({ store, values }) => {
      const article = store.articles.get(String(values.id));
      if (article) article.createdAt = new Date().toISOString();
    }),
  ],
  'hidden-no-best-seller': [
    'deactivateProduct',
    'A product that is hidden is no best seller any more.',
    afterwards('deactivateProduct', ({ store, values }) => {
      const product = store.products.get(String(values.id));
      if (product) product.isBestSeller = false;
    }),
  ],
});
