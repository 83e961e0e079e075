import { fileOf } from '../files';
import { Contract } from '../spec/contract';
import { firstStep, stepHeading } from './firstStep';
import { CONFORMING, REPORT } from './sampleReport';

describe('the first step', () => {
  const contract = new Contract(fileOf('openapi.yaml'));
  const [one, other] = REPORT.violations;

  it('has the lines of it alone, and says how many come later', () => {
    const later = { ...one, check: 'B05' } as NonNullable<typeof one>;
    const report = { ...REPORT, violations: [later, ...(other ? [other] : [])] };
    expect(firstStep(report, contract).violations).toEqual([other]);
    expect(stepHeading(report, contract)).toMatch(/^Step 3 of 11: Categories.* 1 line of later steps is not shown\./);
    expect(stepHeading(CONFORMING, contract)).toMatch(/^All 11 steps are done/);
  });
});
