import { wrongTypes } from '../../spec/cases';
import type { Check } from '../check';
import { bodyOperations } from './bases';
import { refuseAll } from './probe';

/** B05: a value is of its field's type. */
export const wrongType: Check = {
  id: 'B05',
  name: 'wrong-type',
  reach: 'own',
  rule: 'A field of a JSON body whose value is of another type than its schema says is 400: a number is no text, "1" is no number, null is only what is nullable.',
  run: (kit) =>
    refuseAll(
      kit,
      (_, __, field) => wrongTypes(kit.contract, field),
      'Check types strictly and turn off the coercion of your framework: answer 400 and name the field in `data`.',
      bodyOperations(kit, 'application/json'),
    ),
};
