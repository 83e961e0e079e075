import { dataOf } from '../../http/exchange';
import { CREATES } from '../../run/creates';
import type { Kit } from '../../run/kit';
import type { Listed } from '../../run/lists';
import { change, NAMED, OPERATIONS } from './kinds';

/** Categories and tags are listed by name: neither as they were made or changed, nor the other way round. */
export async function byName(kit: Kit): Promise<void> {
  const word = kit.own.marker();
  for (const kind of NAMED) {
    const { list, key } = OPERATIONS[kind];
    const named = (name: string) => ({ [CREATES[kind].name]: `${word} ${name}` });
    const make = async (name: string) =>
      (await (kind === 'tag' ? kit.createTag(named(name)) : kit.createCategory(named(name)))).id;
    const [b, d, c] = [await make('b'), await make('d'), await make('c')];
    await change(kit, kind, d, named('a'));
    // For staff it stands where its name has it all the same.
    await kit.must(OPERATIONS[kind].deactivate, { path: { id: b } });
    const names = new Map([
      [d, 'a, once d'],
      [b, 'b, inactive'],
      [c, 'c'],
    ]);
    for (const as of ['visitor', 'staff'] as const) {
      const listed = dataOf<Record<string, Listed[]>>(await kit.must(list, { as }))?.[key] ?? [];
      const got = listed.flatMap(({ id }) => names.get(id) ?? []);
      // One that is missing is told by D02.
      const due = [...names.values()].filter((name) => got.includes(name));
      if (got.join() !== due.join())
        kit.fail(kit.operation(list), {
          expected: `records by name, after “${word}”: ${due.join('; ')}`,
          got: got.join('; '),
          fix: 'Order by the name as it is now, and by nothing else.',
        });
    }
  }
}
