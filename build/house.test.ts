import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');

/** A number that may not grow, as CONTRIBUTING.md states it: `# what: now, at most N`, and the command that counts it. */
const NUMBERS = [
  ...readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8').matchAll(/^# (.+): .+, at most (\d+)\n(.+)$/gm),
].map(([, what = '', most, command = '']) => [what, Number(most), command] as const);

test.each(NUMBERS)('%s: at most %d', (_what, most, command) => {
  const counted = Number(execFileSync('sh', ['-c', command], { cwd: ROOT, encoding: 'utf8' }));
  expect(counted).toBeLessThanOrEqual(most);
});

test('each number that CONTRIBUTING.md states is counted', () => {
  expect(NUMBERS).toHaveLength(11);
});
