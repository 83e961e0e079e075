/** @jest-environment jest-fixed-jsdom */
import type { Report } from '../run/run';
import { toBadge } from './badge';
import { CONFORMING, REPORT, parsed } from './sampleReport';

describe('the badge', () => {
  it('says the verdict', () => {
    const words = (report: Report) =>
      parsed(toBadge(report), 'image/svg+xml').documentElement.getAttribute('aria-label');
    expect(words(REPORT)).toBe('contract: 2 violations');
    expect(words({ ...CONFORMING, profile: 'core' })).toBe('contract: 1.0.0 (core)');
    expect(words({ ...CONFORMING, inconclusive: REPORT.inconclusive })).toBe('contract: 1.0.0, in part');
  });
});
