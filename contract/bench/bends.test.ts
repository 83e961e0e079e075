import { RULES } from '../checks';
import { Contract } from '../spec/contract';
import path from 'node:path';
import { SUBTLE } from './bends';
import { DEFECTS } from './defects';

const CONTRACT = new Contract(path.join(__dirname, '..', '..', 'openapi.yaml'));
const FEWEST = 150;

describe('the subtle defects', () => {
  it('are enough, with ids of their own, of calls and checks that there are', () => {
    const ids = [...DEFECTS, ...SUBTLE].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(SUBTLE.length).toBeGreaterThanOrEqual(FEWEST);
    const rules = new Set(RULES.map(({ id }) => id));
    for (const { operation, by } of SUBTLE) {
      expect(CONTRACT.operations.has(operation)).toBe(true);
      expect(by.filter((check) => !rules.has(check))).toEqual([]);
    }
  });
});
