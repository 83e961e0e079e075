import type { Check } from '../check';
import { change, inWords, KINDS, OPERATIONS, readData } from './kinds';
import { CREATES } from '../../run/kit';

/** D04: an update changes the record that it names, and no other. */
export const updateIsolated: Check = {
  id: 'D04',
  name: 'update-isolated',
  reach: 'own',
  rule: 'An update, a deactivation and a delete change only the record that the path names.',
  run: (kit) =>
    kit.each(
      KINDS,
      (kind) => OPERATIONS[kind].update,
      async (kind) => {
        const [first, second, third] = [await kit.create(kind), await kit.create(kind), await kit.create(kind)];
        const before = await readData(kit, kind, second.id);
        const { update, deactivate } = OPERATIONS[kind];
        for (const [operation, act] of [
          [update, () => change(kit, kind, first.id, { [CREATES[kind].name]: kit.own.marker() })],
          [deactivate, () => kit.must(deactivate, { path: { id: first.id } })],
          [CREATES[kind].remove, () => kit.must(CREATES[kind].remove, { path: { id: third.id } })],
        ] as const) {
          await act();
          const words = inWords(before, await readData(kit, kind, second.id));
          if (words !== '')
            kit.fail(kit.operation(operation), {
              expected: `that ${operation} leaves another ${kind} as it is`,
              got: words,
              fix: `Put the id of the path into the condition of the statement that ${operation} runs.`,
            });
        }
      },
    ),
};
