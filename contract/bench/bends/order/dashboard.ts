import type { Bend, Json } from '../proxy';
import { at, rows, rowsIn, showing, shown, subtle, type Rows } from '../tools';

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
});
