import type { Kit } from '../../run/kit';
import { type Candidate, type Field, isInvalid, shownValue, wrongTypes } from '../../spec/cases';
import type { Check } from '../check';
import { bodyOperations } from './bases';
import { refuseAll } from './probe';

/** What a lenient reader takes for a value that is valid, so that nothing else of it could be refused. */
function taken(kit: Kit, { pointer }: Field, valid: unknown): Candidate[] {
  const others: readonly unknown[] = Array.isArray(valid)
    ? [...(valid as unknown[]).slice(0, 1), JSON.stringify(valid)]
    : [[valid], String(valid)];
  return others
    .filter((value) => valid !== undefined && isInvalid(kit.contract, pointer, value))
    .map((value) => ({ what: shownValue(value), value }));
}

/** B05: a value is of its field's type. */
export const wrongType: Check = {
  id: 'B05',
  name: 'wrong-type',
  reach: 'own',
  rule: 'A field of a JSON body whose value is of another type than its schema says is 400: a number is no text, "1" is no number, false and "" are values like any other, null is only what is nullable.',
  run: (kit) =>
    refuseAll(
      kit,
      (_, __, field, valid) => [...wrongTypes(kit.contract, field), ...taken(kit, field, valid)],
      'Check types strictly and turn off the coercion of your framework: answer 400 and name the field in `data`.',
      bodyOperations(kit, 'application/json'),
    ),
};
