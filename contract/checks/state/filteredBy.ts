import { dataOf } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Listed } from '../../run/snapshot';
import type { Meta } from './pages';

/** A parameter with a value that a record of our own passes, and one that it does not; null where none can be told. */
export type Filter = readonly [name: string, passed: string, missed: string | null];

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
    values.every((value) => value === null || offersAll(kit, list, { [name]: value })),
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
    if (missed === null) continue;
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
