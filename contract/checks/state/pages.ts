import { dataOf, type Exchange } from '../../http/exchange';
import { CannotJudge } from '../../run/cannotJudge';
import type { Kit } from '../../run/kit';
import type { Listed } from '../../run/lists';

export interface Meta {
  pageCount: number;
  page?: number;
  pageSize?: number;
  total?: number;
}
export interface Page {
  exchange: Exchange;
  records: Listed[];
  meta: Meta;
}

export const MAX_PAGES = 25;
/** Beyond it, filling a page with records of our own would take too long. */
export const MAX_PAGE_SIZE = 60;
export const FIX =
  'Take page × size records in a total order (a unique last key), count with the same condition, and round the number of pages up.';

/** A page of a list. @throws CannotJudge where the answer is none */
export async function read(
  kit: Kit,
  operation: string,
  key: string,
  as: 'staff' | 'visitor',
  query: Record<string, string | number>,
): Promise<Page> {
  const exchange = await kit.must(operation, { as, query });
  const data = dataOf<{ meta?: Meta } & Record<string, unknown>>(exchange);
  const records = data?.[key];
  if (!Array.isArray(records) || typeof data?.meta?.pageCount !== 'number')
    throw new CannotJudge(`${operation} answered no page`);
  return { exchange, records: records as Listed[], meta: data.meta };
}

/** @throws CannotJudge where a page cannot be filled with records of our own */
export function canFill(operation: string, size: number): void {
  if (size === 0 || size > MAX_PAGE_SIZE)
    throw new CannotJudge(
      `the page size of ${operation} is ${size === 0 ? 'not known' : `${size}, too many to fill a page`}`,
    );
}

/**
 * How many records a page holds; where that is not told, as many as stand on the first of several.
 * @param make a record of the list, where there is one page alone
 * @returns 0 where there are not several pages yet when so many are made
 */
export async function sizeOf(
  kit: Kit,
  [operation, key, as]: readonly [operation: string, key: string, as: 'staff' | 'visitor'],
  make: () => Promise<unknown>,
): Promise<number> {
  for (let made = 0; ; made += 1) {
    const { meta, records } = await read(kit, operation, key, as, {});
    const size = meta.pageSize ?? (meta.pageCount > 1 ? records.length : 0);
    if (size > 0 || made > MAX_PAGE_SIZE) return size;
    await make();
  }
}

/** How many records a list says that it holds in all; null where it leaves that out. */
export async function totalOf(
  kit: Kit,
  operation: string,
  query: Record<string, string>,
  as: 'staff' | 'visitor' = 'staff',
): Promise<number | null> {
  return dataOf<{ meta: Meta }>(await kit.must(operation, { as, query }))?.meta.total ?? null;
}

/** Walks a list and says what is wrong with its pages. @returns the ids in order */
export async function walk(
  kit: Kit,
  operation: string,
  key: string,
  as: 'staff' | 'visitor',
  query: Record<string, string>,
): Promise<string[]> {
  const pages: Page[] = [];
  const get = (page: number | null) => read(kit, operation, key, as, { ...query, ...(page !== null && { page }) });
  const first = await get(null);
  const { pageCount } = first.meta;
  for (let page = 1; page <= Math.min(pageCount, MAX_PAGES); page += 1) pages.push(await get(page));
  const told = (at: Page, expected: string, got: string, root: string) =>
    kit.fail(at.exchange, { expected, got, fix: FIX, root, pointer: '/components/schemas/PageMeta' });
  const [one] = pages;
  if (!one) throw new CannotJudge(`${operation} has no pages`);
  const ids = ({ records }: Page) => records.map(({ id }) => id).join();
  if (ids(first) !== ids(one))
    told(one, 'the same records without page as with page=1', `${ids(first)} and ${ids(one)}`, 'default');
  const again = await get(1);
  if (ids(again) !== ids(one))
    told(again, 'the same order at a second read', `${ids(one)}, then ${ids(again)}`, 'order');
  const size = one.records.length;
  for (const [index, page] of pages.entries()) {
    const isLast = index + 1 === pageCount;
    const { records, meta } = page;
    if (!isLast && records.length !== size)
      told(page, `${size} records on page ${index + 1} of ${pageCount}, as on page 1`, `${records.length}`, 'size');
    if (isLast && (records.length > size || (records.length === 0 && pageCount > 1)))
      told(page, `1 to ${size} records on the last page, ${pageCount}`, `${records.length}`, 'last');
    if (meta.pageCount !== pageCount)
      told(page, `pageCount ${pageCount} on every page`, `${meta.pageCount} on page ${index + 1}`, 'pageCount');
    if (meta.page !== undefined && meta.page !== index + 1)
      told(page, `meta.page ${index + 1}`, String(meta.page), 'page');
    if (meta.pageSize !== undefined && !isLast && meta.pageSize !== size)
      told(page, `meta.pageSize ${size}, which the page holds`, String(meta.pageSize), 'pageSize');
  }
  const all = pages.flatMap(({ records }) => records.map(({ id }) => id));
  const twice = all.find((id, index) => all.indexOf(id) !== index);
  if (twice !== undefined) told(one, 'every record on one page', `${twice} is on two`, 'twice');
  const whole = pageCount <= MAX_PAGES;
  if (whole && one.meta.total !== undefined && one.meta.total !== all.length)
    told(one, `meta.total ${all.length}, which the pages hold`, String(one.meta.total), 'total');
  const { pageSize, total } = one.meta;
  if (pageSize !== undefined && total !== undefined && pageCount !== Math.max(1, Math.ceil(total / pageSize)))
    told(
      one,
      `pageCount ${Math.max(1, Math.ceil(total / pageSize))} for ${total} records in pages of ${pageSize}`,
      String(pageCount),
      'arithmetic',
    );
  const beyond = await get(pageCount + 1);
  if (beyond.records.length > 0)
    told(
      beyond,
      `an empty list for page ${pageCount + 1} of ${pageCount}`,
      `${beyond.records.length} records`,
      'beyond',
    );
  if (beyond.meta.pageCount !== pageCount)
    told(beyond, `pageCount ${pageCount} past the end too`, String(beyond.meta.pageCount), 'pageCount beyond');
  return all;
}
