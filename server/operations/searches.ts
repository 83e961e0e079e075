import type { FastifyRequest } from 'fastify';
import { crowdOf, networkOf } from '../network';
import { listArticleTitles } from '../repositories/articles';
import { countAgain, keepMissedSearch, listMissedSearches } from '../repositories/missedSearches';
import { CATEGORIES, type NamedRow, listNames } from '../repositories/names';
import { isNarrowed, type ProductFilter } from '../repositories/productFilters';
import { listProducts } from '../repositories/products';
import { countHit } from '../repositories/rateLimits';
import { memoryOf, remember } from '../repositories/remember';
import { priceWords, wordsBesidePrice } from '../search/priceWords';
import { WordIndex } from '../search/wordIndex';
import { isSmall, plainText } from '../search/words';
import type { Services } from '../services';
import { noted } from './noted';
import { DAY, WINDOW } from './self';
import type { Operations } from './types';
import { toCategory, toTeaser } from './views';

/** The contract's bounds of what is suggested. */
const PRODUCTS_SHOWN = 5;
const ARTICLES_SHOWN = 3;
const CATEGORIES_SHOWN = 3;

const DAYS = 30;

export function searchOperations(services: Services) {
  const { content, db, media, search } = services;

  async function suggestedProducts(words: string) {
    const memory = memoryOf(content, ['products']);
    const { filter, found } = await wordsOf(services, { status: 'active', search: words });
    if (!found && !isNarrowed(filter)) return [];
    const page = { page: 1, pageSize: PRODUCTS_SHOWN };
    return (await listProducts(db, memory, filter, found, page)).rows;
  }

  return {
    async suggestSearch({ query: { search: typed = '' } }) {
      const words = wordsBesidePrice(typed);
      const [products, articles, categories] = await Promise.all([
        suggestedProducts(typed),
        search.articles.find(words, 'active'),
        findCategories(services, words),
      ]);
      const data = {
        products: products.map((product) => toTeaser(media, product)),
        articles: await listArticleTitles(db, (articles ?? []).slice(0, ARTICLES_SHOWN)),
        categories: categories.slice(0, CATEGORIES_SHOWN).map(toCategory),
      };
      return { success: true, message: 'Suggestions', data };
    },

    async listMissedSearches({ query: { days = DAYS } }) {
      const searches = await listMissedSearches(db, days);
      return { success: true, message: 'Searches without a result', data: { searches } };
    },
  } satisfies Partial<Operations>;
}

/**
 * What a query asks for, with what its words say of the price where no price is asked for, and the ids of what the other
 * words find; null where they look for nothing.
 */
export async function wordsOf(
  { search }: Services,
  asked: ProductFilter,
): Promise<{ filter: ProductFilter; found: readonly string[] | null }> {
  if (asked.search === undefined) return { filter: asked, found: null };
  const { words, ...bounds } = priceWords(asked.search);
  const isBound = asked.minPrice !== undefined || asked.maxPrice !== undefined;
  const filter = isBound ? asked : { ...asked, ...bounds };
  return { filter, found: await search.products.find(words, asked.status) };
}

/** Active categories whose names fit. */
async function findCategories({ content, db }: Services, words: string): Promise<NamedRow[]> {
  const { index, byId } = await remember(
    memoryOf(content, ['categories']),
    'words of categories',
    async () => {
      const rows = await listNames(db, CATEGORIES, true);
      const made = { index: new WordIndex(), byId: new Map(rows.map((row) => [row.id, row])) };
      const empty = { labels: [], description: '', details: '', isActive: true, quality: 0 };
      for (const { id, name, nameSw } of rows)
        made.index.put({ ...empty, id, titles: nameSw === null ? [name] : [name, nameSw] });
      return made;
    },
    ({ byId: kept }) => 1_000 * kept.size,
  );
  return (index.search(words, 'active') ?? []).flatMap((id) => byId.get(id) ?? []);
}

/** Seven digits or more, however they are grouped; a model's number has letters before them. */
const PHONE_NUMBER = /(?<![\p{L}\p{Nd}-])(?:\p{Nd}[\s().-]*){7}/u;
/** Two round sums are no such number: `20,000 - 40,000`. What begins like one abroad may be. */
const ROUND = '[1-9]\\p{Nd}{1,3}00';
const RANGE = new RegExp(`(?<![\\p{Nd}+().-]\\s*)(?!254)${ROUND}\\s*-\\s*${ROUND}(?!\\s*[\\p{Nd}().-])`, 'gu');
/** Longer ones are no words that somebody looks for. */
const LONGEST_KEPT = 60;
/** Searches that count from one network, for each write a minute that a visitor may make: 30 in a quarter of an hour. */
const MISSED_PER_WRITE = 0.5;
/**
 * Of these, words that nobody looked for yet that day, a day: no network, nor the many that count as one there, leaves the
 * others without room.
 */
const NEW_PER_WRITE = 1;

/** Counts a visitor's search that found nothing; one that cannot be written down is no reason not to answer. */
export async function countMissed(
  { config, db }: Services,
  search: string | undefined,
  request: FastifyRequest,
): Promise<void> {
  const words = keptWords(search ?? '');
  if (words === null) return;
  request.isCounted = true;
  const count = async () => {
    const { visitorWrites } = config.limits;
    const isWithin = async (key: string, perWrite: number, seconds: number) =>
      (await countHit(db, { key, limit: visitorWrites * perWrite, seconds })) === 0;
    const again = `searches from ${networkOf(request)}`;
    if (!(await isWithin(again, MISSED_PER_WRITE, WINDOW)) || (await countAgain(db, words))) return;
    if (await isWithin(`new searches from ${crowdOf(request)}`, NEW_PER_WRITE, DAY)) await keepMissedSearch(db, words);
  };
  await noted(request, count, 'a search was not counted');
}

/** The words tidied up; null for none, for an address or a number of somebody, and for what nobody would type. */
function keptWords(search: string): string | null {
  if (search.includes('@') || PHONE_NUMBER.test(plainText(search).replace(RANGE, ' '))) return null;
  // Where it says a price, the small words say which: `kits under 1000`.
  const hasPrice = priceWords(search).words !== search;
  const words = plainText(search)
    .split(/\s+/u)
    .filter((word) => word !== '' && (hasPrice || !isSmall(word)))
    .join(' ');
  return words === '' || Array.from(words).length > LONGEST_KEPT ? null : words;
}
