/** A page number in a pager, or `gap` where numbers are left out. */
type PagerEntry = number | 'gap';

/**
 * The entries of a pager: first, last, the current page and its neighbours; a gap where two or more are left out.
 * @param page current page, from 1
 * @param pageCount number of pages, at least 1
 */
export function pagerEntries(page: number, pageCount: number): PagerEntry[] {
  const wanted = new Set([1, pageCount, page - 1, page, page + 1]);
  if (page <= 3) [2, 3].forEach((n) => wanted.add(n));
  if (page >= pageCount - 2) [pageCount - 1, pageCount - 2].forEach((n) => wanted.add(n));
  const shown = [...wanted].filter((n) => n >= 1 && n <= pageCount).sort((a, b) => a - b);
  return shown.flatMap((n, index): PagerEntry[] => {
    const before = shown[index - 1];
    if (before === undefined || n - before === 1) return [n];
    return n - before === 2 ? [n - 1, n] : ['gap', n];
  });
}

/** A page number from a URL; whatever is not a whole number from 1 to a million, the contract's last, is the first page. */
export function pageFromText(text: string | null): number {
  return text !== null && /^([1-9][0-9]{0,5}|1000000)$/.test(text) ? Number(text) : 1;
}

/** What asks for the beginning of a list: the same everywhere, so that what one place has fetched serves the next. */
export const FIRST_PAGE = { page: 1 } as const;

const inUse = (record: { isActive: boolean }) => record.isActive;

/**
 * What visitors are offered of a list: what is in use. The server gives all of it to staff who are signed in, in the shop, too.
 * @param records undefined while unknown
 * @returns the very list where nothing of it is left out: what shows it need not be drawn anew
 */
export const active = <R extends { isActive: boolean }>(records: readonly R[] | undefined): readonly R[] | undefined =>
  records?.every(inUse) ? records : records?.filter(inUse);
