import { dataOf, type Exchange } from '../../http/exchange';
import type { Kind } from '../../run/journal';
import { settledStatus } from '../../run/answers';
import type { Call } from '../../run/call';
import { CannotJudge, endsAtLimit } from '../../run/cannotJudge';
import { CREATES } from '../../run/creates';
import type { Kit } from '../../run/kit';
import { pagesOf, type Listed, type ListPage } from '../../run/lists';
import type { Operation } from '../../spec/contract';
import { inWords, same } from './compared';

/** Who asks for a quote. */
export const ASKS = { clients_name: 'Contract kit', clients_email: 'contract-kit@example.com' };

/** A request for a quote; it stays. */
export const asked = async (kit: Kit): Promise<string> =>
  kit.made(await kit.must('requestQuote', { json: { ...ASKS, clients_note: kit.own.marker() } }), 'quote');

export const KINDS: readonly Kind[] = ['product', 'article', 'category', 'tag'];

export type Named = 'category' | 'tag';
/** The kinds of which no two have one name. */
export const NAMED: readonly Named[] = ['category', 'tag'];

/** The operations of a kind beside those of CREATES. */
export interface Operations {
  list: string;
  /** Where a list's records stand in `data`. */
  key: string;
  update: string;
  activate: string;
  deactivate: string;
  /** Whether lists come in pages. */
  paged: boolean;
}

export const OPERATIONS: Readonly<Record<Kind, Operations>> = {
  product: {
    list: 'listProducts',
    key: 'products',
    update: 'updateProduct',
    activate: 'activateProduct',
    deactivate: 'deactivateProduct',
    paged: true,
  },
  article: {
    list: 'listArticles',
    key: 'articles',
    update: 'updateArticle',
    activate: 'activateArticle',
    deactivate: 'deactivateArticle',
    paged: true,
  },
  category: {
    list: 'listCategories',
    key: 'categories',
    update: 'updateCategory',
    activate: 'activateCategory',
    deactivate: 'deactivateCategory',
    paged: false,
  },
  tag: {
    list: 'listTags',
    key: 'tags',
    update: 'updateTag',
    activate: 'activateTag',
    deactivate: 'deactivateTag',
    paged: false,
  },
};

/** What calls of one moment are answered. @throws CannotJudge where a limit stands */
export async function together(calls: readonly Promise<Exchange>[]): Promise<Exchange[]> {
  const answers = await Promise.all(calls);
  for (const answer of answers) endsAtLimit(answer);
  return answers;
}

/** Calls as often at one moment. @throws CannotJudge where a limit stands */
export const atOnce = (times: number, act: (index: number) => Promise<Exchange>): Promise<Exchange[]> =>
  together(Array.from({ length: times }, (_, index) => act(index)));

/** In one order, whichever came first. */
export const statusesOf = (answers: readonly Exchange[]): string => answers.map(settledStatus).sort().join(', ');

/** A product's name in Kiswahili, where a call takes one. */
export const inKiswahili = (
  kit: Kit,
  call: 'createProduct' | 'updateProduct',
  product_name_sw = `Dishi ${kit.own.marker()} la paa`,
): { product_name_sw?: string } => (kit.offers(`${call}.product_name_sw`) ? { product_name_sw } : {});

/** Changes a record of ours and expects it to be taken. */
export const change = (kit: Kit, kind: Kind, id: string, json: unknown) =>
  kit.must(OPERATIONS[kind].update, { path: { id }, json });

/** What of a record two reads of it can be compared by: reading an article moves its `viewsCount` where the server knows no `visit`. */
export function comparable(kit: Kit, kind: Kind, record: Record<string, unknown>): Record<string, unknown> {
  if (kind !== 'article' || kit.readsQuietly) return record;
  const { viewsCount: _, ...others } = record;
  return others;
}

/** A record of ours as staff read it, without what the reading itself moves. */
export async function readData(
  kit: Kit,
  kind: Kind,
  id: string,
  as: Call['as'] = 'staff',
): Promise<Record<string, unknown>> {
  const { read, idParameter } = CREATES[kind];
  return comparable(
    kit,
    kind,
    dataOf(await kit.must(read, { path: { [idParameter]: id }, as, ...kit.quietly(read) })) ?? {},
  );
}

/** The pages of a list on which a newly made record may be, at most so many. */
const MAX_PAGES = 40;
/** Of a list that changes while it is read. */
const MOST_READINGS = 3;

/** What asks a list for the newest first; null where it has another order, and no other may be asked for. */
export function newestFirst(kit: Kit, list: string): Record<string, string> | null {
  if (list === 'listProducts' && kit.offers('listProducts.sort=newest')) return { sort: 'newest' };
  return kit.offers(`${list}.sort=recommended`) ? null : {};
}

/**
 * The list of a kind page after page, the newest first where it can be.
 * @throws CannotJudge behind the last page that is read, where a new record may stand on one that is left
 */
async function* pagesFor(
  kit: Kit,
  kind: Kind,
  as: 'staff' | 'visitor',
  query: Record<string, string>,
): AsyncGenerator<Pick<ListPage, 'records' | 'total'>> {
  const { list, key, paged } = OPERATIONS[kind];
  const order = newestFirst(kit, list);
  const read = (page: number) => kit.must(list, { as, query: { ...order, ...(page > 1 && { page }), ...query } });
  for await (const { records, total, page, pageCount } of pagesOf(key, paged ? MAX_PAGES : 1, read)) {
    yield { records, total };
    if (order === null && page === MAX_PAGES && page < pageCount)
      throw new CannotJudge(`${list} has more than ${MAX_PAGES} pages, and does not offer sort=newest`);
  }
}

/**
 * How often a record is in the list of its kind, over all pages.
 * @param due how often it should be: where it is not, and records of others came or went between two pages, which may have
 *   carried it from one to the other, the list is read again
 */
export async function timesListed(
  kit: Kit,
  kind: Kind,
  id: string,
  as: 'staff' | 'visitor',
  query: Record<string, string> = {},
  due = 1,
): Promise<{ times: number; record: Listed | undefined }> {
  for (let tries = 1; ; tries += 1) {
    const found: Listed[] = [];
    const totals = new Set<number | undefined>();
    for await (const { records, total } of pagesFor(kit, kind, as, query)) {
      found.push(...records.filter((one) => one.id === id));
      totals.add(total);
    }
    if (found.length === due || totals.size === 1 || tries === MOST_READINGS)
      return { times: found.length, record: found[0] };
  }
}

/** A record in the list of its kind, as far as a new one may be from the top. */
export async function newlyListed(
  kit: Kit,
  kind: Kind,
  id: string,
  as: 'staff' | 'visitor',
  query: Record<string, string> = {},
): Promise<Listed | undefined> {
  for await (const { records } of pagesFor(kit, kind, as, query)) {
    const found = records.find((one) => one.id === id);
    if (found) return found;
  }
  return undefined;
}

const SUMMARISED = ['product_name', 'product_name_sw', 'product_price', 'new_price'] as const;
const BOUNDS = [
  ['start_date', 'discount_start_date'],
  ['end_date', 'discount_end_date'],
] as const;

/** What an advert, a request or a list of links shows of a product is what the product says of itself. */
export async function judgeSummary(
  kit: Kit,
  at: Exchange | Operation,
  shown: Record<string, unknown> | undefined,
  productId: string,
): Promise<void> {
  const fault = shown ? summaryFault(shown, await readData(kit, 'product', productId)) : '';
  if (fault !== '')
    kit.fail(at, {
      expected: 'of a product what its own page says, its new price with the dates that bound it',
      got: fault,
      fix: 'Show what counts now; with new_price the discounts, or the product’s own dates, one of them alone too.',
      root: 'summary',
      pointer: '/components/schemas/ProductSummary',
    });
}

interface Picture {
  id: string;
  image_url: string;
}

/** In words; empty where nothing is wrong. */
function summaryFault(shown: Record<string, unknown>, product: Record<string, unknown>): string {
  const given = SUMMARISED.filter((field) => shown[field] !== undefined);
  const words = inWords(Object.fromEntries(given.map((field) => [field, product[field]])), shown);
  const picture = ({ id, image_url }: Picture) => `${id} ${image_url}`;
  const pictures = ((product.images ?? []) as Picture[]).map(picture);
  // How many of them it shows is the server's own.
  const former = ((shown.images ?? []) as Picture[]).map(picture).find((one) => !pictures.includes(one));
  if (former !== undefined) return `the picture ${former}, which the product does not have`;
  if (words !== '' || typeof shown.new_price !== 'string') return words;
  // What bounds it stands among the discounts, or with the product's own dates.
  const isBounded = (dates: Record<string, unknown>, at: 0 | 1) =>
    BOUNDS.every((names) => same(dates[names[at]] ?? null, product[names[1]] ?? null));
  const discounts = (shown.discounts ?? []) as Record<string, unknown>[];
  if (isBounded(shown, 1) || discounts.some((discount) => isBounded(discount, 0))) return '';
  const due = BOUNDS.map(([, name]) => `${name} ${JSON.stringify(product[name])}`).join(' and ');
  return `new_price without what bounds it, ${due}, with discounts ${JSON.stringify(discounts)}`;
}
