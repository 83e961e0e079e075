import { readFileSync } from 'node:fs';
import path from 'node:path';
import { papers, ruleTable, withSection } from './docs';
import { STEPS, stepOf } from './guide/steps';
import { fileOf } from './files';
import { Contract } from './spec/contract';

describe('what is written from the contract and the checks', () => {
  it.each(papers().map(({ file, text }) => [file, text]))(
    '%s is of today; if not: npm run contract:rules',
    (file, text) => {
      expect(readFileSync(path.join(__dirname, '..', file), 'utf8')).toBe(text);
    },
  );

  it('writes a row a rule, whatever is in its words', () => {
    const guide = 'a\n<!-- rules: written by contract/docs.ts -->\nold\n<!-- end of the rules -->\nz';
    const rows = ruleTable([{ id: 'X01', name: 'some-name', reach: 'own', rule: 'One | two\nthree <b>.' }]);
    const written = withSection(guide, 'rules', rows);
    expect(written).toContain('| X01 | some-name | One \\| two three &lt;b>. | own records |\n');
    expect(written.startsWith('a\n')).toBe(true);
    expect(written.endsWith('\nz')).toBe(true);
    expect(() => withSection('no marks', 'rules', rows)).toThrow('no <!-- rules');
  });
});

describe('steps', () => {
  const contract = new Contract(fileOf('openapi.yaml'));
  const of = (check: string, operation: string) => STEPS[stepOf({ check, operation }, contract)]?.title.slice(0, 10);

  it('are of a check, else of an operation', () => {
    expect(of('A01', 'createTag')).toBe('Categories');
    expect(of('B05', 'createTag')).toBe('Input: bou');
    expect(of('C01', 'deleteProduct')).toBe('Sessions o');
    expect(of('C12', 'updatePassword')).toBe('Quotes; th');
    expect(of('A02', 'rateProduct')).toBe('What visit');
    expect(of('A02', 'commentOnArticleAlias')).toBe('What visit');
    expect(of('A02', 'listArticles')).toBe('Articles a');
    expect(of('A02', 'getDashboardSummary')).toBe('What is ex');
    expect(of('A10', 'GET /nope')).toBe('Envelope, ');
  });

  it('have each call of the core', () => {
    const core = [...contract.operations.values()].filter(({ extended }) => !extended);
    expect(core.filter(({ id }) => !STEPS.some(({ owns }) => owns.operations?.test(id))).map(({ id }) => id)).toEqual(
      [],
    );
  });
});
