import type { Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import { type Candidate, type Field, fromText, isWellFormed } from '../../spec/cases';
import {
  type Base,
  baseOf,
  bodyOperations,
  callWith,
  isOfAccount,
  leavesTraces,
  requiredFields,
  type WithBody,
} from './bases';

/** A request with one field that is wrong, and what came. */
export interface Refusal {
  operation: WithBody;
  field: Field;
  what: string;
  exchange: Exchange;
}

/** @param valid what the field holds in a valid request */
type Cases = (kit: Kit, operation: WithBody, field: Field, valid: unknown) => readonly Candidate[];

const REFUSALS = new WeakMap<Kit, Refusal[]>();

/** What was refused with 400 for one field, by all checks of this run. */
export function refusalsOf(kit: Kit): Refusal[] {
  const known = REFUSALS.get(kit) ?? [];
  REFUSALS.set(kit, known);
  return known;
}

/**
 * Sends every operation with a body its cases, one wrong field at a time, and judges that each is 400: one finding an
 * operation, with all its fields. Only what the contract refuses is sent.
 */
export function refuseAll(kit: Kit, cases: Cases, fix: string, operations = bodyOperations(kit)): Promise<void> {
  return kit.each(
    operations,
    ({ id }) => id,
    (operation) => refuse(kit, operation, cases, fix),
  );
}

async function refuse(kit: Kit, operation: WithBody, cases: Cases, fix: string): Promise<void> {
  const taken: Refusal[] = [];
  const { fields: valid } = await baseOf(kit, operation);
  // Stars have a check of their own, B18.
  for (const field of kit
    .fields(operation)
    .filter(({ name }) => !(operation.id === 'rateProduct' && name === 'rating'))) {
    for (const { value, what } of cases(kit, operation, field, valid[field.name])) {
      const refusal = await probe(kit, operation, field, value, what);
      if (refusal && !isRefused(refusal)) taken.push(refusal);
      // What it took in spite of the contract is not sent again where it cannot be taken back.
      if (refusal && refusal.exchange.status < 300 && (leavesTraces(operation) || isOfAccount(operation))) {
        report(kit, taken, fix);
        return;
      }
    }
  }
  report(kit, taken, fix);
}

/** One request with one wrong field; null where the contract turns out to allow it. */
async function probe(
  kit: Kit,
  operation: WithBody,
  field: Field,
  value: unknown,
  what: string,
): Promise<Refusal | null> {
  const base = await baseOf(kit, operation);
  const fields = { ...requiredFields(operation, base), [field.name]: value };
  if (!breaksContract(kit, operation, fields, base)) return null;
  const exchange = await kit.call(operation.id, callWith(operation, base, fields));
  if (exchange.status < 300) await base.undo?.();
  const refusal = { operation, field, what, exchange };
  if (exchange.status === 400) refusalsOf(kit).push(refusal);
  return refusal;
}

/** Whether the contract refuses these fields as they will be sent. */
export function breaksContract(
  kit: Kit,
  { body }: WithBody,
  fields: Record<string, unknown>,
  { files = [] }: Base,
): boolean {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  const meant =
    body.mediaType === 'application/json'
      ? sent
      : sent.map(([name, value]) => [name, fromText(body.schema.properties?.[name] ?? {}, String(value))] as const);
  const pictures = files.map(({ name }) => name);
  const several = body.schema.properties?.image_url?.type === 'array';
  const whole = {
    ...Object.fromEntries(meant),
    ...(pictures.length > 0 && { image_url: several ? pictures : pictures[0] }),
  };
  return kit.contract.errors(body.pointer, whole).length > 0 || !isWellFormed(whole);
}

// No answer and 5xx are told by group A.
const isRefused = ({ exchange }: Refusal) =>
  exchange.status === 400 || exchange.failure !== null || exchange.status >= 500;

function report(kit: Kit, taken: readonly Refusal[], fix: string): void {
  const [worst] = taken;
  if (!worst) return;
  const all = taken.map(({ field, what, exchange }) => `${field.name} ${what} -> ${exchange.status}`);
  kit.fail(worst.exchange, {
    expected: `400 where a field is not valid: ${worst.field.name} ${worst.what}${taken.length > 1 ? `, and ${taken.length - 1} more` : ''}`,
    got: all.join('; '),
    fix,
    pointer: worst.field.pointer,
  });
}
