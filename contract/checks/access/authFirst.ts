import type { Kit } from '../../run/kit';
import type { Operation } from '../../spec/contract';
import type { Check } from '../check';
import { pathWith, recordsOf } from '../input/records';
import { protectedOperations, validCall } from './targets';

/** C03: who may not come in learns nothing. */
export const authFirst: Check = {
  id: 'C03',
  name: 'auth-first',
  reach: 'own',
  rule: 'Without a session the answer is 401, whatever the body and the parameters are and whether there is such a record or not: authorization is decided before both are looked at.',
  run: (kit) =>
    kit.each(
      protectedOperations(kit),
      ({ id }) => id,
      (operation) => comesFirst(kit, operation),
    ),
};

async function comesFirst(kit: Kit, operation: Operation): Promise<void> {
  const nowhere = pathWith(recordsOf(kit), operation, recordsOf(kit).nothing());
  const about = {
    fix: 'Decide about the session before you read the body, validate it, or look the record up; with 400 or 404 a stranger learns which ids exist.',
    pointer: `${operation.pointer}/responses/401`,
  };
  if (operation.body) {
    const { path = {} } = await validCall(kit, operation);
    for (const [what, raw] of [
      ['a body that is no JSON', { bytes: '{', type: 'application/json' }],
      ['an empty object', { bytes: '{}', type: 'application/json' }],
      ['a body of another media type', { bytes: 'x', type: 'text/plain' }],
    ] as const) {
      kit.expect(await kit.call(operation.id, { path, raw, as: 'visitor' }), 401, {
        when: `without a session, for ${what}`,
        ...about,
      });
    }
  }
  const parameter = operation.parameters.find(
    ({ in: place, name }) => place !== 'path' && kit.offers(`${operation.id}.${name}`),
  );
  if (parameter) {
    const { path = {}, ...call } = await validCall(kit, operation);
    const wrong =
      parameter.in === 'query'
        ? { query: { [parameter.name]: ['\u0001', '\u0001'] } }
        : { headers: { [parameter.name.toLowerCase()]: 'no such thing' } };
    kit.expect(await kit.call(operation.id, { ...call, path, ...wrong, as: 'visitor' }), 401, {
      when: `without a session, for a ${parameter.name} that is not valid`,
      ...about,
    });
  }
  if (Object.keys(nowhere).length > 0)
    kit.expect(await kit.call(operation.id, { path: nowhere, as: 'visitor' }), 401, {
      when: 'without a session, for an id that nothing has',
      ...about,
    });
}
