import { dataOf } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import { serverNow } from '../../run/serverNow';
import type { Check } from '../check';
import { ASKS } from './kinds';
import { dayInKenya } from './proposalFigures';
import { DAY_MS, readSummary, told, type Summary } from './summaryAnswer';
import { judgeTop, topArticles } from './summaryArticles';
import { countLists } from './summaryLists';

/** As many as the contract lets in. */
const MOST_EVENTS = 20;

/** D28: the dashboard's figures follow what happens. */
export const summary: Check = {
  id: 'D28',
  name: 'dashboard-summary',
  reach: 'own',
  shared: true,
  rule: 'The figures count what there is: an active product without a picture and out of stock adds one to three of them, deactivating it moves one, an advert adds one. Requests, products, articles, failed notices and what wants tending are counted as their lists find them. An advert is told of from three days before its end, and after it, at its end. The newest event is first; comments, ratings and requests are events, and those of what is deleted are none. quotesPerDay counts today. quotesPerDay are 28 days in a row, topArticles are those with the most views and likes of all active articles, none with none; of the adverts that run those are counted that end within three days. The last verified backup is not later than the last, nor this than now.',
  run: async (kit) => {
    kit.needs('getDashboardSummary');
    await kit.part('getDashboardSummary', () => figures(kit));
    await kit.part('getDashboardSummary', () => events(kit));
    await kit.part('getDashboardSummary', () => endings(kit));
    await kit.part('getDashboardSummary', () => topArticles(kit));
    await kit.part('getDashboardSummary', () => judgeTop(kit));
    await kit.part('getDashboardSummary', () => countLists(kit));
  },
};

const numbers = ({ products, articles, advertsRunning }: Summary) => ({
  ...products,
  articlesActive: articles.active,
  articlesInactive: articles.inactive,
  advertsRunning,
});
type Numbers = ReturnType<typeof numbers>;

async function figures(kit: Kit): Promise<void> {
  await kit.sharedCategory();
  let before = numbers(await readSummary(kit));
  const step = async (what: string, due: Partial<Numbers>) => {
    const after = numbers(await readSummary(kit));
    for (const key of Object.keys(before) as (keyof Numbers)[]) {
      const wanted = before[key] + (due[key] ?? 0);
      if (after[key] !== wanted)
        told(kit, `${key} ${wanted} after ${what}`, after[key], `Count ${key} from the records at each read.`, key);
    }
    before = after;
  };
  const { id } = await kit.createProduct({ stock_status: 'out_of_stock' });
  await step('a product without a picture, out of stock, was created', { active: 1, outOfStock: 1, withoutImage: 1 });
  await kit.createAdvert(id);
  await step('it was advertised', { advertsRunning: 1 });
  await kit.must('deactivateProduct', { path: { id } });
  await step('it was deactivated, which leaves it out of stock and without a picture', {
    active: -1,
    inactive: 1,
    advertsRunning: -1,
  });
  const article = await kit.createArticle();
  await step('an article was created', { articlesActive: 1 });
  await kit.must('deactivateArticle', { path: { id: article.id } });
  await step('it was deactivated', { articlesActive: -1, articlesInactive: 1 });
}

async function events(kit: Kit): Promise<void> {
  const { id } = await kit.createArticle();
  await kit.must('commentOnArticle', { path: { articleId: id }, json: { content: 'Seen on the dashboard?' } });
  const begun = serverNow(kit);
  const { events: listed, quotesPerDay = [], backups } = await readSummary(kit);
  // Over midnight, and with a clock that is a little off, it is another day than when it is asked.
  const days = new Set([begun - CLOCKS_MS, serverNow(kit) + CLOCKS_MS].map((at) => dayInKenya(0, at)));
  await eventsFollow(kit);
  if (!listed.some(({ type, targetId }) => type === 'comment' && targetId === id))
    told(
      kit,
      'an event for the comment that came just now',
      listed.slice(0, 3),
      'List comments among the events, with the article’s id as targetId.',
      'comment',
    );
  const gap = quotesPerDay.findIndex(
    ({ date }, index) => index > 0 && Date.parse(date) - Date.parse(quotesPerDay[index - 1]?.date ?? '') !== DAY_MS,
  );
  if (gap > 0)
    told(kit, 'days in a row', quotesPerDay.slice(gap - 1, gap + 1), 'Answer a day without a request too.', 'days');
  const last = quotesPerDay.at(-1)?.date;
  if (last !== undefined && !days.has(last))
    told(kit, `today in Kenya, ${[...days].join(' or ')}, last`, last, 'Count days in Africa/Nairobi.', 'today');
  if (backups && !isPast(kit, backups))
    told(
      kit,
      'lastVerifiedAt at or before lastAt, and lastAt at or before now',
      backups,
      'Answer the moments at which the backups were made.',
      'backups',
    );
}

/** Of adverts by the end that is told of, of the others by when they came. */
function judgeOrder(kit: Kit, { events: listed }: Summary): void {
  const moments = listed.map(({ at }) => Date.parse(at));
  if (moments.some((at, index) => index > 0 && at > (moments[index - 1] ?? at)))
    told(
      kit,
      'the newest event first, of whatever type',
      listed.map(({ at, type }) => `${at} ${type}`),
      'Order events by their moment, descending.',
      'order',
    );
}

/** Ratings and requests are events too, requests are counted on their day, and what is about something deleted is gone. */
async function eventsFollow(kit: Kit): Promise<void> {
  const { id: productId } = await kit.createProduct();
  const rate = () =>
    kit.must('rateProduct', { path: { productId }, json: { rating: 5, comment: 'Seen on the dashboard?' } });
  // One type before the others, more of it than are shown, and behind them.
  for (let count = 0; count <= MOST_EVENTS; count += 1) await rate();
  const { id: articleId } = await kit.createArticle();
  const made = await kit.must('commentOnArticleAlias', { path: { articleId }, json: { content: 'Soon to go.' } });
  const commentId = String(dataOf<{ id?: unknown }>(made)?.id);
  const asked = kit.options.allow.traces
    ? await kit.must('requestQuote', { json: { ...ASKS, clients_note: kit.own.marker() } })
    : null;
  await rate();
  const first = await readSummary(kit);
  judgeOrder(kit, first);
  const expect = (now: Summary, type: string, target: string, due: boolean, what: string) => {
    const event = now.events.find((one) => one.type === type && one.targetId === target);
    if (due && event && Math.abs(Date.parse(event.at) - serverNow(kit)) > HOUR_MS)
      told(
        kit,
        `at within an hour of now ${what}`,
        event,
        'Answer the instant at which it happened, with its offset.',
        'at',
      );
    if ((event !== undefined) !== due)
      told(
        kit,
        `${due ? 'an' : 'no'} event of type ${type} ${what}`,
        now.events.map((event) => event.type),
        'Read events from the ratings, comments and requests that there are.',
        `${type} ${due ? 'comes' : 'goes'}`,
      );
  };
  expect(first, 'rating', productId, true, 'for the rating that came just now');
  expect(first, 'comment', articleId, true, 'for the comment that came just now');
  if (asked) {
    expect(first, 'quote', String(dataOf<{ id?: unknown }>(asked)?.id), true, 'for the request that came just now');
    const total = (days: Summary['quotesPerDay']) => (days ?? []).at(-1)?.count ?? 0;
    const count = first.quotesPerDay;
    const more = await kit.must('requestQuote', { json: { ...ASKS, clients_note: kit.own.marker() } });
    // Whatever becomes of it, it came today.
    if (kit.offers('updateQuotation'))
      await kit.must('updateQuotation', { path: { id: kit.made(more, 'quote') }, json: { status: 'closed' } });
    const now = (await readSummary(kit)).quotesPerDay;
    if (count && now && count.at(-1)?.date === now.at(-1)?.date && total(now) < total(count) + 1)
      told(
        kit,
        `${total(count) + 1} requests today after one more`,
        total(now),
        'Count the requests of today with the others.',
        'today count',
      );
  }
  if (kit.offers('deleteComment')) {
    await kit.must('deleteComment', { path: { commentId } });
    expect(await readSummary(kit), 'comment', articleId, false, 'for a comment that is deleted');
  }
  const again = await kit.createArticle();
  await kit.must('commentOnArticle', { path: { articleId: again.id }, json: { content: 'Goes with its article.' } });
  await kit.must('deleteArticle', { path: { id: again.id } });
  await kit.must('deleteProduct', { path: { id: productId } });
  const last = await readSummary(kit);
  expect(last, 'comment', again.id, false, 'for a comment whose article is deleted');
  expect(last, 'rating', productId, false, 'for a rating whose product is deleted');
}

const HOUR_MS = DAY_MS / 24;

/** An advert's end is told of three days before, and stays once it has come. */
async function endings(kit: Kit): Promise<void> {
  kit.needs('createAdvertisement');
  const instant = (ms: number) => new Date(serverNow(kit) + ms).toISOString();
  const made = async (fields: Record<string, unknown>) => {
    const { id } = await kit.createProduct();
    await kit.createAdvert(id, fields);
    return id;
  };
  const before = (await readSummary(kit)).adverts;
  const [soon, past, later] = [instant(3 * DAY_MS - HOUR_MS), instant(-2000), instant(3 * DAY_MS + HOUR_MS)];
  const endsSoon = await made({ end_date: soon });
  const adverts = [
    { id: endsSoon, due: soon, what: 'an active advert that ends within three days' },
    { id: await made({ start_date: instant(-DAY_MS), end_date: past }), due: past, what: 'one that ended just now' },
    { id: await made({ end_date: later }), due: null, what: 'one that goes on for more than three days' },
    { id: await made({ end_date: soon, isActive: false }), due: null, what: 'one that was stopped' },
  ];
  await made({ start_date: instant(HOUR_MS), end_date: soon });
  await kit.must('deactivateProduct', { path: { id: await made({ end_date: soon }) } });
  const after = await readSummary(kit);
  judgeOrder(kit, after);
  const { events: listed, adverts: now } = after;
  if (before && now && (now.running !== before.running + 2 || now.ending !== before.ending + 1))
    told(
      kit,
      `adverts of ${JSON.stringify(before)} and two more that run, one of which ends within three days`,
      now,
      'Count the adverts that run now, and of these those that end within three days: none that is to come, over, stopped, or of an inactive product.',
      'adverts',
    );
  const oldest = Date.parse(listed.at(-1)?.at ?? '');
  for (const { id, due, what } of adverts) {
    const event = listed.find((one) => one.type === 'advert_ending' && one.targetId === id);
    // Behind so many newer ones it may be left out.
    if (due !== null && !event && listed.length >= MOST_EVENTS && oldest > Date.parse(due)) continue;
    if ((event ? Date.parse(event.at) : null) === (due === null ? null : Date.parse(due))) continue;
    told(
      kit,
      due === null ? `no event for ${what}` : `an event advert_ending for ${what}, at ${due}`,
      event ?? 'none',
      'Tell of each active advert whose end is at most three days ahead, or past, with that end as `at`.',
      `ending of ${what}`,
    );
  }
  await kit.must('deleteProduct', { path: { id: endsSoon } });
  const left = (await readSummary(kit)).events.find(
    ({ type, targetId }) => type === 'advert_ending' && targetId === endsSoon,
  );
  if (left)
    told(
      kit,
      'no event advert_ending of a product that is deleted: its adverts are gone with it',
      left,
      'Read these events from the adverts that there are.',
      'ending goes',
    );
}

/** Clocks may differ a little. */
const CLOCKS_MS = 60_000;

function isPast(kit: Kit, { lastAt, lastVerifiedAt }: NonNullable<Summary['backups']>): boolean {
  if (lastAt === null) return lastVerifiedAt === null;
  const last = Date.parse(lastAt);
  return last <= serverNow(kit) + CLOCKS_MS && (lastVerifiedAt === null || Date.parse(lastVerifiedAt) <= last);
}
