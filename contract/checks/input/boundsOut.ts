import { outOfBounds } from '../../spec/cases';
import type { Check } from '../check';
import { refusesHeaders } from './headers';
import { nestedCases } from './nested';
import { refuseAll } from './probe';

/** B06: what lies beyond a bound is refused. */
export const boundsOut: Check = {
  id: 'B06',
  name: 'bounds-out',
  reach: 'own',
  rule: 'A value that is one step beyond a bound of its schema, other than its enum, pattern or format, or not well-formed Unicode without U+0000, is 400, in headers too, an empty one among them, and at any depth of a body: so is what is left out there, of another type or not known. Lengths count code points.',
  run: async (kit) => {
    await refuseAll(
      kit,
      (_, { body }, field) =>
        body.mediaType === 'application/json'
          ? [...outOfBounds(kit.contract, field), ...nestedCases(kit.contract, field)]
          : outOfBounds(kit.contract, field, true),
      'Enforce minLength, maxLength (in code points), minimum, maximum, maxItems, enum, pattern and format of the schema: answer 400 and name the field in `data`.',
    );
    await refusesHeaders(kit);
  },
};
