import type { Exchange } from '../../http/exchange';
import { dataOf } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { baseOf, bodyOperations, callWith, isOfAccount, leavesTraces, requiredFields, type WithBody } from './bases';
import { breaksContract } from './probe';

/** What only the server sets; sent where the operation has no such field. */
const FORBIDDEN: Record<string, unknown> = {
  id: 'contract-kit-id',
  isActive: false,
  rating: 1,
  reviews: 99,
  likesCount: 99,
  viewsCount: 99,
  createdAt: '2001-01-01T00:00:00Z',
  updatedAt: '2001-01-01T00:00:00Z',
};
const FIX =
  'Read the fields of the contract by name, and refuse every other with 400; never hand a request’s body to the database or to a model as it is.';

/** B12: what a request may not set, it does not set. */
export const massAssignment: Check = {
  id: 'B12',
  name: 'mass-assignment',
  reach: 'own',
  rule: 'A field that the operation does not have (id, isActive, likesCount, createdAt, ...) is 400, and has no effect.',
  run: async (kit) => {
    const operations = bodyOperations(kit).filter((operation) => kit.options.allow.traces || !leavesTraces(operation));
    await kit.each(
      operations.filter(
        (operation) => !isOfAccount(operation) && !leavesTraces(operation) && operation.id !== 'signIn',
      ),
      ({ id }) => id,
      (operation) => refuses(kit, operation, FORBIDDEN),
    );
    await kit.each(
      operations.filter(({ id }) => id !== 'updatePassword'),
      ({ id }) => id,
      (operation) => refuses(kit, operation, { contract_kit_field: 'x' }),
    );
  },
};

async function refuses(kit: Kit, operation: WithBody, extra: Record<string, unknown>): Promise<void> {
  const base = await baseOf(kit, operation);
  const added = Object.fromEntries(
    Object.entries(extra).filter(([name]) => !(name in (operation.body.schema.properties ?? {}))),
  );
  const [kept] = Object.entries(base.fields);
  const valid = { ...(kept && { [kept[0]]: kept[1] }), ...requiredFields(operation, base) };
  const fields = { ...valid, ...added };
  if (!breaksContract(kit, operation, fields, base)) return;
  const exchange = await kit.call(operation.id, callWith(operation, base, fields));
  if (exchange.status < 300) await base.undo?.();
  const taken = effectOf(exchange, added);
  kit.expect(exchange, operation.id === 'updateQuotation' ? [400, 404] : 400, {
    when: `for ${Object.keys(added).join(', ')}, which ${operation.id} does not take${taken === '' ? '' : ` (${taken} took effect)`}`,
    fix: FIX,
    pointer: operation.body.pointer,
  });
}

/** Which of the fields the answer shows as they were sent. */
function effectOf(exchange: Exchange, added: Record<string, unknown>): string {
  const data = exchange.status < 300 ? dataOf(exchange) : undefined;
  return Object.keys(added)
    .filter((name) => data?.[name] === added[name])
    .join(', ');
}
