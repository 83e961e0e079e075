import type { Contract, Schema } from '../spec/contract';

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'instant',
  date: 'day',
  email: 'e-mail address',
  binary: 'file',
  password: 'password',
  'uri-reference': 'address',
};

/** Schemas whose own names say it best. */
const BY_NAME = ['Id', 'Money'];

/** From what to what, as short as it can be said. */
function range(least: number | undefined, most: number | undefined): string {
  if (least === undefined && most === undefined) return '';
  if (least === most) return ` ${least}`;
  if (most === undefined) return ` from ${least}`;
  return ` ${least ?? 0}–${most}`;
}

function nameOf({ $ref = '', allOf = [] }: Schema): string {
  const [only, ...others] = allOf;
  if (only && others.length === 0) return nameOf(only);
  return $ref.replace(/^.*\//, '');
}

/** What a schema takes, in a few words; an object is called by the schema's name where it has one. */
export function shortType(contract: Contract, given: Schema): string {
  const name = nameOf(given);
  const plain = name.replace(/^Nullable/, '');
  const schema = contract.resolve(given);
  const words = BY_NAME.includes(plain) ? plain.toLowerCase() : wordsOf(contract, schema, name);
  return `${words}${schema.nullable === true ? ' or null' : ''}`;
}

function wordsOf(contract: Contract, schema: Schema, name: string): string {
  const { type, format, minLength, maxLength, minimum, maximum, minItems, maxItems, items, properties } = schema;
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(', ');
  if (type === 'array') return `list${range(minItems, maxItems)} of ${items ? shortType(contract, items) : 'anything'}`;
  if (type === 'boolean') return 'true or false';
  if (type === 'integer') return `whole number${range(minimum, maximum)}`;
  if (type === 'number') return `number${range(minimum, maximum)}`;
  if (type === 'string') return FORMATS[format ?? ''] ?? `text${range(minLength, maxLength)}`;
  if (name !== '') return name;
  const fields = Object.entries(properties ?? {}).map(
    ([field, inner]) =>
      `${field}${schema.required?.includes(field) === true ? '' : '?'}: ${shortType(contract, inner)}`,
  );
  return `{ ${fields.join(', ')} }`;
}
