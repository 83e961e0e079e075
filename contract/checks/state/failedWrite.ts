import type { Kind } from '../../run/journal';
import { CREATES } from '../../run/creates';
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

/** D07: what is refused has no effect. */
export const failedWrite: Check = {
  id: 'D07',
  name: 'failed-write-no-effect',
  reach: 'own',
  rule: 'An update that is answered 400, and an update, deactivation or delete that is answered 401, changes nothing.',
  run: (kit) =>
    kit.each(
      KINDS,
      (kind) => OPERATIONS[kind].update,
      async (kind) => {
        const { id } = await kit.create(kind);
        const before = await readData(kit, kind, id);
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
          const words = inWords(before, await readData(kit, kind, id));
          if (words !== '')
            kit.fail(answer, {
              expected: `that ${operation}, answered ${answer.status}, changes nothing`,
              got: words,
              fix: 'Authorize and validate the whole request before the first write, or write in one transaction.',
              root: `effect ${due}`,
            });
        }
      },
    ),
};
