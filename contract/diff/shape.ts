import { child, isObject, type JsonObject, type JsonValue } from '../spec/document';
import { entriesOf, memberAt, membersOf, type Located, type LocatedContract } from './located';

/** A bound of a number, of a length or of a count. */
export interface Bound {
  value: number;
  /** The value itself is out. */
  exclusive: boolean;
  pointer: string;
}

/** A keyword's value and where it stands. */
export interface Mark {
  text: string;
  pointer: string;
}

/** One of several kinds that a value may be of. Its parts hold together, as in an allOf. */
export type Alternative = readonly Located[];

/**
 * What a list of schemas that hold together asks of a value, with references and `allOf` taken apart.
 * Of several bounds the tightest is kept.
 */
export interface Shape {
  /** Where the first of the schemas stands. */
  pointer: string;
  /** Null: any. Without `null`, which is `nullable`. */
  types: (Mark & { names: readonly string[] }) | null;
  nullable: boolean;
  /** Null: any. */
  values: { texts: ReadonlyMap<string, string>; pointer: string } | null;
  lower: ReadonlyMap<string, Bound>;
  upper: ReadonlyMap<string, Bound>;
  /** Patterns, formats and the like, by `keyword value`. */
  forms: ReadonlyMap<string, Mark>;
  properties: ReadonlyMap<string, readonly Located[]>;
  required: ReadonlyMap<string, string>;
  /** `open`: any other field; `closed`: none; else what other fields have to be. */
  additional:
    | { kind: 'open' | 'closed'; pointer: string }
    | { kind: 'schema'; parts: readonly Located[]; pointer: string };
  items: readonly Located[];
  /** The kinds of the one `oneOf` or `anyOf`, each with the rest of the schema; null without one. */
  alternatives: readonly Alternative[] | null;
  default: Mark | null;
  /** Keywords that are compared only as a whole. */
  others: ReadonlyMap<string, Mark>;
  words: Mark;
}

const LOWER = ['minimum', 'minLength', 'minItems', 'minProperties'] as const;
const UPPER = ['maximum', 'maxLength', 'maxItems', 'maxProperties'] as const;
const FORMS = ['pattern', 'format', 'multipleOf', 'uniqueItems', 'contentMediaType', 'contentEncoding'] as const;
const GROUPS = ['oneOf', 'anyOf'] as const;
const OTHERS = [
  'not',
  'if',
  'then',
  'else',
  'patternProperties',
  'propertyNames',
  'prefixItems',
  'contains',
  'minContains',
  'maxContains',
  'dependentRequired',
  'dependentSchemas',
  'unevaluatedProperties',
  'unevaluatedItems',
  'discriminator',
  'x-extensible-enum',
] as const;

/** Takes schemas that hold together apart. `direction` decides which fields are there: no readOnly ones in a request. */
export function shapeOf(
  contract: LocatedContract,
  parts: readonly Located[],
  direction: 'request' | 'response',
): Shape {
  const schemas = flatten(contract, parts);
  const groups = schemas.flatMap((schema) =>
    GROUPS.filter((keyword) => Array.isArray(schema.value[keyword])).map((keyword) => ({ schema, keyword })),
  );
  const [group] = groups;
  const others = collectMarks(schemas, OTHERS);
  // Several groups at once would multiply; they are rare and compared as a whole.
  if (groups.length > 1) for (const { schema, keyword } of groups) others.set(keyword, markOf(schema, keyword));
  return {
    pointer: parts[0]?.pointer ?? '',
    types: typesOf(schemas),
    nullable: schemas.every(
      ({ value }) => value.type === undefined || value.nullable === true || listOf(value.type).includes('null'),
    ),
    values: valuesOf(schemas),
    lower: boundsOf(
      schemas,
      LOWER,
      'exclusiveMinimum',
      (a, b) => a.value > b.value || (a.value === b.value && a.exclusive),
    ),
    upper: boundsOf(
      schemas,
      UPPER,
      'exclusiveMaximum',
      (a, b) => a.value < b.value || (a.value === b.value && a.exclusive),
    ),
    forms: formsOf(schemas),
    properties: propertiesOf(contract, schemas, direction),
    required: requiredOf(schemas),
    additional: additionalOf(schemas),
    items: schemas.flatMap((schema) => memberAt(schema, 'items') ?? []),
    alternatives: group && groups.length === 1 ? alternativesOf(schemas, group.schema, group.keyword) : null,
    default: schemas.flatMap((schema) => ('default' in schema.value ? markOf(schema, 'default') : []))[0] ?? null,
    others,
    words: {
      text: schemas.flatMap(({ value }) => (typeof value.description === 'string' ? value.description : [])).join('\n'),
      pointer: parts[0]?.pointer ?? '',
    },
  };
}

/** Sorted by keys, so that equal values have equal texts. */
export function canonical(value: JsonValue | undefined): string {
  return (
    JSON.stringify(value, (_key, member: unknown) =>
      isObject(member) ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1))) : member,
    ) ?? ''
  );
}

/** A text as it is, anything else as JSON. */
export function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : canonical(value);
}

/** The schemas themselves and those of their allOf, references followed. `false` is a schema that nothing keeps. */
function flatten(contract: LocatedContract, parts: readonly Located[]): Located<JsonObject>[] {
  const seen = new Set<string>();
  const take = (part: Located): Located<JsonObject>[] => {
    const { value, pointer } = contract.resolve(part);
    if (seen.has(pointer)) return [];
    seen.add(pointer);
    if (value === false) return [{ value: { not: {} }, pointer }];
    if (!isObject(value)) return [];
    const schema = { value, pointer };
    return [schema, ...entriesOf(schema, 'allOf').flatMap(take)];
  };
  return parts.flatMap(take);
}

function typesOf(schemas: readonly Located<JsonObject>[]): Shape['types'] {
  const typed = schemas.filter(({ value }) => value.type !== undefined);
  const [first] = typed;
  if (!first) return null;
  const names = typed
    .map(({ value }) => listOf(value.type).filter((name) => name !== 'null'))
    .reduce((common, more) =>
      common.filter((name) => more.includes(name) || (name === 'integer' && more.includes('number'))),
    );
  return { names, text: names.join(' or '), pointer: child(first.pointer, 'type') };
}

function valuesOf(schemas: readonly Located<JsonObject>[]): Shape['values'] {
  const lists = schemas.flatMap(({ value, pointer }) => {
    if (Array.isArray(value.enum)) return { values: value.enum, pointer: child(pointer, 'enum') };
    return 'const' in value ? { values: [value.const ?? null], pointer: child(pointer, 'const') } : [];
  });
  const [first, ...rest] = lists;
  if (!first) return null;
  const texts = new Map(
    first.values.filter((value) => value !== null).map((value) => [canonical(value), textOf(value)]),
  );
  for (const { values } of rest) {
    const also = new Set(values.map(canonical));
    for (const text of texts.keys()) if (!also.has(text)) texts.delete(text);
  }
  return { texts, pointer: first.pointer };
}

/** OpenAPI 3.0 has a flag for exclusive bounds of numbers, 3.1 a bound of its own. */
function boundsOf(
  schemas: readonly Located<JsonObject>[],
  keywords: readonly string[],
  exclusiveKeyword: string,
  isTighter: (bound: Bound, than: Bound) => boolean,
): Map<string, Bound> {
  const bounds = new Map<string, Bound>();
  const keep = (keyword: string, bound: Bound) => {
    const before = bounds.get(keyword);
    if (!before || isTighter(bound, before)) bounds.set(keyword, bound);
  };
  for (const { value, pointer } of schemas) {
    for (const keyword of keywords) {
      const limit = value[keyword];
      const isNumberBound = exclusiveKeyword.toLowerCase().endsWith(keyword.toLowerCase());
      if (typeof limit === 'number') {
        keep(keyword, {
          value: limit,
          exclusive: isNumberBound && value[exclusiveKeyword] === true,
          pointer: child(pointer, keyword),
        });
      }
      const exclusive = isNumberBound ? value[exclusiveKeyword] : undefined;
      if (typeof exclusive === 'number')
        keep(keyword, { value: exclusive, exclusive: true, pointer: child(pointer, exclusiveKeyword) });
    }
  }
  // A length or count of at least 0 asks for nothing.
  for (const [keyword, bound] of bounds)
    if (keyword !== 'minimum' && keyword.startsWith('min') && bound.value === 0) bounds.delete(keyword);
  return bounds;
}

function formsOf(schemas: readonly Located<JsonObject>[]): Map<string, Mark> {
  return new Map(
    schemas.flatMap((schema) =>
      FORMS.filter((keyword) => schema.value[keyword] !== undefined && schema.value[keyword] !== false).map(
        (keyword) => {
          const mark = markOf(schema, keyword);
          return [`${keyword} ${mark.text}`, mark] satisfies [string, Mark];
        },
      ),
    ),
  );
}

function propertiesOf(
  contract: LocatedContract,
  schemas: readonly Located<JsonObject>[],
  direction: 'request' | 'response',
): Map<string, Located[]> {
  const hidden = direction === 'request' ? 'readOnly' : 'writeOnly';
  const properties = new Map<string, Located[]>();
  for (const schema of schemas) {
    for (const [name, property] of membersOf(schema, 'properties')) {
      const { value } = contract.resolve(property);
      if (isObject(value) && value[hidden] === true) continue;
      properties.set(name, [...(properties.get(name) ?? []), property]);
    }
  }
  return properties;
}

function requiredOf(schemas: readonly Located<JsonObject>[]): Map<string, string> {
  return new Map(
    schemas.flatMap((schema) =>
      entriesOf(schema, 'required').map(({ value, pointer }) => [textOf(value), pointer] satisfies [string, string]),
    ),
  );
}

function additionalOf(schemas: readonly Located<JsonObject>[]): Shape['additional'] {
  const marks = schemas.flatMap((schema) => memberAt(schema, 'additionalProperties') ?? []);
  const closed = marks.find(({ value }) => value === false);
  if (closed) return { kind: 'closed', pointer: closed.pointer };
  const parts = marks.filter(({ value }) => isObject(value) && Object.keys(value).length > 0);
  const [first] = parts;
  return first
    ? { kind: 'schema', parts, pointer: first.pointer }
    : { kind: 'open', pointer: marks[0]?.pointer ?? schemas[0]?.pointer ?? '' };
}

function alternativesOf(
  schemas: readonly Located<JsonObject>[],
  holder: Located<JsonObject>,
  keyword: 'oneOf' | 'anyOf',
): Alternative[] {
  const rest = schemas.map((schema) => {
    const { allOf: _taken, ...own } = schema.value;
    if (schema !== holder) return { value: own, pointer: schema.pointer };
    const { [keyword]: _group, discriminator: _discriminator, ...plain } = own;
    return { value: plain, pointer: schema.pointer };
  });
  const saying = rest.filter(({ value }) => Object.keys(value).length > 0);
  return entriesOf(holder, keyword).map((entry) => [entry, ...saying]);
}

function collectMarks(schemas: readonly Located<JsonObject>[], keywords: readonly string[]): Map<string, Mark> {
  return new Map(
    schemas.flatMap((schema) =>
      keywords
        .filter((keyword) => schema.value[keyword] !== undefined)
        .map((keyword) => [keyword, markOf(schema, keyword)] satisfies [string, Mark]),
    ),
  );
}

function markOf(schema: Located<JsonObject>, keyword: string): Mark {
  return { text: textOf(schema.value[keyword]), pointer: child(schema.pointer, keyword) };
}

function listOf(type: JsonValue | undefined): string[] {
  return Array.isArray(type) ? type.map(textOf) : type === undefined ? [] : [textOf(type)];
}
