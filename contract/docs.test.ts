import { readFileSync } from 'node:fs';
import { GUIDE, withRules } from './docs';

describe('docs/backend.md', () => {
  it('has the rules of today; if not: npx tsx contract/docs.ts', () => {
    const guide = readFileSync(GUIDE, 'utf8');
    expect(guide).toBe(withRules(guide));
  });

  it('writes a row a rule, whatever is in its words', () => {
    const guide = 'a\n<!-- rules: written by contract/docs.ts -->\nold\n<!-- end of the rules -->\nz';
    expect(withRules(guide, [{ id: 'X01', name: 'some-name', reach: 'own', rule: 'One | two\nthree <b>.' }])).toContain(
      '| X01 | some-name | One \\| two three &lt;b>. | own records |\n',
    );
    expect(withRules(guide).startsWith('a\n')).toBe(true);
    expect(withRules(guide).endsWith('\nz')).toBe(true);
    expect(() => withRules('no marks')).toThrow('no <!-- rules');
  });
});
