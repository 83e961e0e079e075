import { isObject } from '../spec/document';
import type { Comparison } from './comparison';
import { membersOf, type Located } from './located';
import type { Direction, Place } from './places';

/** Media types of a body, an answer or a parameter. */
export function compareContents(comparison: Comparison, old: Located, now: Located, direction: Direction): void {
  const before = mediaTypesOf(old);
  const after = mediaTypesOf(now);
  for (const [type, media] of before) {
    const other = after.get(type);
    if (other) {
      comparison.compareSchemasAt(media, other, direction);
      compareEncodings(comparison, media, other);
    } else
      comparison.report(`${direction}-media-type-removed`, { side: 'old', pointer: media.pointer }, `${type} is gone`);
  }
  for (const [type, { pointer }] of after)
    if (!before.has(type))
      comparison.report(`${direction}-media-type-added`, { side: 'new', pointer }, `${type} is new`);
}

/** Which files the parts of a form may hold. */
function compareEncodings(comparison: Comparison, old: Located, now: Located): void {
  const before = new Map(membersOf(old, 'encoding'));
  const after = new Map(membersOf(now, 'encoding'));
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const allowed = partTypesOf(before.get(name));
    const wanted = partTypesOf(after.get(name));
    const place: Place = { side: 'new', pointer: after.get(name)?.pointer ?? now.pointer };
    // Without a list any type is taken.
    if (wanted && !allowed)
      comparison.report('request-part-type-removed', place, `"${name}": only ${wanted.join(', ')} from now on`);
    if (allowed && !wanted) comparison.report('request-part-type-added', place, `"${name}": any type from now on`);
    if (!allowed || !wanted) continue;
    for (const type of allowed)
      if (!wanted.includes(type)) comparison.report('request-part-type-removed', place, `"${name}": without ${type}`);
    for (const type of wanted)
      if (!allowed.includes(type)) comparison.report('request-part-type-added', place, `"${name}": with ${type}`);
  }
}

/** Media types in lower case and without their parameters. */
function mediaTypesOf(holder: Located): Map<string, Located> {
  return new Map(
    membersOf(holder, 'content').map(([type, media]) => [type.split(';', 1).join('').trim().toLowerCase(), media]),
  );
}

function partTypesOf(encoding: Located | undefined): string[] | null {
  const types = encoding && isObject(encoding.value) ? encoding.value.contentType : undefined;
  return typeof types === 'string' ? types.split(',').map((type) => type.trim().toLowerCase()) : null;
}
