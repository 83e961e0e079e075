import { asNode, type Contract, type Node } from './document';

/** Bytes of a character that is escaped as a pair of surrogates. */
const LONGEST_CHARACTER = 12;
/** Bytes of a number, true, false or null. */
const LONGEST_WORD = 32;
/** Up to here a body that breaks a bound is told which, however short the operation's own bodies are (bytes). */
const LEAST = 32 * 1024;

/**
 * Bytes that a JSON body may have: as many as the contract allows, however its characters are escaped.
 * @param schema JSON pointer of the body's schema
 * @throws Error where the contract sets no bound
 */
export function jsonLimit(contract: Contract, schema: string): number {
  const longest = longestText(contract, contract.resolve(schema));
  if (Number.isNaN(longest)) throw new Error(`${schema} of the contract sets no bound to how long a body may be.`);
  return Math.max(LEAST, longest);
}

/** Bytes of a schema's longest JSON; NaN where it has no bound. */
function longestText(contract: Contract, schema: Node): number {
  const of = (part: unknown) => longestText(contract, asNode(part));
  const { $ref, allOf, type, maxLength, maxItems, items, properties, additionalProperties } = schema;
  if (typeof $ref === 'string') return of(contract.resolve($ref));
  if (Array.isArray(allOf)) return sum(allOf.map(of));
  if (Array.isArray(schema.enum)) return Math.max(...schema.enum.map((value) => textOf(String(value).length)));
  if (type === 'string') return textOf(Number(maxLength));
  if (type === 'array') return 2 + Number(maxItems) * (of(items) + 1);
  if (type !== 'object') return type === undefined ? NaN : LONGEST_WORD;
  if (additionalProperties !== false) return NaN;
  return 2 + sum(Object.entries(asNode(properties)).map(([name, field]) => textOf(name.length) + of(field) + 2));
}

/** In quotation marks. */
const textOf = (characters: number) => characters * LONGEST_CHARACTER + 2;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
