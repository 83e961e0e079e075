import { dataOf, type Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import {
  baseOf,
  bodyOperations,
  callWith,
  isOfAccount,
  leavesTraces,
  mayAccept,
  requiredFields,
  type WithBody,
} from './bases';
import { fieldsOfRecord } from './ofRecord';
import { breaksContract } from './probe';

/** What only the server sets, in other values than it would; sent where the operation has no such field. */
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
/** Of comments, ratings, adverts and pictures. */
const OF_PARTS = { id: FORBIDDEN.id, createdAt: FORBIDDEN.createdAt, viewsCount: FORBIDDEN.viewsCount };
const FIX =
  'Read the fields of the contract by name, and refuse every other with 400; never hand a request’s body to the database or to a model as it is.';

/** B12: what a request may not set, it does not set. */
export const massAssignment: Check = {
  id: 'B12',
  name: 'mass-assignment',
  reach: 'own',
  rule: 'A field that the operation does not have (id, isActive, likesCount, createdAt, each other one of the record that it is about, one of its own in other capitals, ...) is 400, each for itself, and has no effect.',
  run: async (kit) => {
    const operations = bodyOperations(kit).filter((operation) => kit.options.allow.traces || !leavesTraces(operation));
    await kit.each(
      operations.filter(({ id }) => id !== 'updatePassword'),
      ({ id }) => id,
      async (operation) => {
        const isOfRecords = !isOfAccount(operation) && !leavesTraces(operation) && operation.id !== 'signIn';
        const isOfWhole = /^(create|update)(Product|Article|Category|Tag)$/.test(operation.id);
        const forbidden = isOfWhole ? FORBIDDEN : isOfRecords ? OF_PARTS : {};
        // A name in other letters is another name.
        const { fields } = await baseOf(kit, operation);
        const [[name, value] = ['contractKit', 'x']] = Object.entries(fields);
        const capitals = { [name.charAt(0).toUpperCase() + name.slice(1)]: value, [name.toUpperCase()]: value };
        const ofRecord = await fieldsOfRecord(kit, operation);
        await refuses(kit, operation, { ...ofRecord, ...forbidden, ...capitals, contract_kit_field: 'x' });
      },
    );
  },
};

/** One field at a time: one that is refused would hide another that is taken. */
async function refuses(kit: Kit, operation: WithBody, extra: Record<string, unknown>): Promise<void> {
  const added = Object.entries(extra).filter(([name]) => !(name in (operation.body.schema.properties ?? {})));
  const taken: { name: string; exchange: Exchange; effect: boolean }[] = [];
  for (const [name, value] of added) {
    const base = await baseOf(kit, operation);
    const [kept] = Object.entries(base.fields);
    const fields = { ...(kept && { [kept[0]]: kept[1] }), ...requiredFields(operation, base), [name]: value };
    if (!breaksContract(kit, operation, fields, base)) continue;
    const exchange = await kit.call(operation.id, callWith(operation, base, fields));
    if (exchange.status < 300) await base.undo?.();
    const shows = exchange.status < 300 && dataOf(exchange)?.[name] === value;
    if (exchange.status !== 400) taken.push({ name, exchange, effect: shows });
    // What it took where it cannot be taken back is not sent again.
    const stays = leavesTraces(operation) || (!isOfAccount(operation) && !mayAccept(kit, operation));
    if (exchange.status < 300 && stays) break;
  }
  const worst = taken.find(({ effect }) => effect) ?? taken[0];
  if (!worst) return;
  kit.expect(worst.exchange, 400, {
    when: `for ${taken.map(({ name }) => name).join(', ')}, which ${operation.id} does not take${worst.effect ? ` (${worst.name} took effect)` : ''}`,
    fix: FIX,
    pointer: operation.body.pointer,
  });
}
