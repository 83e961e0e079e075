import type { JsonValue } from '../spec/document';
import { compareContracts } from './diff';
import { ANSWER, GIVEN, LIST, made, SENT, UPDATE } from './smallContract';

/**
 * The kinds of change that oasdiff, a known tool for this, publishes as breaking or as probably so, by its names for them.
 * Not here are those about dates of deprecation and levels of stability (sunset, x-stability-level), which this contract
 * does not have, and `response-required-property-became-not-write-only`: clients pass over a field that is new to them.
 */
type Changes = Record<string, JsonValue | undefined>;

const BODY = `${UPDATE}.requestBody.content.application/json.schema`;
const RESULT = `${ANSWER}.content.application/json.schema`;
const QUERY = `${LIST}.parameters.0.schema`;
const HEADER = `${LIST}.parameters.1`;

const text = { type: 'string' };
const number = { type: 'integer' };
const list = { type: 'array', items: text };
const thing = (properties: JsonValue, required: string[] = []) => ({ type: 'object', properties, required });
const header = (schema: JsonValue) => ({ [HEADER]: { name: 'X-Filter', in: 'header', schema } });

/** A schema before and after, in each of the places where the tool tells it apart. */
const inRequest = (name: string, before: JsonValue, after: JsonValue): [string, Changes, Changes][] => [
  [`request-body-${name}`, { [BODY]: before }, { [BODY]: after }],
  [`request-property-${name}`, { [`${SENT}.properties.name`]: before }, { [`${SENT}.properties.name`]: after }],
  [`request-parameter-${name}`, { [QUERY]: before }, { [QUERY]: after }],
];
const inAnswer = (name: string, before: JsonValue, after: JsonValue): [string, Changes, Changes][] => [
  [`response-body-${name}`, { [RESULT]: before }, { [RESULT]: after }],
  [`response-property-${name}`, { [`${GIVEN}.properties.name`]: before }, { [`${GIVEN}.properties.name`]: after }],
];

const CASES: [name: string, before: Changes, after: Changes][] = [
  ['api-path-removed-without-deprecation', {}, { 'paths./things': undefined }],
  ['api-removed-without-deprecation', {}, { [UPDATE]: undefined }],
  ['added-required-request-body', {}, { [`${LIST}.requestBody`]: { required: true, content: {} } }],
  [
    'request-body-became-required',
    { [`${UPDATE}.requestBody.required`]: false },
    { [`${UPDATE}.requestBody.required`]: true },
  ],
  ['request-body-media-type-removed', {}, { [`${UPDATE}.requestBody.content.multipart/form-data`]: undefined }],
  ['new-required-request-parameter', {}, { [HEADER]: { name: 'sort', in: 'query', required: true, schema: text } }],
  [
    'new-required-request-default-parameter-to-existing-path',
    {},
    { 'paths./things.parameters': [{ name: 'shop', in: 'query', required: true, schema: { ...text, default: 'a' } }] },
  ],
  [
    'new-request-path-parameter',
    {},
    {
      'paths./things/{id}': undefined,
      'paths./things/{id}/{part}': {
        put: {
          operationId: 'updateThing',
          parameters: ['id', 'part'].map((name) => ({ name, in: 'path', required: true, schema: text })),
          responses: { '200': { description: 'Done.' } },
        },
      },
    },
  ],
  ['request-parameter-removed', {}, { [`${LIST}.parameters`]: [] }],
  ['request-parameter-became-required', {}, { [`${LIST}.parameters.0.required`]: true }],
  ['request-parameter-default-value-changed', {}, { [`${QUERY}.default`]: 2 }],
  ['request-parameter-default-value-added', { [QUERY]: number }, { [QUERY]: { ...number, default: 1 } }],
  ['request-parameter-default-value-removed', {}, { [`${QUERY}.default`]: undefined }],
  ['new-required-request-header-property', header(thing({})), header(thing({ a: text }, ['a']))],
  ['request-header-property-became-required', header(thing({ a: text })), header(thing({ a: text }, ['a']))],
  ['request-header-property-became-enum', header(thing({ a: text })), header(thing({ a: { ...text, enum: ['x'] } }))],
  ['request-parameter-property-type-changed', { [QUERY]: thing({ a: text }) }, { [QUERY]: thing({ a: number }) }],
  ['request-property-removed', {}, { [`${SENT}.properties.note`]: undefined }],
  ['request-property-became-required', {}, { [`${SENT}.required`]: ['name', 'kind'] }],
  ['new-required-request-property', { [BODY]: thing({}) }, { [BODY]: thing({ a: text }, ['a']) }],
  ['response-success-status-removed', {}, { [ANSWER]: undefined }],
  ['response-media-type-removed', {}, { [`${ANSWER}.content.application/json`]: undefined }],
  ['response-header-became-optional', {}, { [`${ANSWER}.headers.X-Total.required`]: false }],
  ['required-response-header-removed', {}, { [`${ANSWER}.headers.X-Total`]: undefined }],
  [
    'optional-response-header-removed',
    { [`${ANSWER}.headers.X-Total.required`]: false },
    { [`${ANSWER}.headers.X-Total`]: undefined },
  ],
  [
    'response-required-property-removed',
    {},
    { [`${GIVEN}.properties.name`]: undefined, [`${GIVEN}.required`]: ['id'] },
  ],
  ['response-optional-property-removed', {}, { [`${GIVEN}.properties.note`]: undefined }],
  ['response-property-became-optional', {}, { [`${GIVEN}.required`]: ['id'] }],
  ...inRequest('became-enum', text, { ...text, enum: ['a'] }),
  ...inRequest('enum-value-removed', { ...text, enum: ['a', 'b'] }, { ...text, enum: ['a'] }),
  ...inRequest(
    'x-extensible-enum-value-removed',
    { ...text, 'x-extensible-enum': ['a', 'b'] },
    { ...text, 'x-extensible-enum': ['a'] },
  ),
  ...inRequest('became-not-nullable', { ...text, nullable: true }, text),
  ...inRequest('type-changed', text, number),
  ...inRequest('max-items-decreased', { ...list, maxItems: 3 }, { ...list, maxItems: 2 }),
  ...inRequest('min-items-increased', { ...list, minItems: 1 }, { ...list, minItems: 2 }),
  ...inRequest('min-items-set', list, { ...list, minItems: 2 }),
  ...inRequest('max-length-decreased', { ...text, maxLength: 3 }, { ...text, maxLength: 2 }),
  ...inRequest('max-length-set', text, { ...text, maxLength: 2 }),
  ...inRequest('min-length-increased', { ...text, minLength: 1 }, { ...text, minLength: 2 }),
  ...inRequest('max-decreased', { ...number, maximum: 3 }, { ...number, maximum: 2 }),
  ...inRequest('max-set', number, { ...number, maximum: 2 }),
  ...inRequest('min-increased', { ...number, minimum: 1 }, { ...number, minimum: 2 }),
  ...inRequest('min-set', number, { ...number, minimum: 2 }),
  ...inRequest('pattern-added', text, { ...text, pattern: '^a' }),
  ...inRequest('pattern-changed', { ...text, pattern: '^a' }, { ...text, pattern: '^b' }),
  ...inRequest('any-of-removed', { anyOf: [text, number] }, { anyOf: [text] }),
  ...inRequest('one-of-removed', { oneOf: [text, number] }, { oneOf: [text] }),
  ...inRequest('all-of-added', { allOf: [thing({})] }, { allOf: [thing({}), thing({ a: text }, ['a'])] }),
  ...inRequest('all-of-removed', { allOf: [thing({}), thing({ a: text })] }, { allOf: [thing({})] }),
  ...inAnswer('became-nullable', text, { ...text, nullable: true }),
  ...inAnswer('type-changed', text, number),
  ...inAnswer('enum-value-added', { ...text, enum: ['a'] }, { ...text, enum: ['a', 'b'] }),
  ...inAnswer('max-increased', { ...number, maximum: 2 }, { ...number, maximum: 3 }),
  ...inAnswer('min-decreased', { ...number, minimum: 2 }, { ...number, minimum: 1 }),
  ...inAnswer('max-length-increased', { ...text, maxLength: 2 }, { ...text, maxLength: 3 }),
  ...inAnswer('max-length-unset', { ...text, maxLength: 2 }, text),
  ...inAnswer('min-length-decreased', { ...text, minLength: 2 }, { ...text, minLength: 1 }),
  ...inAnswer('min-items-decreased', { ...list, minItems: 2 }, { ...list, minItems: 1 }),
  ...inAnswer('min-items-unset', { ...list, minItems: 2 }, list),
  ...inAnswer('one-of-added', { oneOf: [text] }, { oneOf: [text, number] }),
];

test.each(CASES)('%s breaks clients', (_, before, after) => {
  const findings = compareContracts(made(before), made({ ...before, ...after }));
  expect(findings.map(({ effect }) => effect)).toContain('breaks-clients');
});
