/**
 * What changed between the contract of the last release, which is the last tag, and this one, and whether its version says
 * so; nothing before the first.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });

const tag = git('describe', '--tags', '--abbrev=0').stdout?.trim();
const released = tag ? git('show', `${tag}:openapi.yaml`) : null;
if (released?.status !== 0) {
  console.log(tag ? `Release ${tag} has no contract.` : 'No release yet: there is no contract to compare with.');
  process.exit(0);
}
console.log(`The contract since ${tag}:`);
const { status } = spawnSync(
  process.execPath,
  [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'contract/diff/cli.ts', '-', '--release'],
  { cwd: root, input: released.stdout, stdio: ['pipe', 'inherit', 'inherit'] },
);
process.exit(status ?? 1);
