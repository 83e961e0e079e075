import { NOT_OFFERED } from '../http/exchange';
import type { Operation, Parameter } from '../spec/contract';
import { nobodysAddress } from '../spec/nobody';
import type { Kit } from './kit';

/**
 * Finds which extended operations and parameters a server leaves out (profile extended): an operation that answers 404, 405
 * or 501 where it should ask for a session or refuse an empty body; a parameter whose invalid value is not refused.
 */
export async function findOffers(kit: Kit): Promise<void> {
  if (kit.options.profile !== 'extended') return;
  for (const operation of kit.contract.operations.values()) {
    if (operation.extended && NOT_OFFERED.includes((await probe(kit, operation)).status)) {
      kit.notOffered.add(operation.id);
      continue;
    }
    for (const parameter of operation.parameters.filter(({ extended, in: place }) => extended && place === 'query')) {
      const value = invalidValue(parameter);
      if (value === null || operation.method !== 'get') continue;
      // Asked at the network, not by the kit: a server that ignores the parameter is not wrong.
      const { status } = await kit.client.send({ operation: null, method: operation.method, path: `${nobodysAddress(operation.path)}?${parameter.name}=${encodeURIComponent(value)}`, headers: { authorization: `Bearer ${kit.token ?? ''}` } });
      if (status !== 400) kit.notOffered.add(`${operation.id}?${parameter.name}`);
    }
  }
}

function probe(kit: Kit, operation: Operation) {
  return kit.client.send({ operation: null, method: operation.method, path: nobodysAddress(operation.path), ...(operation.body && { body: { bytes: Buffer.from('{}'), type: 'application/json' } }) });
}

/** A value that the parameter's schema refuses; null where it takes any text. */
function invalidValue({ schema }: Parameter): string | null {
  if (schema.enum || schema.type === 'boolean' || schema.type === 'integer') return 'no-such-value';
  if (schema.maxLength !== undefined) return 'x'.repeat(schema.maxLength + 1);
  return schema.pattern === undefined ? null : ' ';
}
