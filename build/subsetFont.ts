/**
 * Writes public/fonts/inter-<hash>.woff2: Inter (SIL Open Font License) with the signs the site writes and the weights
 * 400 to 700. Run by hand when a sign is missing: `npm run font`.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

const root = path.join(__dirname, '..');
const source = require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const signs = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…•′″−×→←✓€`;

async function main(): Promise<void> {
  const folder = path.join(root, 'public/fonts');
  const font = await subsetFont(readFileSync(source), signs, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  });
  const name = `inter-${createHash('sha256').update(font).digest('hex').slice(0, 8)}.woff2`;
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) rmSync(path.join(folder, old));
  writeFileSync(path.join(folder, name), font);
  const document = path.join(root, 'src/common/app/document.ts');
  writeFileSync(document, readFileSync(document, 'utf8').replace(/\/fonts\/inter-\w+\.woff2/, `/fonts/${name}`));
  console.log(`${name}: ${font.length} bytes`);
}

void main();
