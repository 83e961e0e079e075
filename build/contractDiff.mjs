/**
 * What changed between the contract of the last release and this one, and whether its version says so. The last release is
 * the last tag; where a clone has no tags, what contract/released keeps of it.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });

const tag = git('describe', '--tags', '--abbrev=0').stdout?.trim();
const ofTag = tag ? git('show', `${tag}:openapi.yaml`) : null;
const kept = readdirSync(path.join(root, 'contract/released'))
  .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  .at(-1);
const [name, old, input] = ofTag?.status === 0 ? [tag, '-', ofTag.stdout] : [kept, `contract/released/${kept}`, ''];
console.log(`The contract since ${name}:`);
const { status } = spawnSync(
  process.execPath,
  [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'contract/diff/cli.ts', old, '--release'],
  { cwd: root, input, stdio: ['pipe', 'inherit', 'inherit'] },
);
process.exit(status ?? 1);
