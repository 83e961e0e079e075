/** What the runners' own reports say of a step: {passed, failed, skipped}. */
import { existsSync, readFileSync } from 'node:fs';

const NOTHING_RAN = { passed: 0, failed: 1 };
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);
/** A part of prove/ that left something out ends so. */
const SKIPPED = 3;
/** A runner that fails without a failed test has failed all the same. */
const honest = (code, counts) => ({ ...counts, failed: code !== 0 && counts.failed === 0 ? 1 : counts.failed });

/** A step without a report of its own counts as one check. */
export const once = (code) => (code === 0 ? { passed: 1, failed: 0 } : NOTHING_RAN);

export function jestCounts(code, file) {
  const report = read(file);
  if (!report || report.numTotalTests === 0) return NOTHING_RAN;
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests } = report;
  return honest(code, {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests,
  });
}

export function playwrightCounts(code, file) {
  const stats = read(file)?.stats;
  if (!stats || stats.expected + stats.unexpected === 0) return NOTHING_RAN;
  return honest(code, { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped });
}

/** Reports of our own programs: {passed, failed, skipped}. */
export const ownCounts = (code, file) => honest(code === SKIPPED ? 0 : code, read(file) ?? NOTHING_RAN);
