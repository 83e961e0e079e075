import { dataOf, NOT_OFFERED, type Exchange } from '../http/exchange';
import type { Operation, Parameter } from '../spec/contract';
import { extendedNames, parameterNames, type ExtendedNames } from '../spec/extended';
import { nobodysAddress } from '../spec/nobody';
import type { Kit } from './kit';

/** Something that a server says it offers, and does not. */
export interface Unserved {
  names: string[];
  operation: Operation;
  parameter?: Parameter;
  /** The answer that shows it. */
  answer: Exchange;
}

/** What a server says of itself. */
export interface Capabilities {
  named: ReadonlySet<string>;
  unserved: Unserved[];
}

/**
 * Asks the server what it offers beyond the core, and whether what it names is there: a call that it names does not answer
 * 404, 405 or 501 where it should ask for a session or refuse an empty body; an invalid value of a query parameter that it
 * names is refused. With the profile `extended` the rest is not judged; a server without `getCapabilities` offers the core.
 */
export async function findOffers(kit: Kit): Promise<void> {
  if (kit.options.profile === 'core') return;
  const named = await capabilityNames(kit);
  kit.capabilities = named && { named, unserved: await findUnserved(kit, named) };
  if (kit.options.profile === 'all') return;
  const unserved = new Set(kit.capabilities?.unserved.flatMap(({ names }) => names));
  const { operations, parameters, fields } = extendedNames(kit.contract);
  const isLeftOut = (name: string) => named?.has(name) !== true || unserved.has(name);
  for (const name of [...operations, ...parameters, ...fields].filter(isLeftOut)) kit.notOffered.add(name);
}

/** Everything that the server names; null where it has no such call. Asked at the network, not by the kit: the call itself is extended. */
async function capabilityNames(kit: Kit): Promise<Set<string> | null> {
  const { method, path } = kit.operation('getCapabilities');
  const answer = await kit.client.send({ operation: null, method, path });
  if (NOT_OFFERED.includes(answer.status)) return null;
  const { operations, parameters, fields } = dataOf<Partial<ExtendedNames>>(answer) ?? {};
  // What is no list of names is told by A05.
  return new Set([operations, parameters, fields].flatMap((names): string[] => (Array.isArray(names) ? names : [])));
}

async function findUnserved(kit: Kit, named: ReadonlySet<string>): Promise<Unserved[]> {
  const found: Unserved[] = [];
  for (const operation of kit.contract.operations.values()) {
    if (operation.extended && !named.has(operation.id)) continue;
    const answer = operation.extended ? await probe(kit, operation) : null;
    if (answer && NOT_OFFERED.includes(answer.status) && !(answer.status === 404 && isOfAnyRecord(operation))) {
      found.push({ names: [operation.id], operation, answer });
      continue;
    }
    for (const parameter of operation.parameters.filter(({ extended, in: place }) => extended && place === 'query')) {
      const names = parameterNames(operation, parameter).filter((name) => named.has(name));
      const value = invalidValue(parameter);
      if (value === null || names.length === 0) continue;
      const ignored = await kit.client.send({
        operation: null,
        method: operation.method,
        path: `${nobodysAddress(operation.path)}?${parameter.name}=${encodeURIComponent(value)}`,
        headers: { authorization: `Bearer ${kit.token ?? ''}` },
      });
      if (ignored.status !== 400) found.push({ names, operation, parameter, answer: ignored });
    }
  }
  return found;
}

/** Whether a 404 may be that of the record: nothing is asked before it is looked up, neither a session nor a body. */
const isOfAnyRecord = ({ session, body, path }: Operation): boolean =>
  session !== 'required' && body === null && path.includes('{');

function probe(kit: Kit, operation: Operation) {
  return kit.client.send({
    operation: null,
    method: operation.method,
    path: nobodysAddress(operation.path),
    ...(operation.body && { body: { bytes: Buffer.from('{}'), type: 'application/json' } }),
  });
}

/** A value that the parameter's schema refuses; null where it takes any text. */
function invalidValue({ schema }: Parameter): string | null {
  if (schema.enum || schema.type === 'boolean' || schema.type === 'integer') return 'no-such-value';
  if (schema.maxLength !== undefined) return 'x'.repeat(schema.maxLength + 1);
  return schema.pattern === undefined ? null : ' ';
}
