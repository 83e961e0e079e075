import type { Kit } from '../../run/kit';
import { formOf } from '../../run/own';
import type { Check } from '../check';
import { recordsOf } from './records';

const KEYS = [
  '"__proto__": {"isActive": false, "polluted": "yes"}',
  '"constructor": {"prototype": {"polluted": "yes"}}',
  '"toString": "x"',
  '"hasOwnProperty": 1',
  // An error that names it has to leave some of it out.
  `"${'k'.repeat(300)}": 1`,
];
const FIX =
  'Look fields up among the contract’s own names only (a Map, or Object.hasOwn), never merge a body into another object, and refuse unknown fields with 400.';

/** B13: names that mean something to JavaScript mean nothing here. */
export const protoKeys: Check = {
  id: 'B13',
  name: 'proto-keys',
  reach: 'own',
  rule: 'Fields called __proto__, constructor, toString or hasOwnProperty are unknown fields like others, and so is one of 300 characters: 400, and what is answered afterwards is as before.',
  run: async (kit) => {
    await kit.each(
      KEYS,
      (key) => key.slice(0, 40),
      async (key) => {
        const exchange = await kit.call('createTag', {
          json: undefined,
          raw: { bytes: `{"tag_name": "${kit.own.marker()}", ${key}}`, type: 'application/json' },
        });
        kit.expect(exchange, 400, {
          when: `for the unknown field ${key.slice(0, 80)}`,
          fix: FIX,
          pointer: '/components/schemas/TagInput',
        });
      },
    );
    await kit.part('updateProfile', async () => {
      const { first_name: first, middle_name: middle, last_name: last } = await recordsOf(kit).profile();
      const names = JSON.stringify({ first_name: first, middle_name: middle ?? '', last_name: last }).slice(0, -1);
      for (const key of KEYS)
        kit.expect(
          await kit.call('updateProfile', { raw: { bytes: `${names}, ${key}}`, type: 'application/json' } }),
          400,
          { when: `for the unknown field ${key.slice(0, 80)}`, fix: FIX, pointer: '/components/schemas/ProfileInput' },
        );
    });
    await kit.part('createProduct', async () => {
      const form = formOf({
        product_name: kit.own.marker(),
        product_price: '1',
        category_id: await recordsOf(kit).category(),
        hasOwnProperty: 'x',
      });
      const exchange = await kit.call('createProduct', { form: [...form, { name: '__proto__', value: 'x' }] });
      kit.expect(exchange, 400, {
        when: 'for the unknown fields __proto__ and hasOwnProperty of a form',
        fix: FIX,
        pointer: '/components/schemas/ProductInput',
      });
    });
    await kit.part('afterwards', () => isAsBefore(kit));
  },
};

async function isAsBefore(kit: Kit): Promise<void> {
  const exchange = await kit.read('tag', await recordsOf(kit).tag());
  kit.expect(exchange, 200, { when: 'after such requests', fix: FIX, root: 'after' });
  if (exchange.body.includes('polluted'))
    kit.fail(exchange, {
      expected: 'a tag as before',
      got: 'a field `polluted`, which an earlier request sent within __proto__',
      fix: FIX,
      root: 'after',
    });
}
