import { dataOf, type Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import { pagesOf, type Listed } from '../../run/lists';
import { OPERATIONS } from './kinds';
import type { Meta } from './pages';

/** A parameter with a value that a record of our own passes, and one that it does not. */
export type Filter = readonly [name: string, passed: string, missed: string];

/** A word that nothing has, nor anything like it. */
export const NOWHERE = 'xqzwvkjyqz';

/** Whether the server offers each parameter of a query, with the value that it has. */
export const offersAll = (kit: Kit, list: string, query: Record<string, string>) =>
  kit
    .operation(list)
    .parameters.every(
      ({ name, schema }) =>
        query[name] === undefined || kit.offers(schema.enum ? `${list}.${name}=${query[name]}` : `${list}.${name}`),
    );

/**
 * A record of our own is listed where it passes all filters at once, and no more once it misses one of them, whichever; and
 * what is listed is counted so.
 * @param filters which together leave no page of records of others
 */
export async function filteredBy(
  kit: Kit,
  [list, key]: readonly [list: string, key: string],
  id: string,
  filters: readonly Filter[],
): Promise<void> {
  const offered = filters.filter(([name, ...values]) =>
    values.every((value) => offersAll(kit, list, { [name]: value })),
  );
  const all = Object.fromEntries(offered.map(([name, passed]) => [name, passed]));
  const look = async (query: Record<string, string>) => {
    const exchange = await kit.must(list, { as: 'staff', query });
    const data = dataOf<{ meta?: Meta } & Record<string, unknown>>(exchange);
    const records = (data?.[key] ?? []) as Listed[];
    return { exchange, records, meta: data?.meta, isThere: records.some((one) => one.id === id) };
  };
  const fix = 'Put all conditions together with AND, each in brackets of its own, and count with the same.';
  const words = (query: Record<string, string>) => new URLSearchParams(query).toString();
  const whole = await look(all);
  if (!whole.isThere) {
    let culprit = 'all';
    for (const name of Object.keys(all)) {
      const { [name]: _, ...others } = all;
      if ((await look(others)).isThere) culprit = name;
    }
    kit.fail(whole.exchange, {
      expected: `${id}, which passes each of them, for ${words(all)}`,
      got: culprit === 'all' ? 'it is missing' : `it is missing, and there without ${culprit}`,
      fix,
      root: culprit,
    });
    return;
  }
  for (const [name, , missed] of offered) {
    const query = { ...all, [name]: missed };
    const { exchange, records, meta, isThere } = await look(query);
    const total = meta?.total ?? records.length;
    if (isThere)
      kit.fail(exchange, {
        expected: `no ${id} for ${words(query)}`,
        got: `it is there, whatever ${name} says`,
        fix,
        root: name,
      });
    else if (meta?.pageCount === 1 && total !== records.length)
      kit.fail(exchange, {
        expected: `meta.total ${String(records.length)} for ${words(query)}`,
        got: String(total),
        fix,
        root: 'meta',
        pointer: '/components/schemas/PageMeta',
      });
  }
}

/** More of our own there are not. */
const MAX_PAGES = 8;

/** What a list shows for a query: the ids in order, over the pages. */
export async function idsFor(
  kit: Kit,
  kind: 'product' | 'article',
  query: Record<string, string>,
  as: 'visitor' | 'staff' = 'visitor',
): Promise<string[]> {
  const { list, key } = OPERATIONS[kind];
  const all: string[] = [];
  let wrong: { at: Exchange; got: string } | undefined;
  const read = (page: number) => kit.must(list, { as, query: { ...query, ...quiet(kit, list, query), page } });
  for await (const { exchange: at, page, records, pageCount, total } of pagesOf(key, MAX_PAGES, read)) {
    all.push(...records.map(({ id }) => id));
    if (page > 1 && records.length === 0) wrong = { at, got: `pageCount ${pageCount}, though page ${page} is empty` };
    else if (page === pageCount && (total ?? all.length) !== all.length)
      wrong = { at, got: `meta.total ${String(total)}` };
  }
  // Of records of our own alone, which nobody adds to meanwhile.
  if (wrong && (query.category_id !== undefined || query.tag_id !== undefined))
    kit.fail(wrong.at, {
      expected: `meta that counts the ${all.length} ${kind}s that these parameters leave`,
      got: wrong.got,
      fix: 'Count with the conditions by which the list is filtered, every one of them, search, tag and status included.',
      root: 'meta',
      pointer: '/components/schemas/PageMeta',
    });
  return all;
}

/** What we search for is nothing that visitors miss. */
const quiet = (kit: Kit, list: string, { search }: Record<string, string>): { quiet?: string } =>
  list === 'listProducts' && search !== undefined && kit.offers('listProducts.quiet') ? { quiet: 'true' } : {};

/** A violation where a list shows for a query something else than is due; `names` says what the ids stand for. */
export function expectIds(
  kit: Kit,
  operation: string,
  query: Record<string, string>,
  due: readonly string[],
  got: readonly string[],
  names: ReadonlyMap<string, string>,
  pointer?: string,
): void {
  if (due.join() === got.join()) return;
  const words = (list: readonly string[]) =>
    list.length === 0 ? 'nothing' : list.map((id) => names.get(id) ?? id).join(', ');
  const parameters = Object.entries(query)
    .filter(([name]) => name !== 'category_id' || Object.keys(query).length === 1)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  kit.fail(kit.operation(operation), {
    expected: `${words(due)} for ${parameters}`,
    got: words(got),
    fix: `Let ${operation} filter and order as ${Object.keys(query).at(-1) ?? ''} is described.`,
    root: `${Object.keys(query).at(-1) ?? ''}`,
    ...(pointer !== undefined && { pointer }),
  });
}
