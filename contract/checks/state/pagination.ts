import { dataOf, type Exchange } from '../../http/exchange';
import { CREATES } from '../../run/creates';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { ASKS, newestFirst, OPERATIONS } from './kinds';
import { orderStays } from './pageChanges';
import { everyPage, sortsOf, type Texts } from './pageFilters';
import { canFill, FIX, MAX_PAGE_SIZE, read, sizeOf, walk, type Page } from './pages';
import { proposalsInPages } from './proposalPages';
import { unlikeAny } from './searching';

const PAGED = ['product', 'article'] as const;

/** D08: pages are a partition of the list. */
export const pagination: Check = {
  id: 'D08',
  name: 'pagination',
  reach: 'read',
  shared: true,
  rule: 'Pages have the same size but for the last, no record is on two pages or on none, a missing page is page 1, pageCount fits, a page past the end is an empty list, and two reads have the same order, the newest first where no other is offered. Where records may be made, there are three pages at least, and a record that visitors do not see.',
  run: async (kit) => {
    await kit.each(
      [...PAGED],
      (kind) => OPERATIONS[kind].list,
      async (kind) => {
        const { list, key, deactivate } = OPERATIONS[kind];
        const made: string[] = [];
        if (kit.options.scope !== 'read-only') await kit.part(deactivate, () => fill(kit, kind, made));
        const ids = await walk(kit, list, key, 'visitor', {});
        const [earlier = -1, later = -1] = made.map((id) => ids.indexOf(id));
        if (earlier >= 0 && later > earlier && !kit.offers(`${list}.sort=recommended`))
          kit.fail(kit.operation(list), {
            expected: 'of two records the one that was made later first',
            got: `the earlier at place ${earlier + 1}, the later at ${later + 1}`,
            fix: 'Order by the moment they were made, descending, where no other order is offered.',
            root: 'newest',
          });
      },
    );
    if (kit.offers('listQuotations'))
      await kit.part('listQuotations', async () => void (await walk(kit, 'listQuotations', 'quotations', 'staff', {})));
  },
};

/**
 * Gives a list what its pages can be wrong about: a third one, a record that visitors do not see, and two that came one after the other.
 * @param made the ids of these two
 */
async function fill(kit: Kit, kind: (typeof PAGED)[number], made: string[]): Promise<void> {
  const { list, key, deactivate } = OPERATIONS[kind];
  const { id } = await kit.create(kind);
  for (let count = 0; count < 2; count += 1) made.push((await kit.create(kind)).id);
  await kit.must(deactivate, { path: { id } });
  const { records, meta } = await read(kit, list, key, 'visitor', {});
  const size = meta.pageSize ?? records.length;
  if (size > MAX_PAGE_SIZE) return;
  await kit.each(
    Array.from({ length: Math.max(0, 3 - meta.pageCount) * size }),
    () => list,
    async () => void (await kit.create(kind)),
  );
}

/** D29: the inbox in pages, on requests of our own. */
export const inboxPages: Check = {
  id: 'D29',
  name: 'inbox-pages',
  reach: 'traces',
  rule: 'The inbox comes in pages like every list, and so do quotations of the staff; a search goes through all of them, and every page has what was asked for and nothing else.',
  run: async (kit) => {
    await kit.part('listQuotations', () => requestsInPages(kit));
    await kit.part('listProposals', () => proposalsInPages(kit));
  },
};

async function requestsInPages(kit: Kit): Promise<void> {
  kit.needs('listQuotations', 'listQuotations.search');
  const word = unlikeAny();
  const pageSize = await sizeOf(kit, ['listQuotations', 'quotations', 'staff'], () =>
    kit.must('requestQuote', { json: { ...ASKS, clients_note: kit.own.marker() } }),
  );
  canFill('listQuotations', pageSize);
  const json = { ...ASKS, clients_note: `${kit.own.marker()} ${word}` };
  await kit.each(
    Array.from({ length: pageSize + 1 }),
    () => 'requestQuote',
    async () => void (await kit.must('requestQuote', { json })),
  );
  const newest = kit.made(await kit.must('requestQuote', { json }), 'quote');
  const query = { search: word };
  const all = await walk(kit, 'listQuotations', 'quotations', 'staff', query);
  const first = await read(kit, 'listQuotations', 'quotations', 'staff', query);
  if (first.meta.pageCount !== 2 || all.length !== pageSize + 2)
    kit.fail(first.exchange, {
      expected: `two pages for ${pageSize + 2} requests in pages of ${pageSize}`,
      got: `pageCount ${first.meta.pageCount}, ${all.length} requests on the pages`,
      fix: FIX,
      root: 'one more',
      pointer: '/components/schemas/PageMeta',
    });
  if (all[0] !== newest)
    kit.fail(first.exchange, {
      expected: `the newest request first, ${newest}`,
      got: all[0] ?? 'nothing',
      fix: 'Order by the moment the request came, descending.',
      root: 'newest',
    });
  kit.needs('updateQuotation', 'listQuotations.status=new');
  await kit.must('updateQuotation', { path: { id: newest }, json: { status: 'closed' } });
  const left = await walk(kit, 'listQuotations', 'quotations', 'staff', { ...query, status: 'new' });
  if (left.join() !== all.filter((id) => id !== newest).join())
    kit.fail(first.exchange, {
      expected: `the ${pageSize + 1} of them that are new, over the pages of status=new`,
      got: `${left.length}${left.includes(newest) ? ', one of them closed' : ''}`,
      fix: 'Filter every page by all that was asked for.',
      root: 'filtered pages',
    });
}

/** D25: the boundary between two pages, on records of our own. */
export const pageBoundary: Check = {
  id: 'D25',
  name: 'page-boundary',
  reach: 'own',
  rule: 'A full page is one page; one record more makes two, and one less makes one again. The newest record is first where that is the order. A change of a record, of its activity too, leaves its place; records that are equal in what they are sorted by are on one page each, whatever the order. Every page is filtered and sorted by all that is asked for, what stands on a later one too.',
  run: (kit) =>
    kit.each(
      [...PAGED],
      (kind) => OPERATIONS[kind].list,
      (kind) => boundary(kit, kind),
    ),
};

/** Fills a page of our own category exactly, then adds one record. */
async function boundary(kit: Kit, kind: (typeof PAGED)[number]): Promise<void> {
  const { list, key } = OPERATIONS[kind];
  kit.needs(`${list}.category_id`);
  const { id: category } = await kit.createCategory();
  const [sorts, word] = [await sortsOf(kit, kind), unlikeAny()];
  const name = () => ({ [CREATES[kind].name]: `${kit.own.marker()} ${word}` });
  const make = (fields: Texts = {}) => {
    const all = { category_id: category, ...name(), ...sorts.many, ...fields };
    return kind === 'product' ? kit.createProduct(all) : kit.createArticle(all);
  };
  const query = { category_id: category };
  const size = await sizeOf(kit, [list, key, 'visitor'], () => kit.create(kind));
  const told = (at: Page, expected: string, got: string, root: string) =>
    kit.fail(at.exchange, { expected, got, fix: FIX, root, pointer: '/components/schemas/PageMeta' });
  const order = newestFirst(kit, list);
  const expectNewest = async (id: string) => {
    if (order === null) return;
    const at = await read(kit, list, key, 'visitor', { ...query, ...order });
    const [first] = at.records;
    if (first?.id !== id) told(at, 'the newest record first', `${first?.id ?? 'nothing'} instead of ${id}`, 'newest');
  };
  const none = await read(kit, list, key, 'visitor', query);
  if (none.records.length > 0 || none.meta.pageCount !== 1)
    told(
      none,
      'an empty list and pageCount 1 for a category without records',
      `${none.records.length} records, pageCount ${none.meta.pageCount}`,
      'empty',
    );
  canFill(list, size);
  const oldest = await make();
  await kit.each(
    Array.from({ length: size - 2 }),
    () => list,
    async () => void (await make()),
  );
  const filling = size > 1 ? await make() : oldest;
  const full = await walk(kit, list, key, 'visitor', query);
  const page = await read(kit, list, key, 'visitor', query);
  if (page.meta.pageCount !== 1 || full.length !== size)
    told(
      page,
      `one page for ${size} records in pages of ${size}`,
      `pageCount ${page.meta.pageCount}, ${full.length} records`,
      'full',
    );
  await expectNewest(filling.id);
  const more = await make();
  const both = await walk(kit, list, key, 'visitor', query);
  const after = await read(kit, list, key, 'visitor', query);
  if (after.meta.pageCount !== 2 || both.length !== size + 1)
    told(
      after,
      `two pages for ${size + 1} records in pages of ${size}`,
      `pageCount ${after.meta.pageCount}, ${both.length} records on the pages`,
      'one more',
    );
  await expectNewest(more.id);
  if (kit.offers(`${list}.search`)) await searchedBehind(kit, list, key, oldest);
  await orderStays(kit, kind, { query, ids: both, size, name });
  // Without the newest, which is deleted by now.
  await everyPage(kit, kind, { query, ids: both.slice(1), size, word, make, sorts });
}

/** A search finds what does not stand on the first page. */
async function searchedBehind(
  kit: Kit,
  list: string,
  key: string,
  { id, exchange }: { id: string; exchange: Exchange },
): Promise<void> {
  const made = dataOf<Record<string, unknown>>(exchange);
  const name = made?.product_name ?? made?.title;
  if (typeof name !== 'string') return;
  const found = await read(kit, list, key, 'visitor', { search: name });
  if (!found.records.some((record) => record.id === id))
    kit.fail(found.exchange, {
      expected: `${id} for its name, though it stands behind the first page`,
      got: found.records.map((record) => record.id).join() || 'nothing',
      fix: 'Search the whole list, then cut the page out of what was found.',
      root: 'search',
    });
}
