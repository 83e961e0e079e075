import { dataOf, type Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import { serverNow } from '../../run/serverNow';
import type { Check } from '../check';
import { change } from './kinds';
import { MAX_PAGES, read as readPage, totalOf } from './pages';
import { dayFromToday, DRAFT, FIGURES, type Proposal } from './proposalFigures';
import { begun, send } from './proposalSteps';

const SOURCES = ['cart', 'product', 'header', 'contact'] as const;
const COUNTED = ['quoted', 'open', 'won'] as const;
const POINTER = '/components/schemas/SalesFigures';
/** Products of `mostAsked`. */
const MOST_SHOWN = 5;

interface Sales {
  since: string;
  requests: Record<(typeof SOURCES)[number], number>;
  firstAnswer: { answered: number; medianSeconds: number | null };
  quoted: { count: number; value: string };
  open: { count: number; value: string };
  won: { count: number; value: string };
  mostAsked: { id: string; product_name: string; count: number }[];
}

/** D55: how requests become sales, counted as the lists do. Requests and what was sent stay. */
export const salesFigures: Check = {
  id: 'D55',
  name: 'sales-figures',
  reach: 'traces',
  shared: true,
  rule: 'Of this month in Kenya, a request adds one to the figure of its source, and its first call, sent quotation or status contacted or quoted one to those answered, whose median time is that of their histories. A quotation that is sent adds itself and its total to quoted and open; accepted, it goes from open to won. Each figure is the total of its list, and its value the sum of theirs, by since and source, by product, and by counted; mostAsked has the most first.',
  run: async (kit) => {
    kit.needs('getDashboardSummary');
    if (!(await read(kit))) return;
    await kit.part('createQuotation', () => asked(kit));
    await kit.part('sendProposal', () => offered(kit));
    await kit.part('listQuotationHistory', () => ofHistories(kit));
    await kit.part('listQuotations', () => ofRequests(kit));
    await kit.part('listProposals', () => ofProposals(kit));
  },
};

const read = async (kit: Kit): Promise<Sales | undefined> =>
  dataOf<{ sales?: Sales }>(await kit.must('getDashboardSummary'))?.sales;

function told(kit: Kit, root: string, { expected, got, fix }: { expected: string; got: unknown; fix: string }): void {
  kit.fail(kit.operation('getDashboardSummary'), {
    expected,
    got: JSON.stringify(got) ?? 'nothing',
    fix,
    root,
    pointer: POINTER,
  });
}

/** What a step adds to figures, at least: others may ask, answer and offer meanwhile. */
async function expectMore(
  kit: Kit,
  [root, figureOf]: [root: string, figureOf: (sales: Sales) => readonly number[]],
  due: readonly number[],
  step: () => Promise<unknown>,
): Promise<void> {
  const before = await read(kit);
  await step();
  const after = await read(kit);
  // A month that ends meanwhile begins anew.
  if (!before || !after || before.since !== after.since) return;
  const [was, is] = [figureOf(before), figureOf(after)];
  if (due.some((more, index) => (is[index] ?? 0) < (was[index] ?? 0) + more))
    told(kit, root, {
      expected: `${root} of ${JSON.stringify(was)} and ${JSON.stringify(due)} more`,
      got: is,
      fix: 'Count this month’s requests and quotations at each read.',
    });
}

async function request(kit: Kit, words: string, productIds?: string[]): Promise<string> {
  const made = await kit.must('createQuotation', {
    json: {
      clients_name: 'Contract kit',
      clients_email: 'contract-kit@example.com',
      clients_note: `${words}${kit.own.marker()}`,
      ...(productIds && { productIds }),
    },
  });
  return kit.made(made, 'quote');
}

async function asked(kit: Kit): Promise<void> {
  const [one, other] = [await kit.createProduct(), await kit.createProduct()];
  // With these more than are shown.
  const more = await Promise.all(Array.from({ length: MOST_SHOWN - 1 }, () => kit.createProduct()));
  const since = (await read(kit))?.since ?? '';
  const began = Date.parse(`${dayFromToday(kit).slice(0, 7)}-01T00:00:00+03:00`);
  // In a month's first minute the server's clock may stand before it.
  if (Date.parse(since) !== began && serverNow(kit) - began > 60_000)
    told(kit, 'since', {
      expected: new Date(began).toISOString(),
      got: since,
      fix: 'Begin the month at midnight in Africa/Nairobi.',
    });
  const made: string[] = [];
  for (const [source, words, ids] of [
    // Named many times it counts once, where `mostAsked` has it; the one that is asked for once alone is named first.
    ['cart', '', [...[other, ...more].map(({ id }) => id), ...Array.from({ length: 20 }, () => one.id)]],
    ['product', 'Subject: none, for it names a product ', [one.id]],
    ['header', '', undefined],
    ['contact', 'Subject: Of the contract kit\n\n', undefined],
  ] as const)
    await expectMore(kit, [`requests.${source}`, ({ requests }) => [requests[source]]], [1], async () => {
      made.push(await request(kit, words, ids && [...ids]));
    });
  // Two of these requests name it.
  const most = (await read(kit))?.mostAsked ?? [];
  if (most.every(({ id }) => id !== one.id) && (most.length < MOST_SHOWN || most.some(({ count }) => count < 2)))
    told(kit, 'mostAsked missing', {
      expected: `the product ${one.id}, which 2 requests name, among those that most of them name`,
      got: most,
      fix: 'Count over all requests of the month, and take the highest counts.',
    });
  const named = kit.own.marker();
  await change(kit, 'product', one.id, { product_name: named });
  const shown = (await read(kit))?.mostAsked.find(({ id }) => id === one.id);
  if (shown && shown.product_name !== named)
    told(kit, 'mostAsked name', {
      expected: `the product ${one.id} as it is called now, ${named}`,
      got: shown,
      fix: 'Read the product’s name when it is shown, and keep no answer beyond a change.',
    });
  await kit.must('deleteProduct', { path: { id: one.id } });
  const left = (await read(kit))?.mostAsked.find(({ id }) => id === one.id);
  if (left)
    told(kit, 'mostAsked gone', {
      expected: 'no product in mostAsked that is deleted',
      got: left,
      fix: 'Name only products that there are: requests keep the id of one that is gone.',
    });
  const [contacted = '', called = '', quoted = ''] = made;
  if (!kit.offers('updateQuotation')) return;
  if (kit.offers('addQuotationEntry')) {
    await noAnswer(kit);
    await expectMore(kit, ANSWERED, [1], () =>
      kit.must('addQuotationEntry', { path: { id: called }, json: { kind: 'call', text: 'They were told.' } }),
    );
  }
  for (const [path, status] of [
    [{ id: contacted }, 'contacted'],
    [{ id: quoted }, 'quoted'],
  ] as const)
    await expectMore(kit, ANSWERED, [1], () => kit.must('updateQuotation', { path, json: { status } }));
  if ((await read(kit))?.firstAnswer.medianSeconds === null)
    told(kit, 'median', {
      expected: 'a median, once a request was answered',
      got: null,
      fix: 'Take the median of the times from a request to its first answer.',
    });
}

const ANSWERED: [root: string, figureOf: (sales: Sales) => readonly number[]] = [
  'firstAnswer.answered',
  ({ firstAnswer }) => [firstAnswer.answered],
];
/** Somebody else may answer a request at the same moment, but not so often. */
const TRIES = 3;

/** A note is no answer, whatever it says, and neither is that a request is closed. */
async function noAnswer(kit: Kit): Promise<void> {
  const answered = async () => (await read(kit))?.firstAnswer.answered ?? 0;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const path = { id: await request(kit, '') };
    const before = await answered();
    await kit.must('addQuotationEntry', { path, json: { kind: 'note', text: 'contacted' } });
    await kit.must('updateQuotation', { path, json: { status: 'closed' } });
    if ((await answered()) <= before) return;
  }
  told(kit, 'no answer', {
    expected: 'firstAnswer.answered as before once a request has a note and is closed',
    got: 'one more each time',
    fix: 'Take the first call, sent, or status of contacted or quoted for the answer.',
  });
}

/** So many requests that each of their histories is read. */
const MOST_READ = 40;
/** Instants are told to the millisecond or finer. */
const ROUNDING = 0.01;

/** How many were answered, and the median time to that, where few enough have asked this month and nothing moves meanwhile. */
async function ofHistories(kit: Kit): Promise<void> {
  kit.needs('listQuotations', 'listQuotations.since', 'listQuotationHistory');
  const before = await read(kit);
  const since = before?.since ?? '';
  const seconds: number[] = [];
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const { records, meta } = await readPage(kit, 'listQuotations', 'quotations', 'staff', { since, page });
    ({ pageCount } = meta);
    if ((meta.total ?? Infinity) > MOST_READ) return;
    for (const { id, createdAt } of records) {
      const { entries = [] } =
        dataOf<{ entries: Entry[] }>(await kit.must('listQuotationHistory', { path: { id } })) ?? {};
      const first = Math.min(...entries.filter(isAnswer).map(({ at }) => Date.parse(at)));
      if (Number.isFinite(first)) seconds.push((first - Date.parse(String(createdAt))) / 1000);
    }
  }
  if (!before || JSON.stringify(before) !== JSON.stringify(await read(kit))) return;
  const { answered, medianSeconds } = before.firstAnswer;
  const sorted = seconds.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const [least = 0, most = 0] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  // Of an even number any that stands between the two in the middle is one.
  const isMedian =
    medianSeconds !== null &&
    medianSeconds >= Math.floor(least - ROUNDING) &&
    medianSeconds <= Math.floor(most + ROUNDING);
  if (answered === sorted.length && (answered === 0 || isMedian)) return;
  told(kit, 'histories', {
    expected: `${String(sorted.length)} answered, in ${String(Math.floor(least))} to ${String(Math.floor(most))} seconds in the middle, by their histories`,
    got: before.firstAnswer,
    fix: 'Take of each request the time from createdAt to its first answer, and the median of these in whole seconds, rounded down.',
  });
}

interface Entry {
  kind: string;
  text: string | null;
  at: string;
}
const isAnswer = ({ kind, text }: Entry): boolean =>
  kind === 'call' || kind === 'sent' || (kind === 'status' && (text === 'contacted' || text === 'quoted'));

async function offered(kit: Kit): Promise<void> {
  kit.needs('createProposal', 'updateProposal', 'sendProposal', 'acceptSharedProposal');
  const id = await begun(kit);
  const path = { id };
  const json = { ...DRAFT, customerName: kit.own.marker(), validUntil: null };
  await kit.must('updateProposal', { path, json });
  const total = Number(FIGURES.totals.total);
  const sent: { exchange?: Exchange } = {};
  const both = (one: 'quoted' | 'won', other: 'open' | 'quoted') => (sales: Sales) =>
    [one, other].flatMap((name) => [sales[name].count, centsOf(sales[name].value)]);
  const more = [1, Math.round(total * 100)];
  await expectMore(kit, ['quoted and open', both('quoted', 'open')], [...more, ...more], async () => {
    sent.exchange = await send(kit, id);
  });
  const shareKey = (sent.exchange && dataOf<Proposal>(sent.exchange)?.shareKey) ?? '';
  if (sent.exchange) kit.own.owns(shareKey, sent.exchange, 'key');
  await expectMore(kit, ['won and quoted', both('won', 'quoted')], [...more, 0, 0], () =>
    kit.must('acceptSharedProposal', { path: { shareKey }, json: { name: 'Contract Kit', version: 1 } }),
  );
}

const centsOf = (amount: string): number => Math.round(Number(amount) * 100);

/** What of it a list does not say, which may leave its total out, is null. */
type Totals = [name: string, figure: number, total: number | null][];

/** Figures and what lists say of them, where nothing moved meanwhile. */
async function agree(kit: Kit, totalsOf: (sales: Sales) => Promise<Totals>) {
  const before = await read(kit);
  const totals = before && (await totalsOf(before));
  if (!totals || JSON.stringify(before) !== JSON.stringify(await read(kit))) return;
  for (const [name, figure, total] of totals)
    if (total !== null && figure !== total)
      told(kit, name, {
        expected: `${name} ${total}, the total of its list`,
        got: figure,
        fix: 'Let one condition decide for the figure and for the list.',
      });
}

/** What the quotations of a list come to; null where there are too many to be read. */
async function centsListed(kit: Kit, query: Record<string, string>): Promise<number | null> {
  let cents = 0;
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const { records, meta } = await readPage(kit, 'listProposals', 'proposals', 'staff', { ...query, page });
    for (const { total } of records) cents += centsOf(String(total));
    ({ pageCount } = meta);
    if (pageCount > MAX_PAGES) return null;
  }
  return cents;
}

async function ofRequests(kit: Kit): Promise<void> {
  kit.needs('listQuotations', 'listQuotations.since');
  await agree(kit, async ({ since, requests, mostAsked }) => {
    const all = SOURCES.reduce((sum, source) => sum + requests[source], 0);
    const totals: Totals = [['requests', all, await totalOf(kit, 'listQuotations', { since })]];
    for (const source of SOURCES.filter((one) => kit.offers(`listQuotations.source=${one}`)))
      totals.push([`requests.${source}`, requests[source], await totalOf(kit, 'listQuotations', { since, source })]);
    for (const { id: productId, count } of kit.offers('listQuotations.productId') ? mostAsked : [])
      totals.push(['mostAsked', count, await totalOf(kit, 'listQuotations', { since, productId })]);
    return totals;
  });
  const counts = (await read(kit))?.mostAsked.map(({ count }) => count) ?? [];
  if (counts.some((count, index) => count > (counts[index - 1] ?? count)))
    told(kit, 'mostAsked', { expected: 'the most first', got: counts, fix: 'Order by the count, descending.' });
}

async function ofProposals(kit: Kit): Promise<void> {
  kit.needs('listProposals');
  await agree(kit, async (sales) => {
    const totals: Totals = [];
    for (const counted of COUNTED.filter((one) => kit.offers(`listProposals.counted=${one}`))) {
      totals.push([counted, sales[counted].count, await totalOf(kit, 'listProposals', { counted })]);
      const cents = await centsListed(kit, { counted });
      totals.push([`${counted}.value in cents`, centsOf(sales[counted].value), cents]);
    }
    return totals;
  });
}
