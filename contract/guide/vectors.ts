import type { ErrorObject } from 'ajv';
import { atBound, blanks, outOfBounds, wrongTypes, type Field } from '../spec/cases';
import type { Contract, Schema } from '../spec/contract';
import { child } from '../spec/document';
import { isObjectSchema, membersOf, sampleOf, type Member } from './sample';

/** A value that a schema refuses, and the rule that it breaks. */
interface Refusal {
  value: unknown;
  /** Where in the value, as a JSON pointer; empty for the value itself. */
  at: string;
  /** The keyword of JSON Schema that refuses it. */
  keyword: string;
  reason: string;
}

/** Values of one schema of the contract. */
export interface Vectors {
  schema: string;
  /** JSON pointer in openapi.yaml. */
  pointer: string;
  valid: unknown[];
  invalid: Refusal[];
}

/** Code points; a text at a bound beyond is left to the kit. */
const LONGEST = 500;
const TAILS = ['\n', '\u0000'];

const isShort = (value: unknown) => value !== undefined && JSON.stringify(value).length <= LONGEST;

/** What a value breaks; undefined where it breaks nothing. */
function refusal(contract: Contract, pointer: string, value: unknown): Refusal | undefined {
  const errors = contract.errors(pointer, value);
  // What is wrong deepest inside says it best; a part of an allOf repeats it.
  const [error] = errors.sort((one, other) => other.instancePath.length - one.instancePath.length);
  return error && { value, at: error.instancePath, keyword: error.keyword, reason: reasonOf(error) };
}

function reasonOf({ keyword, message = '', params }: ErrorObject): string {
  if (keyword === 'pattern') return 'does not have the form that the pattern asks for';
  if (keyword === 'additionalProperties') return `has no field ${String(params.additionalProperty)}`;
  if (keyword === 'enum') return `must be one of ${(params.allowedValues as unknown[]).map(String).join(', ')}`;
  return message.replace('NOT', 'not').replace('characters', 'code points');
}

/** Values of a schema that is no object: at its bounds and one step beyond. */
function ofValue(contract: Contract, pointer: string): { valid: unknown[]; invalid: unknown[] } {
  const schema = contract.resolve(contract.at(pointer) as Schema);
  const field: Field = { name: '', schema, pointer, required: true, extended: false };
  const sample = sampleOf(contract, pointer, true);
  const ends = (['least', 'most'] as const).map((bound) => atBound(contract, field, bound, ''));
  const tailed = typeof sample === 'string' ? TAILS.map((tail) => `${sample}${tail}`) : [];
  const wrong = [...wrongTypes(contract, field), ...outOfBounds(contract, field), ...blanks(contract, field)];
  return {
    valid: [sample, ...ends, ...(schema.enum ?? []), ...(schema.nullable === true ? [null] : [])].filter(isShort),
    invalid: [...wrong.map(({ value }) => value), ...tailed].filter(isShort),
  };
}

/** Values that a property does not take; of one with a schema of its own, which has vectors too, the first. */
function wrongFor(contract: Contract, { pointer }: Member): unknown[] {
  const target = contract.target(pointer);
  if (isObjectSchema(contract, target)) return ['text'];
  const { invalid } = ofValue(contract, target);
  return target === pointer ? invalid : invalid.slice(0, 1);
}

/** Values of a schema of objects: with all fields and with the required ones; without each of these; with each field wrong. */
function ofObject(contract: Contract, pointer: string): { valid: unknown[]; invalid: unknown[] } {
  const least = sampleOf(contract, pointer, false) as Record<string, unknown>;
  const members = membersOf(contract, pointer);
  const without = (name: string) => Object.fromEntries(Object.entries(least).filter(([key]) => key !== name));
  return {
    valid: [least, sampleOf(contract, pointer, true)],
    invalid: [
      ...members.filter(({ required }) => required).map(({ name }) => without(name)),
      ...members.flatMap((member) => wrongFor(contract, member).map((value) => ({ ...least, [member.name]: value }))),
      { ...least, no_such_field: 1 },
      [],
    ],
  };
}

const distinct = (values: readonly unknown[]): unknown[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

/** One for each rule and place inside of a value, the first; all of the value itself. */
const distinctRefusals = (refusals: readonly Refusal[]): Refusal[] =>
  [
    ...new Map(
      [...refusals]
        .reverse()
        .map((one) => [one.at === '' ? JSON.stringify(one.value) : `${one.at} ${one.keyword} ${one.reason}`, one]),
    ).values(),
  ].reverse();

/** Values that each named schema takes and refuses, for unit tests in any language. */
export function vectorsOf(contract: Contract): Vectors[] {
  return Object.keys(contract.raw.components?.schemas ?? {}).map((schema) => {
    const pointer = child('/components/schemas', schema);
    const { valid, invalid } = (isObjectSchema(contract, pointer) ? ofObject : ofValue)(contract, pointer);
    return {
      schema,
      pointer,
      valid: distinct(valid).filter((value) => contract.errors(pointer, value).length === 0),
      invalid: distinctRefusals(distinct(invalid).flatMap((value) => refusal(contract, pointer, value) ?? [])),
    };
  });
}

/** The vectors as a file: one value a line, so that a change shows as one. */
export function vectorFile(contract: Contract): string {
  const { title = '', version = '' } = contract.raw.info ?? {};
  const lines = (values: readonly unknown[]) => values.map((value) => `        ${JSON.stringify(value)}`).join(',\n');
  const schemas = vectorsOf(contract).map(
    ({ schema, pointer, valid, invalid }) =>
      `    {\n      "schema": ${JSON.stringify(schema)},\n      "pointer": ${JSON.stringify(pointer)},\n      "valid": [\n${lines(valid)}\n      ],\n      "invalid": [\n${lines(invalid)}\n      ]\n    }`,
  );
  return `{\n  "contract": ${JSON.stringify(`${title} ${version}`)},\n  "schemas": [\n${schemas.join(',\n')}\n  ]\n}\n`;
}
