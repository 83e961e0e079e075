import { child, isObject } from '../spec/document';
import { needOf, profileOf, resolved, type Comparison } from './comparison';
import { compareContents } from './contents';
import { memberAt } from './located';
import { securityOf, type Operation, type Parameter } from './operations';
import type { Place } from './places';
import { canonical } from './shape';

/** What an operation is asked with: who is let in, the parameters and the body. */
export function compareRequests(comparison: Comparison, old: Operation, now: Operation): void {
  compareSecurity(comparison, old, now);
  compareParameters(comparison, old, now);
  compareBodies(comparison, old, now);
}

function compareSecurity(comparison: Comparison, old: Operation, now: Operation): void {
  const before = securityOf(comparison.contracts.old, old);
  const after = securityOf(comparison.contracts.new, now);
  const place: Place = { side: 'new', pointer: [...after.values()][0] ?? now.pointer };
  const wasOpen = before.has('');
  const isOpen = after.has('');
  if (wasOpen && !isOpen)
    comparison.report('security-added', place, `without a session -> ${[...after.keys()].join(' or ')}`);
  if (!wasOpen && isOpen)
    comparison.report('security-removed', place, `${[...before.keys()].join(' or ')} -> also without a session`);
  for (const text of before.keys())
    if (text !== '' && !after.has(text))
      comparison.report('security-alternative-removed', place, `no ${text} any more`);
  // Where a session is asked for now, that it is heeded is no news of its own.
  if (!(wasOpen && !isOpen))
    for (const [text, pointer] of after)
      if (text !== '' && !before.has(text))
        comparison.report('security-alternative-added', { side: 'new', pointer }, `${text} is heeded`);
}

function compareParameters(comparison: Comparison, old: Operation, now: Operation): void {
  for (const [key, parameter] of old.parameters) {
    const after = now.parameters.get(key);
    if (after) compareParameter(comparison, parameter, after);
    else
      comparison.report(
        'parameter-removed',
        { side: 'old', pointer: parameter.pointer },
        `${parameter.place} parameter "${parameter.name}" is gone`,
      );
  }
  for (const [key, parameter] of now.parameters) {
    if (old.parameters.has(key)) continue;
    const rule = parameter.isRequired
      ? 'parameter-added-required'
      : parameter.isExtended
        ? 'parameter-added-extended'
        : 'parameter-added-optional';
    comparison.report(
      rule,
      { side: 'new', pointer: parameter.pointer },
      `${parameter.place} parameter "${parameter.name}" is new`,
    );
  }
}

function compareParameter(comparison: Comparison, old: Parameter, now: Parameter): void {
  const place: Place = { side: 'new', pointer: now.pointer };
  if (old.name !== now.name && now.place === 'path')
    comparison.report('parameter-renamed', place, `${old.name} -> ${now.name}`);
  if (old.isRequired !== now.isRequired) {
    comparison.report(
      now.isRequired ? 'parameter-now-required' : 'parameter-now-optional',
      place,
      `${needOf(old.isRequired)} -> ${needOf(now.isRequired)}`,
    );
  }
  if (old.isExtended !== now.isExtended) {
    comparison.report(
      now.isExtended ? 'parameter-core-to-extended' : 'parameter-extended-to-core',
      place,
      `${profileOf(old)} -> ${profileOf(now)}`,
    );
  }
  if (styleOf(old) !== styleOf(now))
    comparison.report('parameter-style-changed', place, `${styleOf(old)} -> ${styleOf(now)}`);
  comparison.compareWords(old.value, now.value, now.pointer);
  // Of one that is extended each value is offered by itself.
  const schema = resolved(comparison.contracts.new, memberAt(now, 'schema'));
  const values = now.isExtended && schema ? child(schema.pointer, 'enum') : null;
  comparison.compareSchemasAt(old, now, 'request', (rule, at) =>
    rule === 'request-enum-value-added' && at.side === 'new' && at.pointer === values
      ? 'parameter-value-added-extended'
      : rule,
  );
  compareContents(comparison, old, now, 'request');
}

function compareBodies(comparison: Comparison, old: Operation, now: Operation): void {
  const before = resolved(comparison.contracts.old, memberAt(old, 'requestBody'));
  const after = resolved(comparison.contracts.new, memberAt(now, 'requestBody'));
  if (before && !after)
    comparison.report('request-body-removed', { side: 'old', pointer: before.pointer }, 'the body is gone');
  if (!after) return;
  const isRequired = isObject(after.value) && after.value.required === true;
  const place: Place = { side: 'new', pointer: after.pointer };
  if (!before) {
    comparison.report(
      isRequired ? 'request-body-added-required' : 'request-body-added-optional',
      place,
      'there is a body now',
    );
    return;
  }
  const wasRequired = isObject(before.value) && before.value.required === true;
  if (wasRequired !== isRequired) {
    comparison.report(
      isRequired ? 'request-body-now-required' : 'request-body-now-optional',
      place,
      `${needOf(wasRequired)} -> ${needOf(isRequired)}`,
    );
  }
  compareContents(comparison, before, after, 'request');
}

/** How a parameter is written; what is not said is the default of its place. */
function styleOf({ value, place }: Parameter): string {
  const style = value.style ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');
  return canonical({ style, explode: value.explode ?? style === 'form', allowReserved: value.allowReserved ?? false });
}
