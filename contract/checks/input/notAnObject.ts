import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { baseOf, bodyOperations, type WithBody } from './bases';

const VALUES = [null, [], 'x', 1, true, false];

/** B03: a body is an object. */
export const notAnObject: Check = {
  id: 'B03',
  name: 'not-an-object',
  reach: 'own',
  rule: 'A JSON body that is not an object (null, a list, a text, a number, true or false) is 400.',
  run: (kit) =>
    kit.each(
      bodyOperations(kit, 'application/json'),
      ({ id }) => id,
      (operation) => refuses(kit, operation),
    ),
};

async function refuses(kit: Kit, operation: WithBody): Promise<void> {
  const { path = {}, undo } = await baseOf(kit, operation);
  for (const json of VALUES) {
    const exchange = await kit.call(operation.id, { path, json });
    if (exchange.status < 300) await undo?.();
    kit.expect(exchange, operation.id === 'updateQuotation' ? [400, 404] : 400, {
      when: `for the body ${JSON.stringify(json)}`,
      pointer: operation.body.pointer,
      fix: 'Check that the body is an object before you read fields of it; the schema’s `type: object` says so.',
    });
  }
}
