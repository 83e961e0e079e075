/** Generates the API client and the server's types again; fails when the committed ones are not what openapi.yaml gives. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '*.gen.ts'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)
  .map((name) => path.join(root, name));
const read = () => files.map((file) => readFileSync(file, 'utf8'));

const committed = read();
const { status } = spawnSync('npm', ['run', '--silent', 'api:generate'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
const generated = read();
files.forEach((file, index) => writeFileSync(file, committed[index]));
if (status !== 0) process.exit(1);
if (generated.some((text, index) => text !== committed[index])) {
  console.error('What is generated is not what openapi.yaml gives: run `npm run api:generate` and commit the result.');
  process.exit(1);
}
console.log('What is generated is what openapi.yaml gives.');
