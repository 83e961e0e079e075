import { isObject } from '../spec/document';
import { memberAt, type Located, type LocatedContract } from './located';
import type { Direction, Pair, Place } from './places';
import { RULES, type Effect, type RuleId } from './rules';
import { compareSchemas } from './schemas';
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

/** What was found so far, and what parts of contracts of every kind are compared by. */
export class Comparison {
  /** That which is compared at this moment; null for what is of the whole contract. */
  operation: string | null = null;
  private readonly found = new Map<string, Finding>();

  constructor(readonly contracts: Pair) {}

  /** First what breaks, then by line. */
  findings(): Finding[] {
    return [...this.found.values()].sort(
      (a, b) => ORDER.indexOf(a.effect) - ORDER.indexOf(b.effect) || a.line - b.line,
    );
  }

  /** Takes note of a change; one in a part that several operations share is one finding. */
  report(rule: RuleId, { side, pointer }: Place, what: string): void {
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

  /** @param told which rule a change is of, where it is another one than in other schemas */
  compareSchemasAt(
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

  /** Of what has a summary and a description. */
  compareWords(old: unknown, now: unknown, pointer: string): void {
    const [before = '', after = ''] = [old, now].map((value) =>
      isObject(value) ? [value.summary, value.description].filter((text) => typeof text === 'string').join(' ') : '',
    );
    if (before !== after) this.report('words-changed', { side: 'new', pointer }, changedWords(before, after));
  }
}

/** What stands at a place, after all references; null where nothing does. */
export function resolved(contract: LocatedContract, located: Located | null | undefined): Located | null {
  return located ? contract.resolve(located) : null;
}

export function profileOf({ isExtended }: { isExtended: boolean }): string {
  return isExtended ? 'extended' : 'core';
}

export function needOf(isRequired: boolean): string {
  return isRequired ? 'required' : 'optional';
}
