import { isObject } from '../spec/document';
import type { Located, LocatedContract } from './located';
import { isExtended } from './operations';
import { inNew, inOld, type Direction, type Pair, type Report } from './places';
import { canonical, shapeOf, type Alternative, type Shape } from './shape';
import { ValueComparison } from './values';
import { changedWords } from './words';

/** Reports what changed between a schema and the one that took its place, and in all that they hold. */
export function compareSchemas(
  contracts: Pair,
  before: Located,
  after: Located,
  direction: Direction,
  report: Report,
): void {
  new SchemaComparison(contracts, direction, report, new Set()).compare([before], [after]);
}

class SchemaComparison {
  constructor(
    private readonly contracts: Pair,
    private readonly direction: Direction,
    private readonly report: Report,
    /** Pairs that were begun; a schema that holds itself ends here. */
    private readonly begun: Set<string>,
  ) {}

  compare(before: Alternative, after: Alternative): void {
    const key = `${this.placesOf(this.contracts.old, before)} | ${this.placesOf(this.contracts.new, after)}`;
    if (this.begun.has(key)) return;
    this.begun.add(key);
    const old = shapeOf(this.contracts.old, before, this.direction);
    const now = shapeOf(this.contracts.new, after, this.direction);
    if (old.alternatives || now.alternatives) {
      this.compareAlternatives(old.alternatives ?? [before], now.alternatives ?? [after], now.pointer);
      return;
    }
    new ValueComparison(this.direction, this.report).compare(old, now);
    this.compareProperties(old, now);
    this.compareAdditional(old, now);
    if (old.items.length > 0 || now.items.length > 0)
      this.compare(orAnything(old.items, old), orAnything(now.items, now));
    this.compareRest(old, now);
  }

  /** The order of alternatives says nothing, so those that differ least are taken for the same. */
  private compareAlternatives(before: readonly Alternative[], after: readonly Alternative[], pointer: string): void {
    const left = [...after];
    const open: Alternative[] = [];
    for (const one of before) {
      const same = left.findIndex(
        (other) => this.textOf(this.contracts.old, one) === this.textOf(this.contracts.new, other),
      );
      if (same < 0) open.push(one);
      else this.compare(one, left.splice(same, 1)[0] ?? []);
    }
    const differences = open.map((one) => left.map((other) => this.countDifferences(one, other)));
    const nearest = differences
      .flatMap((counts, from) => counts.map((count, to) => ({ from, to, count })))
      .sort((a, b) => a.count - b.count);
    const [taken, given] = [new Set<number>(), new Set<number>()];
    for (const { from, to } of nearest) {
      if (taken.has(from) || given.has(to)) continue;
      taken.add(from);
      given.add(to);
      this.compare(open[from] ?? [], left[to] ?? []);
    }
    const removed = open.filter((_one, index) => !taken.has(index));
    const added = left.filter((_one, index) => !given.has(index));
    for (const one of removed)
      this.report(
        `${this.direction}-alternative-removed`,
        inOld(one[0]?.pointer ?? pointer),
        'one of the kinds is gone',
      );
    for (const one of added)
      this.report(`${this.direction}-alternative-added`, inNew(one[0]?.pointer ?? pointer), 'one more kind');
  }

  private countDifferences(before: Alternative, after: Alternative): number {
    let count = 0;
    new SchemaComparison(this.contracts, this.direction, () => (count += 1), new Set(this.begun)).compare(
      before,
      after,
    );
    return count;
  }

  private compareProperties(old: Shape, now: Shape): void {
    for (const [name, parts] of old.properties) {
      const after = now.properties.get(name);
      if (after) {
        this.compareProfiles(name, parts, after);
        this.compare(parts, after);
      } else
        this.report(`${this.direction}-field-removed`, inOld(parts[0]?.pointer ?? old.pointer), `"${name}" is gone`);
    }
    for (const [name, parts] of now.properties) {
      if (old.properties.has(name)) continue;
      const place = inNew(parts[0]?.pointer ?? now.pointer);
      if (now.required.has(name))
        this.report(`${this.direction}-field-added-required`, place, `"${name}" is new and has to be there`);
      else {
        const rule = this.isExtendedIn(this.contracts.new, parts)
          ? 'request-field-added-extended'
          : 'request-field-added-optional';
        this.report(this.direction === 'request' ? rule : 'response-field-added', place, `"${name}" is new`);
      }
    }
    for (const [name, pointer] of now.required) {
      const isNew = now.properties.has(name) && !old.properties.has(name);
      if (!old.required.has(name) && !isNew)
        this.report(`${this.direction}-field-now-required`, inNew(pointer), `"${name}" has to be there`);
    }
    for (const [name, pointer] of old.required) {
      const isGone = old.properties.has(name) && !now.properties.has(name);
      if (!now.required.has(name) && !isGone)
        this.report(`${this.direction}-field-now-optional`, inOld(pointer), `"${name}" may be missing`);
    }
  }

  private compareProfiles(name: string, before: Alternative, after: Alternative): void {
    const was = this.isExtendedIn(this.contracts.old, before);
    const is = this.isExtendedIn(this.contracts.new, after);
    if (was === is) return;
    this.report(
      `${this.direction}-field-${is ? 'core-to-extended' : 'extended-to-core'}`,
      inNew(after[0]?.pointer ?? ''),
      `"${name}" ${is ? 'core -> extended' : 'extended -> core'}`,
    );
  }

  private isExtendedIn(contract: LocatedContract, parts: Alternative): boolean {
    return parts.some((part) => {
      const { value } = contract.resolve(part);
      return isObject(value) && isExtended(value);
    });
  }

  private compareAdditional(old: Shape, now: Shape): void {
    const before = old.additional;
    const after = now.additional;
    if (after.kind === 'closed' && before.kind !== 'closed')
      this.report(`${this.direction}-unknown-fields-refused`, inNew(after.pointer), 'unknown fields are refused');
    else if (before.kind === 'closed' && after.kind !== 'closed')
      this.report(`${this.direction}-unknown-fields-allowed`, inNew(after.pointer), 'unknown fields are allowed');
    else if (before.kind === 'schema' || after.kind === 'schema')
      this.compare(
        before.kind === 'schema' ? before.parts : orAnything([], old),
        after.kind === 'schema' ? after.parts : orAnything([], now),
      );
  }

  private compareRest(old: Shape, now: Shape): void {
    if (this.direction === 'request' && old.default?.text !== now.default?.text) {
      const place = now.default ? inNew(now.default.pointer) : inOld(old.default?.pointer ?? old.pointer);
      this.report(
        'request-default-changed',
        place,
        `default ${old.default?.text ?? 'none'} -> ${now.default?.text ?? 'none'}`,
      );
    }
    for (const keyword of new Set([...old.others.keys(), ...now.others.keys()])) {
      const before = old.others.get(keyword);
      const after = now.others.get(keyword);
      if (before?.text !== after?.text)
        this.report(
          'other-rule-changed',
          after ? inNew(after.pointer) : inOld(before?.pointer ?? old.pointer),
          `${keyword} is another`,
        );
    }
    if (old.words.text !== now.words.text)
      this.report('words-changed', inNew(now.words.pointer), changedWords(old.words.text, now.words.text));
  }

  private placesOf(contract: LocatedContract, parts: Alternative): string {
    return parts
      .map((part) => `${contract.resolve(part).pointer}${JSON.stringify(Object.keys(part.value ?? {}))}`)
      .join(' + ');
  }

  private textOf(contract: LocatedContract, parts: Alternative): string {
    return canonical(parts.map((part) => contract.resolve(part).value));
  }
}

/** Where nothing is said, anything may stand. */
function orAnything(parts: readonly Located[], shape: Shape): Alternative {
  return parts.length > 0 ? parts : [{ value: {}, pointer: shape.pointer }];
}
