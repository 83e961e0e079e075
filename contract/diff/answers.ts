import { child, isObject } from '../spec/document';
import { needOf, resolved, type Comparison } from './comparison';
import { compareContents } from './contents';
import { membersOf, type Located, type LocatedContract } from './located';
import type { Operation } from './operations';
import type { Place } from './places';

/** What an operation answers: statuses, and of each its headers and what it holds. */
export function compareResponses(comparison: Comparison, old: Operation, now: Operation): void {
  const before = new Map(membersOf(old, 'responses'));
  const after = new Map(membersOf(now, 'responses'));
  const wasSuccess = [...before.keys()].filter(isSuccess);
  const success = [...after.keys()].filter(isSuccess);
  if (wasSuccess.join() !== success.join()) {
    comparison.report(
      'success-status-changed',
      { side: 'new', pointer: child(now.pointer, 'responses', ...success.slice(0, 1)) },
      `${wasSuccess.join(', ') || 'none'} -> ${success.join(', ') || 'none'}`,
    );
  }
  // The one answer of success is compared with the one that took its place, whatever their numbers.
  const [onlyBefore] = wasSuccess;
  const [onlyAfter] = success;
  if (wasSuccess.length === 1 && success.length === 1 && onlyBefore !== onlyAfter)
    compareResponse(comparison, before.get(onlyBefore ?? ''), after.get(onlyAfter ?? ''));
  for (const [status, response] of before) {
    const other = after.get(status);
    if (other) compareResponse(comparison, response, other);
    else if (!isSuccess(status))
      comparison.report('error-status-removed', { side: 'old', pointer: response.pointer }, `${status} is gone`);
  }
  for (const [status, response] of after)
    if (!before.has(status) && !isSuccess(status))
      comparison.report('error-status-added', { side: 'new', pointer: response.pointer }, `${status} is new`);
}

function compareResponse(comparison: Comparison, old: Located | undefined, now: Located | undefined): void {
  const before = resolved(comparison.contracts.old, old);
  const after = resolved(comparison.contracts.new, now);
  if (!before || !after) return;
  comparison.compareWords(before.value, after.value, after.pointer);
  compareContents(comparison, before, after, 'response');
  compareHeaders(comparison, before, after);
}

function compareHeaders(comparison: Comparison, old: Located, now: Located): void {
  const before = headersOf(comparison.contracts.old, old);
  const after = headersOf(comparison.contracts.new, now);
  for (const [name, header] of before) {
    const other = after.get(name);
    if (!other)
      comparison.report(
        'response-header-removed',
        { side: 'old', pointer: header.pointer },
        `header "${name}" is gone`,
      );
    else {
      const place: Place = { side: 'new', pointer: other.pointer };
      if (header.isRequired !== other.isRequired) {
        comparison.report(
          other.isRequired ? 'response-header-now-required' : 'response-header-now-optional',
          place,
          `header "${name}": ${needOf(header.isRequired)} -> ${needOf(other.isRequired)}`,
        );
      }
      comparison.compareWords(header.value, other.value, other.pointer);
      comparison.compareSchemasAt(header, other, 'response');
    }
  }
  for (const [name, { pointer, isRequired }] of after)
    if (!before.has(name))
      comparison.report(
        isRequired ? 'response-header-added-required' : 'response-header-added',
        { side: 'new', pointer },
        `header "${name}" is new`,
      );
}

function headersOf(contract: LocatedContract, response: Located): Map<string, Located & { isRequired: boolean }> {
  return new Map(
    membersOf(response, 'headers').map(([name, header]) => {
      const resolved = contract.resolve(header);
      return [
        name.toLowerCase(),
        { ...resolved, isRequired: isObject(resolved.value) && resolved.value.required === true },
      ];
    }),
  );
}

function isSuccess(status: string): boolean {
  return status.startsWith('2');
}
