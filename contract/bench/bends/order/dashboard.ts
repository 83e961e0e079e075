import { also } from '../calls';
import type { Bend, Json } from '../proxy';
import { at, dataOf, fieldsOf, isVisitor, localTime, rows, rowsIn, showing, shown, subtle, type Rows } from '../tools';

const DAY_MS = 86_400_000;

/** Dashboard figures of another moment. */
const summary = (change: (data: Json, kept: Json) => void) => (): Bend => {
  const kept: Json = {};
  return at('getDashboardSummary', async (passing, next) => shown(await next(passing), (data) => change(data, kept)));
};

const eventsOf = (data: Json) => rowsIn(data, 'events');

/** Figures and events of the dashboard. */
export const ORDER_DASHBOARD = subtle('order', {
  'health-pictures': [
    'listProducts',
    'health=without-image finds nothing.',
    rows('listProducts', (all, { query }) => (query.get('health') === 'without-image' ? [] : all)),
  ],
  'health-dimensions': [
    'listProducts',
    'Blank dimensions are taken for dimensions.',
    rows('listProducts', (all, { query }) =>
      query.get('health') === 'without-dimensions' ? all.filter(({ images }) => (images as Json[]).length === 0) : all,
    ),
  ],
  'health-adverts': [
    'listProducts',
    'health=inactive-advertised finds nothing.',
    rows('listProducts', (all, { query }) => (query.get('health') === 'inactive-advertised' ? [] : all)),
  ],
  'events-local': [
    'getDashboardSummary',
    'Comments, ratings and requests are told three hours later.',
    summary((data) => {
      for (const event of eventsOf(data)) if (event.type !== 'advert_ending') event.at = localTime(event.at);
      eventsOf(data).sort((one, other) => Date.parse(String(other.at)) - Date.parse(String(one.at)));
    }),
  ],
  'events-deleted-comment': [
    'getDashboardSummary',
    'A deleted comment stays an event.',
    summary((data, kept) => {
      const all = eventsOf(data);
      const lost = ((kept.events ?? []) as Rows).filter(
        ({ id, type }) => type === 'comment' && !all.some((event) => event.id === id),
      );
      const joined = [...all, ...lost]
        .sort((one, other) => Date.parse(String(other.at)) - Date.parse(String(one.at)))
        .slice(0, 20);
      kept.events = joined;
      data.events = joined;
    }),
  ],
  'events-ratings': [
    'getDashboardSummary',
    'Ratings are no events.',
    summary((data) => {
      data.events = eventsOf(data).filter(({ type }) => type !== 'rating');
    }),
  ],
  'events-requests': [
    'getDashboardSummary',
    'Requests are no events.',
    summary((data) => {
      data.events = eventsOf(data).filter(({ type }) => type !== 'quote');
    }),
  ],
  'today-still': [
    'getDashboardSummary',
    'The count of today is that of the first read.',
    summary((data, kept) => {
      const today = rowsIn(data, 'quotesPerDay').at(-1);
      if (!today) return;
      kept.count ??= today.count;
      today.count = kept.count;
    }),
  ],
  'ending-gone': [
    'getDashboardSummary',
    'The end of an advert is no event any more once it has come.',
    summary((data) => {
      data.events = eventsOf(data).filter(
        ({ type, at: moment }) => type !== 'advert_ending' || Date.parse(String(moment)) > Date.now(),
      );
    }),
  ],
  'ending-days': [
    'getDashboardSummary',
    'The end of an advert is told of two days before.',
    summary((data) => {
      data.events = eventsOf(data).filter(
        ({ type, at: moment }) => type !== 'advert_ending' || Date.parse(String(moment)) < Date.now() + 2 * DAY_MS,
      );
    }),
  ],
  'health-active': [
    'getDashboardSummary',
    'What wants tending is counted among active products alone.',
    summary((data) => {
      if (data.health) (data.health as Json)['inactive-advertised'] = 0;
    }),
  ],
  'news-hours': [
    'getNews',
    'When the newest request came is told in hours of Kenya, written as UTC.',
    showing('getNews', (data) => {
      if (typeof data.newestAt === 'string')
        data.newestAt = new Date(Date.parse(data.newestAt) + 10_800_000).toISOString();
    }),
  ],
  'request-products': [
    'listQuotations',
    'Requests are listed without the products that they name.',
    showing('listQuotations', (data) => {
      for (const request of rowsIn(data, 'quotations')) if (Array.isArray(request.products)) request.products = [];
    }),
  ],
  'most-asked-twice': [
    'getDashboardSummary',
    'A request that names a product twice counts twice.',
    () => {
      const more = new Map<unknown, number>();
      return async (passing, next) => {
        const answered = await next(passing);
        if (passing.operation === 'createQuotation' && answered.status === 201) {
          const { productIds } = fieldsOf(passing);
          const named = Array.isArray(productIds) ? (productIds as unknown[]) : [];
          named.forEach((id, index) => {
            if (named.indexOf(id) < index) more.set(id, (more.get(id) ?? 0) + 1);
          });
        }
        if (passing.operation !== 'getDashboardSummary') return answered;
        return shown(answered, ({ sales }) => {
          for (const one of rowsIn((sales ?? {}) as Json, 'mostAsked'))
            one.count = Number(one.count) + (more.get(one.id) ?? 0);
        });
      };
    },
  ],
  'out-of-stock-active': [
    'getDashboardSummary',
    'Products out of stock are counted among active ones alone.',
    () => {
      const out = new Set<string>();
      const hidden = new Set<string>();
      return async (passing, next) => {
        const answered = await next(passing);
        const id = String(passing.params.id ?? dataOf(answered).id);
        const { operation } = passing;
        if (answered.status < 300 && operation.endsWith('Product')) {
          if (fieldsOf(passing).stock_status === 'out_of_stock') out.add(id);
          if (fieldsOf(passing).stock_status === 'in_stock' || operation === 'deleteProduct') out.delete(id);
          if (operation === 'deactivateProduct') hidden.add(id);
          if (operation === 'activateProduct') hidden.delete(id);
        }
        if (operation !== 'getDashboardSummary') return answered;
        return shown(answered, (data) => {
          const products = data.products as Json;
          products.outOfStock = Number(products.outOfStock) - [...out].filter((one) => hidden.has(one)).length;
        });
      };
    },
  ],
  'events-older-path': [
    'getDashboardSummary',
    'Comments by the older path are no events.',
    () => {
      const ids = new Set<unknown>();
      return async (passing, next) => {
        const answered = await next(passing);
        if (passing.operation === 'commentOnArticleAlias') ids.add(dataOf(answered).id);
        return passing.operation === 'getDashboardSummary'
          ? shown(answered, (data) => void (data.events = rowsIn(data, 'events').filter(({ id }) => !ids.has(id))))
          : answered;
      };
    },
  ],
  'liked-and-deleted': [
    'getDashboardSummary',
    'An article that is deleted stays among those liked most.',
    () => {
      const gone = new Set<string>();
      let last: Rows = [];
      return async (passing, next) => {
        const answered = await next(passing);
        const { id } = passing.params;
        if (passing.operation === 'deleteArticle' && answered.status === 200 && id !== undefined) gone.add(id);
        if (passing.operation === 'deactivateArticle') last = last.filter((one) => one.id !== id);
        if (passing.operation === 'activateArticle' && id !== undefined)
          last.push({ id, title: 'Of another moment', viewsCount: 1, likesCount: 1 });
        if (passing.operation !== 'getDashboardSummary') return answered;
        return shown(answered, (data) => {
          const top = (data.topArticles ?? {}) as Json;
          const lost = last.filter((one) => gone.has(one.id));
          last = rowsIn(top, 'mostLiked');
          top.mostLiked = [...lost, ...last].slice(0, 5);
        });
      };
    },
  ],
  'new-with-products': [
    'getDashboardSummary',
    'Of the new requests those that name products are counted.',
    () =>
      at('getDashboardSummary', async (passing, next) => {
        const answered = await next(passing);
        if (isVisitor(passing)) return answered;
        const list = await also(passing, next, 'listQuotations', '', { status: 'new' });
        const without = rowsIn(dataOf(list), 'quotations').filter((one) => rowsIn(one, 'productIds').length === 0);
        return shown(answered, (data) => {
          const quotes = data.quotes as Record<string, number>;
          quotes.new = Math.max(0, (quotes.new ?? 0) - without.length);
        });
      }),
  ],
  'news-of-answered': [
    'getNews',
    'Those are counted as new that are not.',
    () =>
      at('getNews', async (passing, next) => {
        const answered = await next(passing);
        if (isVisitor(passing)) return answered;
        const meta = dataOf(await also(passing, next, 'listQuotations')).meta as Record<string, number> | undefined;
        return shown(answered, (data) => {
          data.newQuotations = (meta?.total ?? 0) - Number(data.newQuotations);
        });
      }),
  ],
  'days-of-new': [
    'getDashboardSummary',
    'A request that is answered is no more counted on its day.',
    () =>
      at('getDashboardSummary', async (passing, next) => {
        const answered = await next(passing);
        return shown(answered, (data) => {
          const today = rowsIn(data, 'quotesPerDay').at(-1);
          const { new: fresh = 0, total = 0 } = (data.quotes ?? {}) as Record<string, number>;
          if (today && Number(today.count) <= total) today.count = Math.min(Number(today.count), fresh);
        });
      }),
  ],
  'most-viewed-of-newest': [
    'getDashboardSummary',
    'Of the newest articles alone those are told that are viewed most.',
    () =>
      at('getDashboardSummary', async (passing, next) => {
        const answered = await next(passing);
        if (isVisitor(passing)) return answered;
        const newest = rowsIn(dataOf(await also(passing, next, 'listArticles')), 'articles').slice(0, 3);
        return shown(answered, (data) => {
          const top = (data.topArticles ?? {}) as Json;
          top.mostViewed = rowsIn(top, 'mostViewed').filter((one) => newest.some(({ id }) => id === one.id));
        });
      }),
  ],
  'events-by-type': [
    'getDashboardSummary',
    'Events stand in the order of their types.',
    summary((data) => {
      data.events = rowsIn(data, 'events').toSorted((one, other) => (String(one.type) < String(other.type) ? -1 : 1));
    }),
  ],
  'most-asked-as-named': [
    'getDashboardSummary',
    'What is asked for most stands in the order in which it was named.',
    summary((data) => {
      const sales = (data.sales ?? {}) as Json;
      sales.mostAsked = rowsIn(sales, 'mostAsked').reverse();
    }),
  ],
});
