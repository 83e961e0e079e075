import { loadContract, type Node } from '../../server/openapi/document';
import { countyShapes } from '../../src/common/api/counties';
import { shapes } from '../../src/common/api/shapes';
import { staffShapes } from '../../src/staff/api/staffShapes';

const contract = loadContract();
const checks = Object.entries({ ...shapes, ...countyShapes, ...staffShapes });
/** Own ways of reading a list's answer. */
const READ_LIKE: Readonly<Record<string, string>> = { previewArticles: 'listArticles' };

/** Where a check asked for a field that the contract does not know. */
let unknown: string[] = [];

/** An object that tells when it is asked for what it cannot have. */
const observed = (fields: Record<string, unknown>, known: readonly string[], place: string) =>
  new Proxy(fields, {
    get(target, name) {
      if (typeof name === 'string' && !known.includes(name)) unknown.push(`${place}.${name}`);
      return Reflect.get(target, name) as unknown;
    },
  });

/** Object schemas with all of their parts: an `allOf` is one object. */
function partsOf(node: Node): { properties: Record<string, Node>; required: string[] } {
  const parts = ((node.allOf as Node[] | undefined) ?? []).map((part) => partsOf(followed(part)));
  return {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), node.properties) as Record<
      string,
      Node
    >,
    required: [...parts.flatMap(({ required }) => required), ...((node.required as string[] | undefined) ?? [])],
  };
}

const followed = (node: Node): Node => (typeof node.$ref === 'string' ? contract.resolve(node.$ref) : node);

/** An answer as the contract allows it: `least` with what it demands and null for what may be, or with everything. */
function sample(schema: Node, least: boolean, place: string): unknown {
  const node = followed(schema);
  if (least && node.nullable === true) return null;
  if (node.type === 'array') return [sample(node.items as Node, least, `${place}[]`)];
  const { properties, required } = partsOf(node);
  const names = Object.keys(properties);
  if (names.length > 0) {
    const given = names.filter((name) => !least || required.includes(name));
    const fields = given.map((name) => [name, sample(properties[name] ?? {}, least, `${place}.${name}`)] as const);
    return observed(Object.fromEntries(fields), names, place);
  }
  if (node.type === 'number' || node.type === 'integer') return 1;
  if (node.type === 'boolean') return true;
  const [whole = node] = ((node.allOf as Node[] | undefined) ?? []).map(followed);
  if (Array.isArray(whole.enum)) return whole.enum.at(least ? 0 : -1);
  if (typeof whole.pattern === 'string' && new RegExp(whole.pattern, 'u').test('1.00')) return '1.00';
  return { date: '2026-11-21', 'date-time': '2026-11-21T06:00:00.000Z' }[String(whole.format)] ?? 'text';
}

function dataOf(name: string, least: boolean): unknown {
  const operation = contract.operations.find(({ id }) => id === (READ_LIKE[name] ?? name));
  if (!operation) throw new Error(`openapi.yaml has no operation ${name}.`);
  const schema = contract.resolve(operation.responses.get(operation.success) ?? '');
  const { properties, required } = partsOf(schema);
  expect(required).toContain('data');
  return sample(properties.data ?? {}, least, name);
}

beforeEach(() => {
  unknown = [];
});

test.each(checks)(
  '%s: what the contract demands of every server is enough, and what it allows is taken',
  (name, check) => {
    expect(check(dataOf(name, true))).toBe(true);
    expect(check(dataOf(name, false))).toBe(true);
  },
);

test.each(checks)('%s: no field is asked for that the contract does not have', (name, check) => {
  check(dataOf(name, false));
  expect(unknown).toEqual([]);
});

test('a time that no calendar has is refused: it would throw where it is written', () => {
  const history = (at: string) => ({ entries: [{ id: '1', kind: 'note', by: null, at, text: null }] });
  const check = staffShapes.listQuotationHistory;
  expect(check?.(history('2026-11-21T06:00:00Z'))).toBe(true);
  expect(check?.(history('+275760-09-14T00:00:00Z'))).toBe(false);
});

test('a status that a newer server adds does not take a list down', () => {
  const data = dataOf('listQuotations', true) as { quotations: { status: string }[] };
  data.quotations.forEach((quotation) => {
    quotation.status = 'on-hold';
  });
  expect(staffShapes.listQuotations(data)).toBe(true);
});

test('the check of these checks sees a field that is none', () => {
  const check = shapes.getProduct;
  expect(check?.(observed({}, [], 'getProduct'))).toBe(false);
  expect(unknown).toEqual(['getProduct.id']);
});
