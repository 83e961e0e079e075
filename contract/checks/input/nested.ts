import { isObjectSchema, membersOf, sampleOf } from '../../guide/sample';
import { type Candidate, type Field, isInvalid, outOfBounds, shownValue, wrongTypes } from '../../spec/cases';
import type { Contract, Schema } from '../../spec/contract';
import { child } from '../../spec/document';

/** Something that stands within a field, and how the whole field looks with another value in its place. */
type Placed = (value: unknown) => unknown;

/**
 * What the contract refuses within a field of objects, or of lists of them, at whatever depth: each member left out, of
 * another type and beyond its bounds, one that is not known, and an item that is none.
 */
export function nestedCases(contract: Contract, { name, pointer }: Field): Candidate[] {
  const found = within(contract, pointer, name, (value) => value);
  return found.filter(({ value }) => isInvalid(contract, pointer, value));
}

function within(contract: Contract, at: string, name: string, placed: Placed): Candidate[] {
  const pointer = contract.target(at);
  const schema = contract.at(pointer) as Schema;
  if (schema.type === 'array') return inList(contract, pointer, schema, name, placed);
  return isObjectSchema(contract, pointer) ? inObject(contract, pointer, schema, name, placed) : [];
}

function inList(contract: Contract, pointer: string, schema: Schema, name: string, placed: Placed): Candidate[] {
  const items = child(pointer, 'items');
  if (!isObjectSchema(contract, contract.target(items))) return [];
  const item = sampleOf(contract, items, true);
  const beyond = schema.maxItems === undefined ? [] : [Array<unknown>(schema.maxItems + 1).fill(item)];
  return [
    ...[[null], ['x'], [[]], [{}]].map((value) => ({ what: shownValue(value), value: placed(value) })),
    ...beyond.map((value) => ({ what: `with ${value.length} items`, value: placed(value) })),
    ...within(contract, items, `${name}[0]`, (value) => placed([value])),
  ];
}

function inObject(contract: Contract, pointer: string, schema: Schema, name: string, placed: Placed): Candidate[] {
  const whole = sampleOf(contract, pointer, true) as Record<string, unknown>;
  const unknown = { ...whole, contractKit: 1 };
  return [
    ...(schema.additionalProperties === false
      ? [{ what: `with a member of ${name} that is not known`, value: placed(unknown) }]
      : []),
    ...membersOf(contract, pointer).flatMap((member): Candidate[] => {
      const { [member.name]: _, ...others } = whole;
      const target = contract.target(member.pointer);
      const field: Field = { ...member, schema: contract.at(target) as Schema, pointer: target, extended: false };
      const path = `${name}.${member.name}`;
      return [
        ...(member.required ? [{ what: `without ${path}`, value: placed(others) }] : []),
        ...[...wrongTypes(contract, field), ...outOfBounds(contract, field)].map(({ what, value }) => ({
          what: `with ${path} ${what}`,
          value: placed({ ...whole, [member.name]: value }),
        })),
        ...within(contract, member.pointer, path, (value) => placed({ ...whole, [member.name]: value })),
      ];
    }),
  ];
}
