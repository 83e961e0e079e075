import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dump, load } from 'js-yaml';
import { UnreadableContract, type JsonObject, type JsonValue } from '../spec/document';
import type { Finding } from './comparison';
import { compareContracts } from './diff';
import { LocatedContract } from './located';
import { RULES, type RuleId } from './rules';
import { ANSWER, BASE, GIVEN, LIST, made, SENT, UPDATE } from './smallContract';

const TOP = join(__dirname, '..', '..');

const MORE = { operationId: 'more', responses: { '200': { description: 'More.' } } };
const PAGE = { name: 'page', in: 'query', schema: { type: 'integer', default: 1 } };
const SORT = { name: 'sort', in: 'query', schema: { type: 'string' } };

/** What is changed, to what (nothing removes it), the rule that names it, and the rule that names the way back. */
const CASES: readonly [path: string, value: JsonValue | undefined, there: RuleId, back: RuleId][] = [
  ['servers.0.url', '/api/v2', 'address-changed', 'address-changed'],
  ['paths./things/{id}', undefined, 'operation-removed', 'operation-added-core'],
  ['paths./more', { get: { ...MORE, 'x-profile': 'extended' } }, 'operation-added-extended', 'operation-removed'],
  [`${LIST}.operationId`, 'allThings', 'operation-id-renamed', 'operation-id-renamed'],
  [`${LIST}.x-profile`, 'extended', 'operation-core-to-extended', 'operation-extended-to-core'],
  [`${LIST}.deprecated`, true, 'operation-deprecated', 'operation-no-longer-deprecated'],
  [`${LIST}.security`, [{}, { bearerAuth: [] }], 'security-removed', 'security-added'],
  [`${LIST}.security`, [{ bearerAuth: [] }, { key: [] }], 'security-alternative-added', 'security-alternative-removed'],
  [
    'components.securitySchemes.bearerAuth.scheme',
    'basic',
    'security-alternative-removed',
    'security-alternative-removed',
  ],

  [`${LIST}.parameters`, [], 'parameter-removed', 'parameter-added-optional'],
  [`${LIST}.parameters.1`, { ...SORT, 'x-profile': 'extended' }, 'parameter-added-extended', 'parameter-removed'],
  [`${LIST}.parameters.1`, { ...SORT, required: true }, 'parameter-added-required', 'parameter-removed'],
  [`${LIST}.parameters.0.required`, true, 'parameter-now-required', 'parameter-now-optional'],
  [`${LIST}.parameters.0.explode`, false, 'parameter-style-changed', 'parameter-style-changed'],
  [`${LIST}.parameters.0.x-profile`, 'extended', 'parameter-core-to-extended', 'parameter-extended-to-core'],

  [`${LIST}.requestBody`, { required: true, content: {} }, 'request-body-added-required', 'request-body-removed'],
  [`${LIST}.requestBody`, { content: {} }, 'request-body-added-optional', 'request-body-removed'],
  [`${UPDATE}.requestBody.required`, false, 'request-body-now-optional', 'request-body-now-required'],
  [
    `${UPDATE}.requestBody.content.multipart/form-data`,
    undefined,
    'request-media-type-removed',
    'request-media-type-added',
  ],
  [
    `${UPDATE}.requestBody.content.multipart/form-data.encoding.file.contentType`,
    'image/png',
    'request-part-type-removed',
    'request-part-type-added',
  ],
  [
    `${UPDATE}.requestBody.content.multipart/form-data.encoding`,
    undefined,
    'request-part-type-added',
    'request-part-type-removed',
  ],
  [`${LIST}.responses.404`, undefined, 'error-status-removed', 'error-status-added'],
  [`${LIST}.responses.202`, { description: 'Later.' }, 'success-status-changed', 'success-status-changed'],
  [`${ANSWER}.content.application/json`, undefined, 'response-media-type-removed', 'response-media-type-added'],
  [`${ANSWER}.headers.X-Total`, undefined, 'response-header-removed', 'response-header-added-required'],
  [`${ANSWER}.headers.X-Total.required`, false, 'response-header-now-optional', 'response-header-now-required'],
  [`${ANSWER}.headers.X-More`, { schema: { type: 'string' } }, 'response-header-added', 'response-header-removed'],

  [`${SENT}.properties.note.type`, 'boolean', 'request-type-changed', 'request-type-changed'],
  [`${SENT}.properties.size.type`, 'integer', 'request-type-changed', 'request-type-widened'],
  [`${GIVEN}.properties.size.type`, 'integer', 'response-type-narrowed', 'response-type-changed'],
  [`${SENT}.properties.note.nullable`, false, 'request-null-refused', 'request-null-allowed'],
  [`${GIVEN}.properties.note.nullable`, false, 'response-null-gone', 'response-null-possible'],
  [`${SENT}.properties.kind.enum`, ['a'], 'request-enum-value-removed', 'request-enum-value-added'],
  [`${SENT}.properties.kind.enum`, undefined, 'request-enum-value-added', 'request-enum-value-removed'],
  [`${GIVEN}.properties.kind.enum`, ['a', 'b', 'c'], 'response-enum-value-added', 'response-enum-value-removed'],
  [`${SENT}.properties.name.maxLength`, 79, 'request-bound-tightened', 'request-bound-loosened'],
  [`${SENT}.properties.name.minLength`, 1, 'request-bound-tightened', 'request-bound-loosened'],
  [`${SENT}.properties.size.exclusiveMinimum`, true, 'request-bound-tightened', 'request-bound-loosened'],
  [`${GIVEN}.properties.name.maxLength`, undefined, 'response-bound-loosened', 'response-bound-tightened'],
  [`${SENT}.properties.name.pattern`, '^[a-y]+$', 'request-form-changed', 'request-form-changed'],
  [`${SENT}.properties.note.format`, 'email', 'request-form-narrowed', 'request-form-widened'],
  [`${GIVEN}.properties.note.format`, 'email', 'response-form-narrowed', 'response-form-widened'],
  [`${GIVEN}.properties.size.multipleOf`, 2, 'response-form-narrowed', 'response-form-widened'],
  [`${LIST}.parameters.0.schema.default`, 2, 'request-default-changed', 'request-default-changed'],
  [`${SENT}.properties.note`, undefined, 'request-field-removed', 'request-field-added-optional'],
  [
    `${SENT}.properties.note_sw`,
    { type: 'string', 'x-profile': 'extended' },
    'request-field-added-extended',
    'request-field-removed',
  ],
  [`${SENT}.properties.note.x-profile`, 'extended', 'request-field-core-to-extended', 'request-field-extended-to-core'],
  [
    `${GIVEN}.properties.note.x-profile`,
    'extended',
    'response-field-core-to-extended',
    'response-field-extended-to-core',
  ],
  [`${SENT}.required`, ['name', 'kind'], 'request-field-now-required', 'request-field-now-optional'],
  [`${SENT}.additionalProperties`, undefined, 'request-unknown-fields-allowed', 'request-unknown-fields-refused'],
  [`${SENT}.properties.note.readOnly`, true, 'request-field-removed', 'request-field-added-optional'],
  [`${GIVEN}.properties.note`, undefined, 'response-field-removed', 'response-field-added'],
  [`${GIVEN}.required`, ['id'], 'response-field-now-optional', 'response-field-now-required'],
  [`${GIVEN}.additionalProperties`, false, 'response-unknown-fields-refused', 'response-unknown-fields-allowed'],
  [`${GIVEN}.additionalProperties`, { type: 'string' }, 'response-type-narrowed', 'response-type-changed'],
  [
    `${SENT}.properties.kind`,
    { oneOf: [{ type: 'integer' }, { type: 'string', enum: ['a', 'b'] }] },
    'request-alternative-added',
    'request-alternative-removed',
  ],
  [
    `${GIVEN}.properties.kind`,
    { anyOf: [{ type: 'string', enum: ['a', 'b'] }, { type: 'integer' }] },
    'response-alternative-added',
    'response-alternative-removed',
  ],
  [`${SENT}.properties.name.not`, { enum: ['none'] }, 'other-rule-changed', 'other-rule-changed'],
  [`${LIST}.description`, 'Lists some of them.', 'words-changed', 'words-changed'],
  [`${GIVEN}.properties.name.description`, 'What it is called.', 'words-changed', 'words-changed'],
];

/** Cases that change more than one thing. */
const LARGER_CASES: readonly [changes: Record<string, JsonValue | undefined>, rules: RuleId[]][] = [
  [
    { [`${SENT}.properties.weight`]: { type: 'number' }, [`${SENT}.required`]: ['name', 'weight'] },
    ['request-field-added-required'],
  ],
  [
    { [`${GIVEN}.properties.weight`]: { type: 'number' }, [`${GIVEN}.required`]: ['id', 'name', 'weight'] },
    ['response-field-added-required'],
  ],
  [{ [`${GIVEN}.properties.name`]: undefined, [`${GIVEN}.required`]: ['id'] }, ['response-field-removed']],
  [
    { [`${GIVEN}.properties.name.pattern`]: '^a', [`${GIVEN}.properties.name.maxLength`]: 81 },
    ['response-bound-loosened', 'response-form-narrowed'],
  ],
  [{ [`${LIST}.parameters`]: [{ ...PAGE, name: 'Page' }] }, ['parameter-removed', 'parameter-added-optional']],
];

/** A parameter whose values are offered one by one. */
const ORDER = (...values: string[]) => ({
  [`${LIST}.parameters.1`]: { ...SORT, schema: { type: 'string', enum: values }, 'x-profile': 'extended' },
});

const rulesOf = (findings: readonly Finding[]) => [...new Set(findings.map(({ rule }) => rule))];

const inline = (schema: string, other = '', method = 'get') =>
  LocatedContract.parse(
    `
openapi: 3.1.0
info: { title: One, version: '1' }
paths:
  /one:
    ${method}:
      operationId: one
      ${method === 'get' ? 'responses: { "200": { content: { application/json: { schema: ' : 'requestBody: { content: { application/json: { schema: '}${schema}${method === 'get' ? ' } } } }' : ' } } }'}
components:
  schemas:
    Some: { type: string }
${other}`,
    'one.yaml',
  );

const between = (before: string, after: string, method?: string) =>
  rulesOf(compareContracts(inline(before, '', method), inline(after, '', method)));

describe('each kind of change', () => {
  it.each(CASES)('%s -> %j is %s, back %s', (path, value, there, back) => {
    const [before, after] = [made(), made({ [path]: value })];
    // A scheme that becomes another is one way gone and another there.
    const expected = (rule: RuleId) => (path.endsWith('.scheme') ? [rule, 'security-alternative-added'] : [rule]);
    expect(rulesOf(compareContracts(before, after))).toEqual(expected(there));
    expect(rulesOf(compareContracts(after, before))).toEqual(expected(back));
  });

  it.each(LARGER_CASES)('%j is %j', (changes, rules) => {
    expect(rulesOf(compareContracts(made(), made(changes))).sort()).toEqual([...rules].sort());
  });

  it('asks no server for one more value of an extended parameter', () => {
    const [before, after] = [made(ORDER('a')), made(ORDER('a', 'b'))];
    expect(rulesOf(compareContracts(before, after))).toEqual(['parameter-value-added-extended']);
    expect(rulesOf(compareContracts(after, before))).toEqual(['request-enum-value-removed']);
    const open = made({ [`${LIST}.parameters.1`]: { ...SORT, 'x-profile': 'extended' } });
    expect(rulesOf(compareContracts(before, open))).toEqual(['request-enum-value-added']);
  });

  it('tells null beside another type', () => {
    expect(between('{ type: [integer, "null"] }', '{ type: number }', 'post')).toEqual([
      'request-null-refused',
      'request-type-widened',
    ]);
    expect(between('{ type: number }', '{ type: [integer, "null"] }')).toEqual([
      'response-null-possible',
      'response-type-narrowed',
    ]);
    expect(between('{}', '{ type: string }')).toEqual(['response-type-narrowed']);
  });

  it('tells an operation that moved from one that is gone', () => {
    const before = made();
    const { put } = (load(BASE) as { paths: Record<string, Record<string, JsonValue>> }).paths['/things/{id}'] ?? {};
    const moved = compareContracts(before, made({ 'paths./things/{id}': { patch: put } }));
    expect(moved).toMatchObject([
      { rule: 'operation-moved', operations: ['updateThing'], what: 'PUT /things/{id} -> PATCH /things/{id}' },
    ]);
  });

  it('takes a parameter of the path by its place, whatever its name', () => {
    const { put } = (load(BASE) as { paths: Record<string, { put: JsonObject }> }).paths['/things/{id}'] ?? {};
    const renamed = {
      ...put,
      parameters: [{ name: 'thingId', in: 'path', required: true, schema: { type: 'string' } }],
    };
    const findings = compareContracts(
      made(),
      made({ 'paths./things/{id}': undefined, 'paths./things/{thingId}': { put: renamed } }),
    );
    expect(findings).toMatchObject([{ rule: 'parameter-renamed', what: 'id -> thingId' }]);
  });

  it('has a case for every rule', () => {
    const covered = new Set<RuleId>([
      ...CASES.flatMap(([, , there, back]) => [there, back]),
      ...LARGER_CASES.flatMap(([, rules]) => rules),
    ]);
    const elsewhere: RuleId[] = [
      'operation-moved',
      'parameter-value-added-extended',
      'parameter-renamed',
      'response-form-changed',
      'request-field-added-required',
    ];
    expect(
      Object.keys(RULES).filter((rule) => !covered.has(rule as RuleId) && !elsewhere.includes(rule as RuleId)),
    ).toEqual([]);
  });

  it('reads the form of an answer', () => {
    expect(between('{ type: string, format: date }', '{ type: string, format: date-time }')).toEqual([
      'response-form-changed',
    ]);
  });
});

describe('schemas that are made of others', () => {
  it('take allOf apart', () => {
    const parts = '{ allOf: [{ type: object, required: [a] }, { type: object, properties: { a: { type: string } } }] }';
    expect(between(parts, '{ type: object, required: [a], properties: { a: { type: string } } }')).toEqual([]);
    expect(
      between(parts, '{ allOf: [{ type: object }, { type: object, properties: { a: { type: string } } }] }'),
    ).toEqual(['response-field-now-optional']);
  });

  it('keep the tightest bound of several', () => {
    expect(
      between('{ allOf: [{ type: integer, minimum: 1 }, { minimum: 3 }] }', '{ type: integer, minimum: 3 }'),
    ).toEqual([]);
    expect(
      between('{ allOf: [{ type: integer, minimum: 1 }, { minimum: 3 }] }', '{ type: integer, minimum: 1 }'),
    ).toEqual(['response-bound-loosened']);
  });

  it('read bounds of both versions of OpenAPI', () => {
    expect(
      between('{ type: integer, minimum: 0, exclusiveMinimum: true }', '{ type: integer, exclusiveMinimum: 0 }'),
    ).toEqual([]);
    expect(between('{ type: [string, "null"] }', '{ type: string, nullable: true }')).toEqual([]);
  });

  it('do not heed the order of alternatives', () => {
    const [a, b] = [
      '{ type: object, properties: { a: { type: string } } }',
      '{ type: array, items: { type: string } }',
    ];
    expect(between(`{ oneOf: [${a}, ${b}] }`, `{ oneOf: [${b}, ${a}] }`)).toEqual([]);
    expect(
      between(`{ oneOf: [${a}, ${b}] }`, `{ oneOf: [${b}, { type: object, properties: { a: { type: integer } } }] }`),
    ).toEqual(['response-type-changed']);
    expect(between(`{ oneOf: [${a}, ${b}] }`, `{ oneOf: [${b}] }`, 'post')).toEqual(['request-alternative-removed']);
    expect(between(a, `{ oneOf: [${b}, ${a}] }`)).toEqual(['response-alternative-added']);
  });

  it('compare what stands beside alternatives with each of them', () => {
    const beside = (extra: string) =>
      `{ type: object, properties: { id: { type: ${extra} } }, oneOf: [{ required: [id] }, { properties: { b: { type: string } } }] }`;
    expect(between(beside('string'), beside('string'))).toEqual([]);
    expect(between(beside('string'), beside('integer'))).toEqual(['response-type-changed']);
  });

  it('end where they hold themselves', () => {
    const tree = (type: string) =>
      `    Tree: { type: object, properties: { of: { type: ${type} }, kids: { type: array, items: { $ref: '#/components/schemas/Tree' } }, or: { oneOf: [{ $ref: '#/components/schemas/Tree' }, { type: string }] } } }\n`;
    const root = "{ $ref: '#/components/schemas/Tree' }";
    expect(compareContracts(inline(root, tree('string')), inline(root, tree('string')))).toEqual([]);
    const findings = compareContracts(inline(root, tree('string')), inline(root, tree('integer')));
    expect(findings).toMatchObject([
      { rule: 'response-type-changed', pointer: '/components/schemas/Tree/properties/of/type' },
    ]);
    expect(
      compareContracts(
        inline(
          '{ allOf: [{ $ref: "#/components/schemas/Self" }] }',
          "    Self: { allOf: [{ $ref: '#/components/schemas/Self' }] }\n",
        ),
        inline('{}'),
      ),
    ).toEqual([]);
  });

  it('are the same whether written out or referred to', () => {
    expect(between("{ $ref: '#/components/schemas/Some' }", '{ type: string }')).toEqual([]);
  });
});

describe('a finding', () => {
  it('names the line in the new contract, or in the old one for what is gone, once for all operations', () => {
    const [finding, ...more] = compareContracts(made(), made({ [`${GIVEN}.properties.name.maxLength`]: 90 }));
    expect(more).toEqual([]);
    expect(finding).toMatchObject({
      rule: 'response-bound-loosened',
      effect: 'breaks-clients',
      operations: ['listThings', 'updateThing'],
      side: 'new',
      pointer: '/components/schemas/Thing/properties/name/maxLength',
      what: 'maxLength 80 -> 90',
    });
    const text = dump(load(BASE)).split('\n');
    expect(text[(finding?.line ?? 0) - 1]?.trim()).toBe('maxLength: 80');
    const [gone] = compareContracts(made(), made({ 'paths./things/{id}': undefined }));
    expect(gone?.side).toBe('old');
    expect(text[(gone?.line ?? 0) - 1]?.trim()).toBe('put:');
  });
});

describe('the contract of this repository', () => {
  const contract = LocatedContract.read(join(TOP, 'openapi.yaml'));

  it('is the same as itself', () => {
    expect(compareContracts(contract, LocatedContract.read(join(TOP, 'openapi.yaml')))).toEqual([]);
  });
});

describe('what cannot be read', () => {
  it.each([
    ['a: [', /^x\.yaml:\d+: /],
    ['a: 1\na: 2', /^x\.yaml:2: .*duplicated/],
    ['openapi: 2.0', /no OpenAPI 3 document/],
    ['- 1', /no OpenAPI 3 document/],
  ])('%j is told in one line', (text, message) => {
    expect(() => LocatedContract.parse(text, 'x.yaml')).toThrow(UnreadableContract);
    expect(() => LocatedContract.parse(text, 'x.yaml')).toThrow(message);
  });

  it.each([
    ["{ $ref: '#/components/schemas/Nothing' }", /one\.yaml:\d+: .*is not there/],
    ["{ $ref: 'other.yaml#/Thing' }", /another file/],
    ["{ $ref: '#/components/schemas/Round' }", /circle/],
  ])('%s is told with its line', (schema, message) => {
    const contract = () => inline(schema, "    Round: { $ref: '#/components/schemas/Round' }\n");
    expect(() => compareContracts(contract(), contract())).toThrow(message);
  });
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'));
  const [before, after] = [join(folder, 'before.yaml'), join(folder, 'after.yaml')];
  writeFileSync(before, BASE);
  writeFileSync(
    after,
    BASE.replace('maxLength: 80, pattern', 'maxLength: 79, pattern')
      .replace('Lists them.', 'Lists some.')
      .replace('nullable: true }\n    ThingInput', '}\n    ThingInput'),
  );
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', join(__dirname, 'cli.ts'), ...args], { encoding: 'utf8' });

  it('lists what breaks, one line each, and answers 1', () => {
    const { status, stdout } = run(before, after);
    expect(status).toBe(1);
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringMatching(
        /^BREAKS CLIENTS {2}request-bound-tightened {2}updateThing {2}.*after\.yaml:\d+ #\/components\/schemas\/ThingInput\/properties\/name\/maxLength {2}maxLength 80 -> 79\. /,
      ),
      expect.stringMatching(/^READ {2}words-changed {2}listThings {2}.*"Lists them\." -> "Lists some\."\. /),
      '1 breaking, 2 other changes (--all lists them).',
    ]);
  });

  it('lists the rest with --all, counts what servers have to follow with --servers, and speaks JSON', () => {
    expect(run(before, after, '--all').stdout.split('\n')).toHaveLength(5);
    const { status, stdout } = run(before, after, '--servers', '--json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      breaking: 2,
      findings: [{ rule: 'request-bound-tightened' }, { rule: 'response-null-gone' }, { rule: 'words-changed' }],
    });
  });

  it('judges the version beside a section of a changelog too', () => {
    expect(run(before, after, '--changelog')).toMatchObject({ status: 0, stderr: '' });
    expect(run(before, after, '--changelog', '--release')).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/^## Contract 1\.0\.0\n/) as string,
      stderr: expect.stringContaining('ask for version 2.0.0') as string,
    });
  });

  it('answers 0 where nothing breaks and 2 where it cannot tell', () => {
    expect(run(before, before).status).toBe(0);
    expect(run().status).toBe(2);
    expect(run(before, after, '--no-such-option')).toMatchObject({
      status: 2,
      stderr: expect.not.stringContaining('    at ') as string,
    });
    expect(run(join(folder, 'none.yaml'), after)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/none\.yaml: ENOENT/) as string,
    });
  });
});
