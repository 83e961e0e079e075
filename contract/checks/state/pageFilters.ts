import { CREATES } from '../../run/creates';
import type { Kit } from '../../run/kit';
import { expectIds, idsFor, offersAll } from './filteredBy';
import { change, newestFirst, OPERATIONS } from './kinds';
import { read, walk } from './pages';

type Paged = 'product' | 'article';

/** A filter with the value that the many pass, and the one that the others pass; null where there is none. */
type Filter = readonly [name: string, many: string | null, others: string | null];

/** What a form holds. */
export type Texts = Record<string, string>;
/** Texts of a form that JSON has in a form of its own. */
const NOT_TEXTS = ['uses', 'tags', 'isBestSeller'];

/** What filters and orders tell many records, all alike, from others by. */
export interface Sorts {
  many: Texts;
  others: Texts;
  filters: readonly Filter[];
}

export async function sortsOf(kit: Kit, kind: Paged): Promise<Sorts> {
  if (kind === 'article') {
    const [tag, other] = [(await kit.createTag()).id, (await kit.createTag()).id];
    const tagged = (id: string) => ({ tags: JSON.stringify([id]) });
    return { many: tagged(tag), others: tagged(other), filters: [['tag_id', tag, other]] };
  }
  const hasUses = ['createProduct.uses', 'updateProduct.uses'].every((name) => kit.offers(name));
  const uses = (use: string) => hasUses && { uses: JSON.stringify([use]) };
  return {
    many: { product_price: '900.00', isBestSeller: 'true', ...uses('home') },
    others: {
      ...{ product_price: '800.00', new_price: '400.00', isBestSeller: 'false', stock_status: 'out_of_stock' },
      ...{ package_dimensions: '1 x 1', ...uses('farm') },
    },
    filters: [
      ['in_stock', 'true', 'false'],
      ...(hasUses ? [['use', 'home', 'farm'] as const] : []),
      ['min_price', '900', null],
      ['max_price', null, '899.99'],
      ['suggest', 'best-seller', 'discount-50'],
      ['health', 'without-dimensions', null],
    ],
  };
}

/** Orders in which the others come first, or last. */
const SORTED = [
  ['price', 'first'],
  ['-price', 'last'],
  ['discount', 'first'],
] as const;
const FIX =
  'Filter and sort the whole list by all that is asked for, on every page alike, and cut the page out of that: WHERE and ORDER BY before LIMIT.';

interface Listed {
  query: Record<string, string>;
  /** All alike, and in the order in which they were made, the newest first: a full page. */
  ids: readonly string[];
  size: number;
  /** The word that the names of the many have. */
  word: string;
  make: (fields?: Texts) => Promise<{ id: string }>;
  sorts: Sorts;
}

/** What parameters leave where it does not stand on one page: one more than a page of many that are alike, and two others, the newest and the oldest. */
export async function everyPage(kit: Kit, kind: Paged, { query, ids, size, word, make, sorts }: Listed): Promise<void> {
  const { list, key, deactivate } = OPERATIONS[kind];
  const oldest = ids.at(-1) ?? '';
  const many = [...ids.slice(0, -1), (await make()).id, (await make()).id];
  const name = { [CREATES[kind].name]: kit.own.marker() };
  const inJson = Object.entries({ ...sorts.others, ...name }).map(([field, text]) => [
    field,
    NOT_TEXTS.includes(field) ? (JSON.parse(text) as unknown) : text,
  ]);
  await change(kit, kind, oldest, Object.fromEntries(inJson));
  const others = [(await make({ ...sorts.others, ...name })).id, oldest];
  const told = (at: Parameters<Kit['fail']>[0], root: string, expected: string, got: string) =>
    kit.fail(at, { expected, got, fix: FIX, root: `page of ${root}`, pointer: '/components/schemas/PageMeta' });
  /** A page of those that a parameter leaves. */
  const expectPage = async (
    [parameter, value]: readonly [string, string],
    due: readonly string[],
    page: number,
    as: 'visitor' | 'staff',
  ) => {
    const asked = { ...query, ...newestFirst(kit, list), [parameter]: value };
    if (!offersAll(kit, list, asked)) return;
    const { exchange, records, meta } = await read(kit, list, key, as, { ...asked, page });
    const count = Math.max(0, Math.min(size, due.length - (page - 1) * size));
    const foreign = records.filter(({ id }) => !due.includes(id)).length;
    const { total = due.length } = meta;
    if (records.length !== count || foreign > 0 || total !== due.length)
      told(
        exchange,
        parameter,
        `${String(count)} on page ${String(page)} of the ${String(due.length)} that ${parameter}=${value} leaves`,
        `${String(records.length)}, ${String(foreign)} of which it does not leave; total ${String(meta.total)}`,
      );
  };
  for (const [parameter, forMany, forOthers] of sorts.filters) {
    const as = parameter === 'health' ? 'staff' : 'visitor';
    if (forMany !== null) await expectPage([parameter, forMany], many, 2, as);
    // What the many do not pass has nothing behind its only page.
    for (const page of forMany === null ? [1, 2] : [1])
      if (forOthers !== null) await expectPage([parameter, forOthers], others, page, as);
  }
  if (kit.offers(`${list}.search`)) {
    const found = await walk(kit, list, key, 'visitor', { ...query, search: word });
    if (found.toSorted().join() !== many.toSorted().join())
      told(
        kit.operation(list),
        'search',
        `the ${String(many.length)} over the pages of search=${word} whose names have the word`,
        `${String(found.length)}, ${String(found.filter((id) => many.includes(id)).length)} of them`,
      );
  }
  const all = [...many, ...others];
  const names = new Map(all.map((id) => [id, many.includes(id) ? 'one of the many' : 'one of the two others']));
  for (const [sort, where] of kind === 'product' ? SORTED : []) {
    const asked = { ...query, sort };
    if (!offersAll(kit, list, asked)) continue;
    const got = await idsFor(kit, kind, asked);
    const due = where === 'first' ? [others, many] : [many, others];
    const parts = [got.slice(0, due[0]?.length), got.slice(due[0]?.length)];
    const sorted = (both: readonly (readonly string[])[]) => both.flatMap((part) => part.toSorted());
    expectIds(kit, list, asked, sorted(due), sorted(parts), names);
  }
  for (const id of others) await kit.must(deactivate, { path: { id } });
  await expectPage(['status', 'active'], many, 2, 'staff');
  await expectPage(['status', 'all'], all, 2, 'staff');
  for (const page of [1, 2]) await expectPage(['status', 'inactive'], others, page, 'staff');
}
