import { toJson } from './files';
import { FORMS, REPORT } from './sampleReport';

describe('JSON', () => {
  it('has neither the exchanges nor a secret', () => {
    const report = JSON.parse(toJson(REPORT)) as Record<string, unknown>;
    expect(report.exchanges).toBeUndefined();
    expect(report.violations).toHaveLength(2);
    for (const form of FORMS) expect(toJson(REPORT)).not.toContain(form);
  });
});
