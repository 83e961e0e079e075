import type { Bend, Json, Passing } from '../proxy';
import {
  at,
  broughtToFront,
  dataOf,
  fieldsOf,
  isVisitor,
  knowing,
  rows,
  rowsIn,
  showing,
  shown,
  subtle,
  type Rows,
} from '../tools';

const byChange = (records: Rows) =>
  [...records].sort((one, other) => Date.parse(String(other.updatedAt)) - Date.parse(String(one.updatedAt)));

/** Each row otherwise than it is. */
const each = (list: string, change: (row: Json) => void) =>
  rows(list, (all) => {
    all.forEach(change);
    return all;
  });

/** Adverts with one date only are never there for visitors. */
const advertsWithout = (test: (dates: Json) => boolean) =>
  knowing(
    ['createAdvertisement'],
    (passing) => fieldsOf(passing),
    (known) =>
      rows('listAdvertisements', (all, passing) =>
        isVisitor(passing) ? all.filter(({ id }) => !test(known.get(id) ?? {})) : all,
      )(),
  );

/** A record's updatedAt moves with what happens beside it. */
const movedBy =
  (read: string, ownerOf: [operation: string, owner: (passing: Passing) => unknown], by: string, place: string) =>
  (): Bend => {
    const owners = new Map<string, string>();
    const moved = new Map<string, number>();
    return async (passing, next) => {
      const answered = await next(passing);
      if (answered.status >= 300) return answered;
      if (passing.operation === ownerOf[0]) owners.set(String(dataOf(answered).id), String(ownerOf[1](passing)));
      const owner = owners.get(passing.params[place] ?? '');
      if (passing.operation === by && owner !== undefined) moved.set(owner, (moved.get(owner) ?? 0) + 1);
      const count = moved.get(Object.values(passing.params)[0] ?? '');
      if (passing.operation !== read || count === undefined) return answered;
      return shown(answered, (data) => {
        data.updatedAt = new Date(Date.parse(String(data.updatedAt)) + count).toISOString();
      });
    };
  };

/** What lists and records show, and in what order. */
export const ORDER_LISTS = subtle('order', {
  'changed-first': [
    'listProducts',
    'A change of a product brings it to the front of the newest.',
    rows('listProducts', (records, { query }) => (query.get('sort') === 'newest' ? byChange(records) : records)),
  ],
  'changed-first-articles': [
    'listArticles',
    'A change of an article brings it to the front.',
    rows('listArticles', byChange),
  ],
  'oldest-ratings': [
    'getProduct',
    'Of many ratings the oldest are shown.',
    showing('getProduct', (data) => {
      if (Array.isArray(data.ratings) && data.ratings.length === 50) data.ratings.reverse();
    }),
  ],
  'oldest-comments': [
    'getArticle',
    'Of many comments the oldest are shown.',
    showing('getArticle', (data) => {
      if (Array.isArray(data.comments) && data.comments.length === 100) data.comments.reverse();
    }),
  ],
  'reviews-shown': [
    'getProduct',
    'reviews is the number of ratings that are shown.',
    showing('getProduct', (data) => {
      if (Array.isArray(data.ratings)) data.reviews = data.ratings.length;
    }),
  ],
  'average-shown': [
    'getProduct',
    'rating is the average of the ratings that are shown.',
    showing('getProduct', (data) => {
      const all = (data.ratings ?? []) as { rating: number }[];
      if (all.length === 50) data.rating = all.reduce((sum, { rating }) => sum + rating, 0) / all.length;
    }),
  ],
  'joined-products': [
    'listProducts',
    'Products without a category are not listed.',
    rows('listProducts', (all) => all.filter(({ category }) => category !== null)),
  ],
  'joined-articles': [
    'listArticles',
    'Articles without a category are not listed.',
    rows('listArticles', (all) => all.filter(({ category }) => category !== null)),
  ],
  'bare-article-pictures': [
    'listArticles',
    'The list shows no pictures.',
    each('listArticles', (row) => {
      row.images = [];
    }),
  ],
  'bare-article-tags': [
    'listArticles',
    'The list shows no tags.',
    each('listArticles', (row) => {
      row.tags = [];
    }),
  ],
  'bare-article-category': [
    'listArticles',
    'The list shows no category.',
    each('listArticles', (row) => {
      row.category = null;
    }),
  ],
  'bare-product-pictures': [
    'listProducts',
    'The list shows the first picture only.',
    each('listProducts', (row) => {
      row.images = rowsIn(row, 'images').slice(0, 1);
    }),
  ],
  'bare-product-discounts': [
    'listProducts',
    'The list shows no discounts.',
    each('listProducts', (row) => {
      row.discounts = [];
    }),
  ],
  'top-rated-reversed': [
    'listProducts',
    'Of the top rated the worst comes first.',
    rows('listProducts', (all, { query }) => (query.get('suggest') === 'top-rated' ? all.reverse() : all)),
  ],
  'rating-start': [
    'listProducts',
    'sort=rating goes by the starting value.',
    knowing(
      ['createProduct'],
      (passing) => Number(fieldsOf(passing).rating ?? 0),
      (known) =>
        rows('listProducts', (all, { query }) =>
          query.get('sort') === 'rating'
            ? [...all].sort((one, other) => (known.get(other.id) ?? 0) - (known.get(one.id) ?? 0))
            : all,
        )(),
    ),
  ],
  'advert-end-only': [
    'listAdvertisements',
    'An advert with an end and no start is never shown.',
    advertsWithout(({ start_date: start, end_date: end }) => typeof end === 'string' && typeof start !== 'string'),
  ],
  'advert-start-only': [
    'listAdvertisements',
    'An advert with a start and no end is never shown.',
    advertsWithout(({ start_date: start, end_date: end }) => typeof start === 'string' && typeof end !== 'string'),
  ],
  'requests-changed-first': [
    'listQuotations',
    'Requests that were changed come first.',
    broughtToFront('updateQuotation', 'listQuotations'),
  ],
  'tag-hidden': [
    'deactivateTag',
    'An inactive tag is hidden on articles, for visitors.',
    knowing(
      ['deactivateTag'],
      () => true,
      (hidden) =>
        at('getArticle', async (passing, next) =>
          shown(await next(passing), (data) => {
            if (isVisitor(passing))
              data.tags = rowsIn(data, 'tags').filter(({ tag }) => !hidden.has((tag as Json).id as string));
          }),
        ),
    ),
  ],
  'tag-filter-inactive': [
    'deactivateTag',
    'An inactive tag finds no articles.',
    knowing(
      ['deactivateTag'],
      () => true,
      (hidden) => rows('listArticles', (all, { query }) => (hidden.has(query.get('tag_id') ?? '') ? [] : all))(),
    ),
  ],
  'moved-by-comment': [
    'deleteComment',
    'A deleted comment changes its article.',
    movedBy('getArticle', ['commentOnArticle', ({ params }) => params.articleId], 'deleteComment', 'commentId'),
  ],
  'moved-by-advert': [
    'updateAdvertisement',
    'A change of an advert changes its product.',
    movedBy(
      'getProduct',
      ['createAdvertisement', (passing) => fieldsOf(passing).productId],
      'updateAdvertisement',
      'id',
    ),
  ],
  'moved-by-category': [
    'deactivateCategory',
    'A category’s deactivation changes its products.',
    () => {
      const moved = new Map<string, number>();
      return async (passing, next) => {
        const answered = await next(passing);
        if (passing.operation === 'deactivateCategory' && answered.status === 200)
          moved.set(passing.params.id ?? '', 1);
        if (passing.operation !== 'getProduct') return answered;
        return shown(answered, (data) => {
          const by = moved.get(String(data.category_id));
          if (by !== undefined) data.updatedAt = new Date(Date.parse(String(data.updatedAt)) + by).toISOString();
        });
      };
    },
  ],
  'article-for-each-tag': [
    'listArticles',
    'With words an article stands there once for each of its tags.',
    rows('listArticles', (all, passing) =>
      passing.query.has('search')
        ? all.flatMap((one) => [one, ...((one.tags as unknown[] | undefined) ?? []).slice(1).map(() => one)])
        : all,
    ),
  ],
  'tags-newest-first': ['listTags', 'The newest tag comes first.', broughtToFront('createTag', 'listTags')],
  'advert-changed-first': [
    'updateAdvertisement',
    'A change of an advert brings it to the front.',
    broughtToFront('updateAdvertisement', 'listAdvertisements'),
  ],
  'activated-first': [
    'activateArticle',
    'An article that is active again stands in front of newer ones.',
    broughtToFront('activateArticle', 'listArticles'),
  ],
  'advert-of-open-end': [
    'listAdvertisements',
    'A new price is told without its dates where one of them is missing.',
    rows('listAdvertisements', (all) =>
      all.map((advert) => {
        const product = (advert.product ?? {}) as Json;
        const discounts = rowsIn(product, 'discounts').filter(
          (one) => one.start_date !== null && one.end_date !== null,
        );
        return { ...advert, product: { ...product, discounts } };
      }),
    ),
  ],
});
