import { RULES } from '../checks';
import { fileOf } from '../files';
import { Contract } from '../spec/contract';
import { SUBTLE } from './bends';
import { DEFECTS } from './defects';

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

  it('are of calls and checks that there are', () => {
    const rules = new Set(RULES.map(({ id }) => id));
    const operations = [...DEFECTS, ...SUBTLE].map(({ operation }) => operation);
    // Some are of several calls, or of none that is in the contract.
    expect(operations.filter((id) => !id.startsWith('(') && !CONTRACT.operations.has(id))).toEqual([]);
    expect(SUBTLE.flatMap(({ by }) => by).filter((check) => !rules.has(check))).toEqual([]);
  });
});
