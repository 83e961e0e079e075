import type { Exchange } from '../../http/exchange';
import type { Kind } from '../../run/journal';
import { CREATES } from '../../run/creates';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { inWords } from './compared';
import { KINDS, OPERATIONS, readData } from './kinds';

/** A body with one field that could be taken and one that cannot. */
const HALF_VALID: Readonly<Record<Kind, (marker: string) => Record<string, unknown>>> = {
  product: (marker) => ({ product_name: marker, quantity: -1 }),
  article: (marker) => ({ title: marker, tags: 'none' }),
  category: (marker) => ({ category_name: marker, isActive: false }),
  tag: (marker) => ({ tag_name: marker, isActive: false }),
};

const LATE = '2031-01-02T00:00:00Z';
const EARLY = '2031-01-01T00:00:00Z';

/**
 * Bodies of which every field is valid by itself, and refused, or may be, for what it names or what bounds it: a server that looks these
 * up while it writes keeps the rest.
 */
async function refusedTogether(kit: Kit, kind: Kind): Promise<Record<string, unknown>[]> {
  if (kind === 'tag') return [];
  if (kind === 'category') {
    // A name that another one has, beside a field of its own.
    const taken = kit.own.marker();
    await kit.createCategory({ category_name: taken });
    return kit.offers('updateCategory.category_name_sw')
      ? [{ category_name_sw: kit.own.marker(), category_name: taken }]
      : [];
  }
  const category_id = await kit.absentId('category');
  return kind === 'article'
    ? [{ category_id }, { tags: [await kit.absentId('tag')] }]
    : [
        { category_id },
        { discount_start_date: LATE, discount_end_date: EARLY },
        { product_price: '100.00', new_price: '200.00' },
      ];
}

/** D07: what is refused has no effect. */
export const failedWrite: Check = {
  id: 'D07',
  name: 'failed-write-no-effect',
  reach: 'own',
  rule: 'An update that is refused, for one of its fields, for what one refers to or for what bounds another, and an update, deactivation or delete that is answered 401, changes nothing.',
  run: (kit) =>
    kit.each(
      KINDS,
      (kind) => OPERATIONS[kind].update,
      async (kind) => {
        const { id } = await kit.create(kind);
        let stands = await readData(kit, kind, id);
        const { update, deactivate } = OPERATIONS[kind];
        const json = HALF_VALID[kind](kit.own.marker());
        const valid = { [CREATES[kind].name]: kit.own.marker() };
        for (const { operation, due, call } of [
          { operation: update, due: 400, call: { json } },
          { operation: update, due: 401, call: { json: valid, as: 'visitor' } },
          { operation: deactivate, due: 401, call: { as: 'visitor' } },
          { operation: CREATES[kind].remove, due: 401, call: { as: 'visitor' } },
        ] as const) {
          const answer = await kit.call(operation, { path: { id }, ...call });
          kit.expect(answer, due, {
            when: due === 401 ? 'without a session' : `for ${JSON.stringify(json)}`,
            fix:
              due === 401
                ? 'Demand a session before anything else.'
                : 'Refuse a body of which any field is wrong, unknown fields included.',
            root: String(due),
          });
          stands = await expectNoEffect(kit, kind, { id, stands, answer });
        }
        for (const fields of await refusedTogether(kit, kind)) {
          const answer = await kit.call(update, { path: { id }, json: { ...valid, ...fields } });
          // Whether it had to be refused other checks say.
          stands =
            answer.status < 400
              ? await readData(kit, kind, id)
              : await expectNoEffect(kit, kind, { id, stands, answer });
        }
      },
    ),
};

/** @returns what stands, which the next one must leave */
async function expectNoEffect(
  kit: Kit,
  kind: Kind,
  { id, stands, answer }: { id: string; stands: Record<string, unknown>; answer: Exchange },
): Promise<Record<string, unknown>> {
  const now = await readData(kit, kind, id);
  const words = inWords(stands, now);
  if (words !== '')
    kit.fail(answer, {
      expected: `that ${answer.operation?.id ?? ''}, answered ${answer.status}, changes nothing`,
      got: words,
      fix: 'Authorize and validate the whole request, with all that it refers to, before the first write, or write in one transaction.',
      root: `effect ${answer.status}`,
    });
  return now;
}
