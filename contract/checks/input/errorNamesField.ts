import { outOfBounds, wrongTypes } from '../../spec/cases';
import { dataOf } from '../../http/exchange';
import { namesField } from '../../run/answers';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { type Refusal, refusalsOf, refuseAll } from './probe';

/** B19: who is told that a field is wrong is told which. */
export const errorNamesField: Check = {
  id: 'B19',
  name: 'error-names-field',
  reach: 'own',
  rule: 'A 400 that is about a field names it in `data`, as the contract names it: {data: {category_name: "..."}}; where there is an `errors` list, that names it too.',
  run: async (kit) => {
    // What B04 to B06 sent serves this check too; without them it sends one case of each kind.
    if (refusalsOf(kit).length === 0) {
      await refuseAll(
        kit,
        (_, { body }, field) => [
          ...(field.required ? [{ what: 'left out', value: undefined }] : []),
          ...(body.mediaType === 'application/json' ? wrongTypes(kit.contract, field).slice(0, 1) : []),
          ...outOfBounds(kit.contract, field, body.mediaType !== 'application/json').slice(0, 1),
        ],
        'Answer 400, and name the field in `data`.',
      );
    }
    const refusals = refusalsOf(kit).filter(isAboutTheField);
    for (const id of new Set(refusals.map(({ operation }) => operation.id)))
      judge(
        kit,
        refusals.filter(({ operation }) => operation.id === id),
      );
  },
};

// A wrong current password may be told before a new one that is not valid; that an account does not exist, as much as that it cannot.
const isAboutTheField = ({ operation, field, what }: Refusal) =>
  !(operation.id === 'updatePassword' && field.name === 'newPassword') &&
  !(operation.id === 'signIn' && what !== 'left out' && what !== '""');

function judge(kit: Kit, refusals: readonly Refusal[]): void {
  const unnamed = refusals.filter(
    ({ exchange, field }) => !Object.keys(dataOf<object>(exchange) ?? {}).some((key) => namesField(key, field.name)),
  );
  const [worst] = unnamed;
  if (worst) {
    kit.fail(worst.exchange, {
      expected: `data with the key ${worst.field.name} (${worst.what})${unnamed.length > 1 ? `; ${unnamed.length} of ${refusals.length} refusals do not name their field` : ''}`,
      got: worst.exchange.body.subarray(0, 200).toString('utf8'),
      fix: 'Map each error of your validator to the field’s name in the contract: {success: false, message, data: {field: text}}. That holds for errors of types, too, which many frameworks find while they read the JSON.',
      pointer: '/components/responses/InvalidInput',
    });
  }
  const [half] = refusals.filter(({ exchange, field }) => {
    const errors = (exchange.json as { errors?: { path?: unknown }[] } | undefined)?.errors;
    return Array.isArray(errors) && !errors.some(({ path }) => namesField(path, field.name));
  });
  if (half) {
    kit.fail(half.exchange, {
      root: 'errors',
      expected: `errors with the path ${half.field.name} (${half.what})`,
      got: half.exchange.body.subarray(0, 200).toString('utf8'),
      fix: 'Make `errors` the same as `data`, as a list of {path, msg}; or leave it out.',
      pointer: '/components/schemas/Error/properties/errors',
    });
  }
}
