import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { RULES } from '../checks';
import { fileOf } from '../files';
import { boundsOf } from '../sentences/bounds';
import { askedBy } from '../sentences/counted';
import { sentencesOf } from '../sentences/sentences';
import { Contract } from '../spec/contract';
import { toHttpFile, toPostman } from './collections';
import { DEMANDS } from './demands';
import { exampleAnswers } from './examples';
import { explanation } from './explanation';
import { vectorsOf } from './vectors';

const contract = new Contract(fileOf('openapi.yaml'));

describe('what a check demands', () => {
  it('is said of each, and of nothing else', () => {
    expect(Object.keys(DEMANDS).sort()).toEqual(RULES.map(({ id }) => id).sort());
  });

  it('stands in the contract, in words or in what schemas say without', () => {
    const byBounds = boundsOf(contract).flatMap(({ checks }) => checks.split(' '));
    const bySentences = sentencesOf(contract).flatMap((sentence) => askedBy(sentence) ?? []);
    const stated = new Set([...byBounds, ...bySentences]);
    expect(RULES.map(({ id }) => id).filter((id) => !stated.has(id))).toEqual([]);
  });

  it('is shown by an example of the contract', () => {
    const missing = Object.entries(DEMANDS)
      .filter(([, { example }]) => exampleAnswers(contract, contract.operation(example[0]), example[1]).length === 0)
      .map(([id, { example }]) => `${id}: ${example.join(' ')}`);
    expect(missing).toEqual([]);
  });

  it('is explained with line, sentence, exchange and causes', () => {
    const [rule] = RULES.filter(({ id }) => id === 'D05');
    const lines = rule ? explanation(contract, rule) : [];
    expect(lines).toContainEqual(expect.stringMatching(/openapi\.yaml:\d+: A second time is 404\.$/));
    expect(lines).toContain('      DELETE /posts/delete-post/art_12ab');
    expect(lines).toContainEqual(expect.stringContaining('404 {"success":false'));
    expect(lines.filter((line) => line.startsWith('      - '))).toHaveLength(3);
  });
});

describe('collections', () => {
  const postman = JSON.parse(toPostman(contract)) as {
    item: { item: { name: string; request: { body?: object } }[] }[];
  };
  const http = toHttpFile(contract);
  const ids = [...contract.operations.keys()];

  it('have each call once', () => {
    expect(postman.item.flatMap(({ item }) => item.map(({ name }) => name.split(':')[0])).sort()).toEqual(ids.sort());
    expect([...http.matchAll(/^### (\w+)/gm)].map(([, id]) => id).sort()).toEqual(ids.sort());
  });

  it('name no record of the examples where a variable could', () => {
    expect(http.replace(/^@.*$/gm, '')).not.toMatch(/prd_8f21|cat_11aa|art_12ab|wanjiru@angalink|horse/);
  });

  it('send a body where there is one', () => {
    const without = postman.item
      .flatMap(({ item }) => item)
      .filter(({ name, request }) => contract.operation(name.split(':')[0] ?? '').body !== null && !request.body);
    expect(without.map(({ name }) => name)).toEqual([]);
  });
});

describe('vectors', () => {
  const ajv = new Ajv({ strict: false, unicodeRegExp: true });
  addFormats(ajv);
  for (const format of ['binary', 'password']) ajv.addFormat(format, true);
  ajv.addSchema(contract.raw, 'contract');
  const vectors = vectorsOf(contract);

  it('are there for each schema, valid ones and invalid ones', () => {
    expect(vectors.map(({ schema }) => schema)).toEqual(Object.keys(contract.raw.components?.schemas ?? {}));
    expect(vectors.filter(({ valid, invalid }) => valid.length === 0 || invalid.length === 0)).toEqual([]);
  });

  it.each(vectors.map((one) => [one.schema, one] as const))(
    'of %s are what they say',
    (_, { pointer, valid, invalid }) => {
      const validate = ajv.compile({ $ref: `contract#${pointer}` });
      expect(valid.filter((value) => !validate(value))).toEqual([]);
      expect(invalid.filter(({ value }) => validate(value))).toEqual([]);
    },
  );
});
