import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { baseOf, bodyOperations, callWith, isOfAccount, leavesTraces, type WithBody } from './bases';
import { breaksContract, refuseAll } from './probe';

const FIX =
  'Validate the body against its schema before anything else: a field in `required` that is missing is 400, and named in `data`.';

/** B04: what is required is required. */
export const requiredMissing: Check = {
  id: 'B04',
  name: 'required-missing',
  reach: 'own',
  rule: 'A request without a required field, or with no field at all where one is due, is 400.',
  run: async (kit) => {
    await refuseAll(kit, (_, __, { required }) => (required ? [{ what: 'left out', value: undefined }] : []), FIX);
    await kit.each(
      bodyOperations(kit).filter((operation) => !leavesTraces(operation) && !isOfAccount(operation)),
      ({ id }) => id,
      (operation) => refusesNothing(kit, operation),
    );
  },
};

async function refusesNothing(kit: Kit, operation: WithBody): Promise<void> {
  const base = { ...(await baseOf(kit, operation)), files: [] };
  if (!breaksContract(kit, operation, {}, base)) return;
  const exchange = await kit.call(operation.id, callWith(operation, base, {}));
  const statuses = operation.id === 'updateQuotation' ? [400, 404] : 400;
  kit.expect(exchange, statuses, {
    when: 'for a body with no field at all',
    fix: FIX,
    root: 'empty',
    pointer: operation.body.pointer,
  });
}
