import { readFileSync } from 'node:fs';
import { RULES } from '../checks';
import { fileOf } from '../files';
import { Contract } from '../spec/contract';
import { SUBTLE } from './bends';
import { DEFECTS } from './defects';
import { checksIn } from './table';

const CONTRACT = new Contract(fileOf('openapi.yaml'));
const CLASSES = [
  'status',
  'envelope',
  'schema',
  'validation',
  'authorisation',
  'secrets',
  'state',
  'pagination',
  'images',
  'cors',
  'robustness',
] as const;

/** What each of them does, and that the kit finds it, `npm run contract:bench` shows. */
describe('the defects', () => {
  it('have ids of their own', () => {
    const ids = [...DEFECTS, ...SUBTLE].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are enough, and some of each class', () => {
    expect(DEFECTS.length).toBeGreaterThanOrEqual(300);
    expect(SUBTLE.length).toBeGreaterThanOrEqual(150);
    const few = CLASSES.filter((kind) => DEFECTS.filter((defect) => defect.class === kind).length < 5);
    expect(few).toEqual([]);
  });

  it('each stand in the kept table, found by checks that there are', () => {
    const table = readFileSync(fileOf('contract/bench/RESULTS.md'), 'utf8');
    const rules = new Set(RULES.map(({ id }) => id));
    const unfound = [...DEFECTS, ...SUBTLE].filter(({ id }) => {
      const checks = checksIn(table, id);
      return checks.length === 0 || checks.some((check) => !rules.has(check));
    });
    expect(unfound.map(({ id }) => id)).toEqual([]);
  });

  it('are of calls that there are', () => {
    const operations = [...DEFECTS, ...SUBTLE].map(({ operation }) => operation);
    // Some are of several calls, or of none that is in the contract.
    expect(operations.filter((id) => !id.startsWith('(') && !CONTRACT.operations.has(id))).toEqual([]);
  });
});
