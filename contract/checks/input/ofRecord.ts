import { isObjectSchema, membersOf, sampleOf } from '../../guide/sample';
import type { Kit } from '../../run/kit';
import type { Contract, Operation, Schema } from '../../spec/contract';
import { child } from '../../spec/document';
import { isOfAccount, type WithBody } from './bases';
import { recordsOf } from './records';

/** With fewer fields an object in an answer is a part of a record, or what lists them. */
const FEWEST_FIELDS = 4;

/** Every field that the contract says the record behind a call has, with a value that it may have; of the account those that stand. */
export async function fieldsOfRecord(kit: Kit, operation: WithBody): Promise<Record<string, unknown>> {
  const fields = [...placesInRecord(kit, operation)];
  if (fields.length > 0 && isOfAccount(operation)) {
    const stands: Record<string, unknown> = { ...(await recordsOf(kit).profile()), password: kit.options.password };
    return Object.fromEntries([...fields, ['password']].map(([name = '']) => [name, stands[name] ?? null]));
  }
  return Object.fromEntries(fields.map(([name, pointer]) => [name, sampleOf(kit.contract, pointer, false)]));
}

/** Names of the fields with where they stand, of the object that shares the most with what the call takes. */
function placesInRecord(kit: Kit, operation: WithBody): Map<string, string> {
  const taken = Object.keys(operation.body.schema.properties ?? {});
  const reads = kit
    .operations()
    .filter(({ method, path }) => method === 'get' && path.split('/')[1] === operation.path.split('/')[1]);
  const found = [operation, ...reads].flatMap((from) =>
    objectsOf(kit, from).map((fields) => ({
      fields,
      // Where they share no name, it is what is read at the address itself.
      alike: taken.filter((name) => fields.has(name)).length || (operation.path.startsWith(`${from.path}/`) ? 0.5 : 0),
    })),
  );
  const [best] = found
    .filter(({ fields, alike }) => alike > 0 && fields.size >= FEWEST_FIELDS)
    .sort((one, other) => other.alike - one.alike || other.fields.size - one.fields.size);
  return best?.fields ?? new Map<string, string>();
}

/** What an operation answers as `data`, and what stands in it: of each the fields that are no lists and no objects. */
function objectsOf({ contract }: Kit, { responses, success }: Operation): Map<string, string>[] {
  const answer = responses.get(success);
  if (!answer?.mediaTypes.includes('application/json')) return [];
  const answered = membersOf(contract, child(answer.pointer, 'content', 'application/json', 'schema'));
  const data = answered.find(({ name }) => name === 'data');
  if (!data) return [];
  const whole = itemOf(contract, data.pointer);
  const parts = membersOf(contract, whole).map(({ pointer }) => itemOf(contract, pointer));
  return [whole, ...parts].map(
    (pointer) =>
      new Map(
        membersOf(contract, pointer)
          .filter((member) => isPlain(contract, member.pointer))
          .map((member) => [member.name, member.pointer]),
      ),
  );
}

/** Of a list the schema of what stands in it. */
function itemOf(contract: Contract, at: string): string {
  const pointer = contract.target(at);
  return isList(contract, pointer) ? contract.target(child(pointer, 'items')) : pointer;
}

const isList = (contract: Contract, at: string) => (contract.at(contract.target(at)) as Schema).type === 'array';
const isPlain = (contract: Contract, at: string) => !isList(contract, at) && !isObjectSchema(contract, at);
