import { asNode, loadContract, type Node } from '../../server/openapi/document';

/** A field of a request in which somebody may write what they like. */
export interface TextField {
  operation: string;
  /** Where it stands in the body, `terms.en` or `lines[].text`. */
  name: string;
  /** Characters. */
  bound: number;
  pattern: RegExp | null;
}

const contract = loadContract();
const HOSTILE = '<a>&"\'';

/** Every text field of every write of the contract, found in it; a field of dates, ids or choices is none. */
export const TEXT_FIELDS: readonly TextField[] = contract.operations.flatMap(({ id, body }) =>
  body ? textFieldsIn(id, '', { $ref: body.schema }) : [],
);

/** Those of a schema, and of what it holds. */
function textFieldsIn(operation: string, before: string, schema: unknown): TextField[] {
  return Object.entries(asNode(resolved(schema).properties)).flatMap(([key, inner]) => {
    const [name, node] = [`${before}${key}`, resolved(inner)];
    if (node.items) return textFieldsIn(operation, `${name}[].`, node.items);
    if (node.properties) return textFieldsIn(operation, `${name}.`, node);
    const field = textField(operation, name, node);
    return field ? [field] : [];
  });
}

/** A schema, or the one that it names, or that an `allOf` of one part stands for. */
function resolved(schema: unknown): Node {
  const { $ref, allOf, ...node } = asNode(schema);
  if (typeof $ref === 'string') return resolved(contract.resolve($ref));
  return Array.isArray(allOf) ? { ...resolved(allOf[0]), ...node } : node;
}

/** A body with a value where a field's name says; the others stay. */
export function withField(body: Body, name: string, value: string): Body {
  const [, key = '', list, rest] = /^([^.[]+)(\[\])?\.?(.*)$/.exec(name) ?? [];
  const inner = body[key];
  const [first, ...others] = Array.isArray(inner) ? (inner as Body[]) : [inner as Body | undefined];
  const filled = rest ? withField(first ?? {}, rest, value) : value;
  return { ...body, [key]: list ? [filled, ...others] : filled };
}

export type Body = Readonly<Record<string, unknown>>;

/** What a body holds beside its choices of yes and no, by names that `withField` takes; of a list, its first. */
export function valuesIn(body: Body, before = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, inner] of Object.entries(body)) {
    const value: unknown = Array.isArray(inner) ? inner[0] : inner;
    const name = `${before}${key}${Array.isArray(inner) ? '[]' : ''}`;
    if (value !== null && typeof value === 'object')
      for (const [within, one] of valuesIn(asNode(value), `${name}.`)) found.set(within, one);
    else if (value === null || typeof value === 'string' || typeof value === 'number')
      found.set(name, String(value ?? ''));
  }
  return found;
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
