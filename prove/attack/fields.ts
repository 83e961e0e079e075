import { asNode, loadContract, type Node } from '../../server/openapi/document';

/** A field of a request in which somebody may write what they like. */
export interface TextField {
  operation: string;
  name: string;
  /** Characters. */
  bound: number;
  pattern: RegExp | null;
}

const contract = loadContract();
const HOSTILE = '<a>&"\'';

/** Every text field of every write of the contract, found in it; a field of dates, ids or choices is none. */
export const TEXT_FIELDS: readonly TextField[] = contract.operations.flatMap(({ id, body }) => {
  if (!body) return [];
  const { properties } = contract.resolve(body.schema);
  return Object.keys(asNode(properties)).flatMap((name) => {
    const field = textField(id, name, schemaAt(`${body.schema}/properties/${name}`));
    return field ? [field] : [];
  });
});

/** A schema, or the one that an `allOf` of one part stands for. */
function schemaAt(pointer: string): Node {
  const node = contract.resolve(pointer);
  return Array.isArray(node.allOf) ? schemaAt(`${pointer}/allOf/0`) : node;
}

function textField(
  operation: string,
  name: string,
  { type, enum: choices, format, ...schema }: Node,
): TextField | null {
  if (type !== 'string' || choices || (format !== undefined && format !== 'password')) return null;
  const pattern = typeof schema.pattern === 'string' ? new RegExp(schema.pattern, 'u') : null;
  if (pattern && !pattern.test(HOSTILE)) return null;
  return { operation, name, bound: Number(schema.maxLength), pattern };
}

export const fieldsOf = (operation: string): TextField[] =>
  TEXT_FIELDS.filter((field) => field.operation === operation);
