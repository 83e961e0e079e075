import type { Contract, Schema } from '../spec/contract';

/** A kind of bound that schemas have. */
export interface Bound {
  what: string;
  count: number;
  /** Ids of the rules that ask for it; empty where none does. */
  checks: string;
}

const IN_REQUESTS: readonly [keyof Schema, string, string][] = [
  ['type', 'type of a field or parameter', 'B05 B06 B10'],
  ['minLength', 'minLength', 'B06 B07 B08'],
  ['maxLength', 'maxLength', 'B06 B07 D44'],
  ['pattern', 'pattern', 'B06 B07'],
  ['format', 'format', 'B06 B17'],
  ['enum', 'enumeration', 'B06 B07 B10'],
  ['minimum', 'minimum', 'B06 B07 B10 B18'],
  ['maximum', 'maximum', 'B06 B07 B10 B18'],
  ['minItems', 'minItems', 'B06'],
  ['maxItems', 'maxItems', 'B06'],
  ['nullable', 'what may be null', 'B05 B07 D03'],
  ['required', 'required fields', 'B04 B07'],
  ['additionalProperties', 'no other fields', 'B12 B13'],
  ['minProperties', 'an update of nothing', 'B04'],
  ['default', 'defaults', 'D01'],
];

/** The bounds of all requests, of all answers, and of what operations document. */
export function boundsOf(contract: Contract): Bound[] {
  const operations = [...contract.operations.values()];
  const counts = new Map<string, number>();
  const seen = new Set<Schema>();
  const visit = (given: Schema): void => {
    const schema = contract.resolve(given);
    if (seen.has(schema)) return;
    seen.add(schema);
    for (const [key] of IN_REQUESTS) if (schema[key] !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
    for (const inner of Object.values(schema.properties ?? {})) visit(inner);
    if (schema.items) visit(schema.items);
  };
  for (const { body, parameters } of operations) {
    if (body) visit(body.schema);
    for (const { schema } of parameters) visit(schema);
  }
  const statuses = operations.flatMap(({ responses }) => [...responses.values()]);
  return [
    ...IN_REQUESTS.map(([key, what, checks]) => ({ what: `${what} (requests)`, count: counts.get(key) ?? 0, checks })),
    { what: 'documented statuses', count: statuses.length, checks: 'A01 A02' },
    {
      what: 'schemas of answers',
      count: statuses.filter(({ mediaTypes }) => mediaTypes.length > 0).length,
      checks: 'A05',
    },
    {
      what: 'media types of answers',
      count: statuses.filter(({ mediaTypes }) => mediaTypes.length > 0).length,
      checks: 'A04',
    },
    {
      what: 'required headers of answers',
      count: statuses.flatMap(({ headers }) => headers.filter(({ required }) => required)).length,
      checks: 'A04',
    },
    {
      what: 'calls that need a session',
      count: operations.filter(({ session }) => session === 'required').length,
      checks: 'C01 C02 C03',
    },
    {
      what: 'calls that are open',
      count: operations.filter(({ session }) => session !== 'required').length,
      checks: 'C04',
    },
    {
      what: 'ids in paths',
      count: operations.filter(({ parameters }) => parameters.some(({ in: place }) => place === 'path')).length,
      checks: 'B09 B21',
    },
    { what: 'methods of paths', count: operations.length, checks: 'A11 E01' },
  ];
}
