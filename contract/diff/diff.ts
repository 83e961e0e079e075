import { isObject } from '../spec/document';
import { compareResponses } from './answers';
import { Comparison, profileOf, type Finding } from './comparison';
import { entriesOf, type LocatedContract } from './located';
import { operationsOf, type Operation } from './operations';
import type { Place } from './places';
import { compareRequests } from './requests';
import { textOf } from './shape';

/**
 * Names what changed from one version of a contract to another; first what breaks, then by line. A change
 * in a part that several operations share is one finding.
 * @throws UnreadableContract where a reference leads nowhere
 */
export function compareContracts(before: LocatedContract, after: LocatedContract): Finding[] {
  const comparison = new Comparison({ old: before, new: after });
  const [oldAddresses, newAddresses] = [addressesOf(before), addressesOf(after)];
  if (oldAddresses !== newAddresses)
    comparison.report('address-changed', { side: 'new', pointer: '/servers' }, `${oldAddresses} -> ${newAddresses}`);
  comparison.compareWords(before.root.value.info, after.root.value.info, '/info');

  const left = new Map(operationsOf(after).map((operation) => [operation.key, operation]));
  const take = (operation: Operation | undefined) => {
    if (operation) left.delete(operation.key);
    return operation;
  };
  // First by address, so that an operationId that went to another operation does not mislead.
  const pairs = operationsOf(before).map((old) => ({ old, now: take(left.get(old.key)) }));
  for (const { old, now } of pairs) {
    const other =
      now ??
      take(
        [...left.values()].find(
          ({ value }) => value.operationId !== undefined && value.operationId === old.value.operationId,
        ),
      );
    comparison.operation = other?.name ?? old.name;
    if (other) compareOperations(comparison, old, other);
    else comparison.report('operation-removed', { side: 'old', pointer: old.pointer }, `${labelOf(old)} is gone`);
  }
  for (const operation of left.values()) {
    comparison.operation = operation.name;
    comparison.report(
      operation.isExtended ? 'operation-added-extended' : 'operation-added-core',
      { side: 'new', pointer: operation.pointer },
      `${labelOf(operation)} is new`,
    );
  }
  return comparison.findings();
}

function compareOperations(comparison: Comparison, old: Operation, now: Operation): void {
  const place: Place = { side: 'new', pointer: now.pointer };
  if (old.key !== now.key) comparison.report('operation-moved', place, `${labelOf(old)} -> ${labelOf(now)}`);
  if (old.value.operationId !== now.value.operationId)
    comparison.report('operation-id-renamed', place, `${old.name} -> ${now.name}`);
  if (old.isExtended !== now.isExtended) {
    comparison.report(
      now.isExtended ? 'operation-core-to-extended' : 'operation-extended-to-core',
      place,
      `${profileOf(old)} -> ${profileOf(now)}`,
    );
  }
  if ((old.value.deprecated === true) !== (now.value.deprecated === true)) {
    comparison.report(
      now.value.deprecated === true ? 'operation-deprecated' : 'operation-no-longer-deprecated',
      place,
      `deprecated ${String(now.value.deprecated === true)}`,
    );
  }
  comparison.compareWords(old.value, now.value, now.pointer);
  compareRequests(comparison, old, now);
  compareResponses(comparison, old, now);
}

function addressesOf(contract: LocatedContract): string {
  return (
    entriesOf(contract.root, 'servers')
      .map(({ value }) => (isObject(value) ? textOf(value.url) : ''))
      .join(', ') || 'none'
  );
}

function labelOf({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path}`;
}
