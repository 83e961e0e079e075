import { atBound } from '../spec/cases';
import type { Contract, Schema } from '../spec/contract';
import { child } from '../spec/document';

/** Texts of which each form that the contract knows takes one. */
const TEXTS = [
  'Pipe Adapter',
  'prd_8f21',
  '5200.00',
  '2026-11-01T06:00:00Z',
  '2026-11-01',
  '09:00',
  'wanjiru@angalink.example',
  '123456',
  'Q-2026-0042',
  'Q-2026-0042.pdf',
  'JBSWY3DPEHPK3PXPJBSWY3DP',
  'otpauth://totp/shop?secret=JBSWY3DPEHPK3PXPJBSWY3DP',
  '4fQ0yq3mN1l8b7Zt2cXw9RkVaE6sHuJd5gPoLiTnMzY',
  '#a1b2c3',
  'createProduct.name',
  '["home"]',
  '["tag_44dd"]',
  'https://fcm.googleapis.com/fcm/send/c1KrmpTuRm',
  'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
];

/** A property of a schema: where it stands, and whether it must be there. */
export interface Member {
  name: string;
  pointer: string;
  required: boolean;
}

/** The properties of an object's schema, those of all its parts together. */
export function membersOf(contract: Contract, at: string): Member[] {
  const pointer = contract.target(at);
  const { properties = {}, required = [], allOf = [] } = contract.at(pointer) as Schema;
  return [
    ...Object.keys(properties).map((name) => ({
      name,
      pointer: child(pointer, 'properties', name),
      required: required.includes(name),
    })),
    ...allOf.flatMap((_, index) => membersOf(contract, child(pointer, 'allOf', index))),
  ];
}

/** Whether a schema is one of objects with properties. */
export const isObjectSchema = (contract: Contract, pointer: string): boolean => membersOf(contract, pointer).length > 0;

/** A value that a schema takes. @param whole whether with everything that may be left out @throws Error where none is known */
export function sampleOf(contract: Contract, at: string, whole: boolean): unknown {
  const pointer = contract.target(at);
  const schema = contract.at(pointer) as Schema;
  if (isObjectSchema(contract, pointer))
    return Object.fromEntries(
      membersOf(contract, pointer)
        .filter(({ required }) => required || whole)
        .map((member) => [member.name, sampleOf(contract, member.pointer, whole)]),
    );
  if (schema.type === 'array')
    return Array.from({ length: Math.max(schema.minItems ?? 0, whole ? 1 : 0) }, () =>
      sampleOf(contract, child(pointer, 'items'), whole),
    );
  const field = { name: '', schema, pointer, required: true, extended: false };
  const candidates = [...TEXTS, atBound(contract, field, 'least', ''), 1, true, {}];
  const found = candidates.find((value) => value !== undefined && contract.errors(pointer, value).length === 0);
  if (found === undefined) throw new Error(`No value for ${pointer} is known.`);
  return found;
}
