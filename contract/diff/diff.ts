import { child, isObject } from '../spec/document';
import { entriesOf, memberAt, membersOf, type Located, type LocatedContract } from './located';
import { operationsOf, securityOf, type Operation, type Parameter } from './operations';
import { RULES, type Effect, type RuleId } from './rules';
import { compareSchemas, type Direction, type Pair, type Place } from './schemas';
import { canonical, textOf } from './shape';
import { changedWords } from './words';

/** One change. */
export interface Finding {
  rule: RuleId;
  effect: Effect;
  /** The operations that it concerns, by operationId; none when it concerns the whole contract. */
  operations: string[];
  side: Place['side'];
  /** JSON pointer in the contract of that side. */
  pointer: string;
  /** Line of the pointer, from 1. */
  line: number;
  what: string;
  why: string;
}

const ORDER: readonly Effect[] = ['breaks-clients', 'breaks-servers', 'servers-follow', 'to-read', 'compatible'];

/**
 * Names what changed from one version of a contract to another; first what breaks, then by line. A change
 * in a part that several operations share is one finding.
 * @throws UnreadableContract where a reference leads nowhere
 */
export function compareContracts(before: LocatedContract, after: LocatedContract): Finding[] {
  const comparison = new Comparison({ old: before, new: after });
  comparison.compare();
  return comparison.findings();
}

class Comparison {
  private readonly found = new Map<string, Finding>();
  private operation: string | null = null;

  constructor(private readonly contracts: Pair) {}

  findings(): Finding[] {
    return [...this.found.values()].sort(
      (a, b) => ORDER.indexOf(a.effect) - ORDER.indexOf(b.effect) || a.line - b.line,
    );
  }

  compare(): void {
    const [oldAddresses, newAddresses] = [addressesOf(this.contracts.old), addressesOf(this.contracts.new)];
    if (oldAddresses !== newAddresses)
      this.report('address-changed', { side: 'new', pointer: '/servers' }, `${oldAddresses} -> ${newAddresses}`);
    this.compareWords(this.contracts.old.root.value.info, this.contracts.new.root.value.info, '/info');

    const left = new Map(operationsOf(this.contracts.new).map((operation) => [operation.key, operation]));
    const take = (operation: Operation | undefined) => {
      if (operation) left.delete(operation.key);
      return operation;
    };
    // First by address, so that an operationId that went to another operation does not mislead.
    const pairs = operationsOf(this.contracts.old).map((old) => ({ old, now: take(left.get(old.key)) }));
    for (const { old, now } of pairs) {
      const other =
        now ??
        take(
          [...left.values()].find(
            ({ value }) => value.operationId !== undefined && value.operationId === old.value.operationId,
          ),
        );
      this.operation = other?.name ?? old.name;
      if (other) this.compareOperations(old, other);
      else this.report('operation-removed', { side: 'old', pointer: old.pointer }, `${labelOf(old)} is gone`);
    }
    for (const operation of left.values()) {
      this.operation = operation.name;
      this.report(
        operation.isExtended ? 'operation-added-extended' : 'operation-added-core',
        { side: 'new', pointer: operation.pointer },
        `${labelOf(operation)} is new`,
      );
    }
  }

  private report(rule: RuleId, { side, pointer }: Place, what: string): void {
    const key = [rule, side, pointer, what].join('\n');
    const known = this.found.get(key);
    if (known) {
      if (this.operation !== null && !known.operations.includes(this.operation)) known.operations.push(this.operation);
      return;
    }
    const operations = this.operation === null ? [] : [this.operation];
    this.found.set(key, {
      rule,
      ...RULES[rule],
      operations,
      side,
      pointer,
      line: this.contracts[side].line(pointer),
      what,
    });
  }

  private compareOperations(old: Operation, now: Operation): void {
    const place: Place = { side: 'new', pointer: now.pointer };
    if (old.key !== now.key) this.report('operation-moved', place, `${labelOf(old)} -> ${labelOf(now)}`);
    if (old.value.operationId !== now.value.operationId)
      this.report('operation-id-renamed', place, `${old.name} -> ${now.name}`);
    if (old.isExtended !== now.isExtended) {
      this.report(
        now.isExtended ? 'operation-core-to-extended' : 'operation-extended-to-core',
        place,
        `${profileOf(old)} -> ${profileOf(now)}`,
      );
    }
    if ((old.value.deprecated === true) !== (now.value.deprecated === true)) {
      this.report(
        now.value.deprecated === true ? 'operation-deprecated' : 'operation-no-longer-deprecated',
        place,
        `deprecated ${String(now.value.deprecated === true)}`,
      );
    }
    this.compareWords(old.value, now.value, now.pointer);
    this.compareSecurity(old, now);
    this.compareParameters(old, now);
    this.compareBodies(old, now);
    this.compareResponses(old, now);
  }

  private compareSecurity(old: Operation, now: Operation): void {
    const before = securityOf(this.contracts.old, old);
    const after = securityOf(this.contracts.new, now);
    const place: Place = { side: 'new', pointer: [...after.values()][0] ?? now.pointer };
    const wasOpen = before.has('');
    const isOpen = after.has('');
    if (wasOpen && !isOpen)
      this.report('security-added', place, `without a session -> ${[...after.keys()].join(' or ')}`);
    if (!wasOpen && isOpen)
      this.report('security-removed', place, `${[...before.keys()].join(' or ')} -> also without a session`);
    for (const text of before.keys())
      if (text !== '' && !after.has(text)) this.report('security-alternative-removed', place, `no ${text} any more`);
    // Where a session is asked for now, that it is heeded is no news of its own.
    if (!(wasOpen && !isOpen))
      for (const [text, pointer] of after)
        if (text !== '' && !before.has(text))
          this.report('security-alternative-added', { side: 'new', pointer }, `${text} is heeded`);
  }

  private compareParameters(old: Operation, now: Operation): void {
    for (const [key, parameter] of old.parameters) {
      const after = now.parameters.get(key);
      if (after) this.compareParameter(parameter, after);
      else
        this.report(
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
      this.report(
        rule,
        { side: 'new', pointer: parameter.pointer },
        `${parameter.place} parameter "${parameter.name}" is new`,
      );
    }
  }

  private compareParameter(old: Parameter, now: Parameter): void {
    const place: Place = { side: 'new', pointer: now.pointer };
    if (old.name !== now.name && now.place === 'path')
      this.report('parameter-renamed', place, `${old.name} -> ${now.name}`);
    if (old.isRequired !== now.isRequired) {
      this.report(
        now.isRequired ? 'parameter-now-required' : 'parameter-now-optional',
        place,
        `${needOf(old.isRequired)} -> ${needOf(now.isRequired)}`,
      );
    }
    if (old.isExtended !== now.isExtended) {
      this.report(
        now.isExtended ? 'parameter-core-to-extended' : 'parameter-extended-to-core',
        place,
        `${profileOf(old)} -> ${profileOf(now)}`,
      );
    }
    if (styleOf(old) !== styleOf(now))
      this.report('parameter-style-changed', place, `${styleOf(old)} -> ${styleOf(now)}`);
    this.compareWords(old.value, now.value, now.pointer);
    // Of one that is extended each value is offered by itself.
    const schema = this.resolved(this.contracts.new, memberAt(now, 'schema'));
    const values = now.isExtended && schema ? child(schema.pointer, 'enum') : null;
    this.compareSchemasAt(old, now, 'request', (rule, at) =>
      rule === 'request-enum-value-added' && at.side === 'new' && at.pointer === values
        ? 'parameter-value-added-extended'
        : rule,
    );
    this.compareContents(old, now, 'request');
  }

  private compareBodies(old: Operation, now: Operation): void {
    const before = this.resolved(this.contracts.old, memberAt(old, 'requestBody'));
    const after = this.resolved(this.contracts.new, memberAt(now, 'requestBody'));
    if (before && !after)
      this.report('request-body-removed', { side: 'old', pointer: before.pointer }, 'the body is gone');
    if (!after) return;
    const isRequired = isObject(after.value) && after.value.required === true;
    const place: Place = { side: 'new', pointer: after.pointer };
    if (!before) {
      this.report(
        isRequired ? 'request-body-added-required' : 'request-body-added-optional',
        place,
        'there is a body now',
      );
      return;
    }
    const wasRequired = isObject(before.value) && before.value.required === true;
    if (wasRequired !== isRequired) {
      this.report(
        isRequired ? 'request-body-now-required' : 'request-body-now-optional',
        place,
        `${needOf(wasRequired)} -> ${needOf(isRequired)}`,
      );
    }
    this.compareContents(before, after, 'request');
  }

  private compareResponses(old: Operation, now: Operation): void {
    const before = new Map(membersOf(old, 'responses'));
    const after = new Map(membersOf(now, 'responses'));
    const wasSuccess = [...before.keys()].filter(isSuccess);
    const success = [...after.keys()].filter(isSuccess);
    if (wasSuccess.join() !== success.join()) {
      this.report(
        'success-status-changed',
        { side: 'new', pointer: child(now.pointer, 'responses', ...success.slice(0, 1)) },
        `${wasSuccess.join(', ') || 'none'} -> ${success.join(', ') || 'none'}`,
      );
    }
    // The one answer of success is compared with the one that took its place, whatever their numbers.
    const [onlyBefore] = wasSuccess;
    const [onlyAfter] = success;
    if (wasSuccess.length === 1 && success.length === 1 && onlyBefore !== onlyAfter)
      this.compareResponse(before.get(onlyBefore ?? ''), after.get(onlyAfter ?? ''));
    for (const [status, response] of before) {
      const other = after.get(status);
      if (other) this.compareResponse(response, other);
      else if (!isSuccess(status))
        this.report('error-status-removed', { side: 'old', pointer: response.pointer }, `${status} is gone`);
    }
    for (const [status, response] of after)
      if (!before.has(status) && !isSuccess(status))
        this.report('error-status-added', { side: 'new', pointer: response.pointer }, `${status} is new`);
  }

  private compareResponse(old: Located | undefined, now: Located | undefined): void {
    const before = this.resolved(this.contracts.old, old);
    const after = this.resolved(this.contracts.new, now);
    if (!before || !after) return;
    this.compareWords(before.value, after.value, after.pointer);
    this.compareContents(before, after, 'response');
    this.compareHeaders(before, after);
  }

  private compareHeaders(old: Located, now: Located): void {
    const before = this.headersOf(this.contracts.old, old);
    const after = this.headersOf(this.contracts.new, now);
    for (const [name, header] of before) {
      const other = after.get(name);
      if (!other)
        this.report('response-header-removed', { side: 'old', pointer: header.pointer }, `header "${name}" is gone`);
      else {
        const place: Place = { side: 'new', pointer: other.pointer };
        if (header.isRequired !== other.isRequired) {
          this.report(
            other.isRequired ? 'response-header-now-required' : 'response-header-now-optional',
            place,
            `header "${name}": ${needOf(header.isRequired)} -> ${needOf(other.isRequired)}`,
          );
        }
        this.compareWords(header.value, other.value, other.pointer);
        this.compareSchemasAt(header, other, 'response');
      }
    }
    for (const [name, { pointer, isRequired }] of after)
      if (!before.has(name))
        this.report(
          isRequired ? 'response-header-added-required' : 'response-header-added',
          { side: 'new', pointer },
          `header "${name}" is new`,
        );
  }

  private headersOf(contract: LocatedContract, response: Located): Map<string, Located & { isRequired: boolean }> {
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

  /** Media types of a body, an answer or a parameter. */
  private compareContents(old: Located, now: Located, direction: Direction): void {
    const before = mediaTypesOf(old);
    const after = mediaTypesOf(now);
    for (const [type, media] of before) {
      const other = after.get(type);
      if (other) {
        this.compareSchemasAt(media, other, direction);
        this.compareEncodings(media, other);
      } else this.report(`${direction}-media-type-removed`, { side: 'old', pointer: media.pointer }, `${type} is gone`);
    }
    for (const [type, { pointer }] of after)
      if (!before.has(type)) this.report(`${direction}-media-type-added`, { side: 'new', pointer }, `${type} is new`);
  }

  /** Which files the parts of a form may hold. */
  private compareEncodings(old: Located, now: Located): void {
    const before = new Map(membersOf(old, 'encoding'));
    const after = new Map(membersOf(now, 'encoding'));
    for (const name of new Set([...before.keys(), ...after.keys()])) {
      const allowed = partTypesOf(before.get(name));
      const wanted = partTypesOf(after.get(name));
      const place: Place = { side: 'new', pointer: after.get(name)?.pointer ?? now.pointer };
      // Without a list any type is taken.
      if (wanted && !allowed)
        this.report('request-part-type-removed', place, `"${name}": only ${wanted.join(', ')} from now on`);
      if (allowed && !wanted) this.report('request-part-type-added', place, `"${name}": any type from now on`);
      if (!allowed || !wanted) continue;
      for (const type of allowed)
        if (!wanted.includes(type)) this.report('request-part-type-removed', place, `"${name}": without ${type}`);
      for (const type of wanted)
        if (!allowed.includes(type)) this.report('request-part-type-added', place, `"${name}": with ${type}`);
    }
  }

  /** @param told which rule a change is of, where it is another one than in other schemas */
  private compareSchemasAt(
    old: Located,
    now: Located,
    direction: Direction,
    told: (rule: RuleId, place: Place) => RuleId = (rule) => rule,
  ): void {
    const before = memberAt(old, 'schema') ?? { value: {}, pointer: old.pointer };
    const after = memberAt(now, 'schema') ?? { value: {}, pointer: now.pointer };
    compareSchemas(this.contracts, before, after, direction, (rule, place, what) =>
      this.report(told(rule, place), place, what),
    );
  }

  private compareWords(old: unknown, now: unknown, pointer: string): void {
    const [before = '', after = ''] = [old, now].map((value) =>
      isObject(value) ? [value.summary, value.description].filter((text) => typeof text === 'string').join(' ') : '',
    );
    if (before !== after) this.report('words-changed', { side: 'new', pointer }, changedWords(before, after));
  }

  private resolved(contract: LocatedContract, located: Located | null | undefined): Located | null {
    return located ? contract.resolve(located) : null;
  }
}

function addressesOf(contract: LocatedContract): string {
  return (
    entriesOf(contract.root, 'servers')
      .map(({ value }) => (isObject(value) ? textOf(value.url) : ''))
      .join(', ') || 'none'
  );
}

function profileOf({ isExtended }: { isExtended: boolean }): string {
  return isExtended ? 'extended' : 'core';
}

function needOf(isRequired: boolean): string {
  return isRequired ? 'required' : 'optional';
}

function labelOf({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path}`;
}

function isSuccess(status: string): boolean {
  return status.startsWith('2');
}

/** How a parameter is written; what is not said is the default of its place. */
function styleOf({ value, place }: Parameter): string {
  const style = value.style ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');
  return canonical({ style, explode: value.explode ?? style === 'form', allowReserved: value.allowReserved ?? false });
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
