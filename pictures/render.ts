/**
 * Renders pictures into masters/ with Blender: `npm run pictures -- NAME...`. `--draft` makes a small one of each with few
 * samples in drafts/ instead. A word that is no name stands for all names that contain it.
 */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { MASTERS } from './make';

const DRAFTS = join(__dirname, 'drafts');
const SUBJECTS = join(__dirname, 'subjects');
const STUDIO = join(__dirname, 'studio', 'main.py');
/** Of the masters: JPEG that a later encoding does not suffer from. */
const QUALITY = { quality: 92, chromaSubsampling: '4:4:4', mozjpeg: true };
/** What Cycles tells of its progress. */
const SAMPLE = /Sample ([0-9]+)\/([0-9]+)/;

/** Names of all pictures that a subject renders. */
async function knownNames(): Promise<string[]> {
  const files = (await readdir(SUBJECTS)).filter((file) => file.endsWith('.py'));
  const texts = await Promise.all(files.map((file) => readFile(join(SUBJECTS, file), 'utf8')));
  const tables = texts.map((text) => /^PICTURES = \{(.*?)^\}|^PICTURES = \{(.*)\}$/ms.exec(text)?.[0] ?? '');
  return tables.flatMap((table) => [...table.matchAll(/'([a-z0-9-]+)':/g)].map(([, name = '']) => name)).sort();
}

/** Runs Blender; its output is shown only when it fails. */
function render(name: string, out: string, options: readonly string[]): Promise<void> {
  const blender = spawn('blender', ['-b', '-P', STUDIO, '--', name, out, ...options]);
  let log = '';
  const read = (bytes: Buffer) => {
    log = `${log}${bytes.toString()}`.slice(-20_000);
    const [, done, all] = SAMPLE.exec(bytes.toString()) ?? [];
    if (done && process.stdout.isTTY) process.stdout.write(`\r${name}: sample ${done} of ${all} `);
  };
  blender.stdout.on('data', read);
  blender.stderr.on('data', read);
  return new Promise((resolve, reject) => {
    blender.on('error', () =>
      reject(
        new Error(
          "Blender does not start. It is Debian's package blender; python3-torch and python3-opencv are needed too.",
        ),
      ),
    );
    blender.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${name} failed:\n${log}`))));
  });
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { draft: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } },
  });
  const known = await knownNames();
  const chosen = values.all
    ? known
    : positionals.flatMap((word) => (known.includes(word) ? word : known.filter((name) => name.includes(word))));
  if (chosen.length === 0)
    throw new Error(`Name a picture, or a part of its name, or --all. There are:\n${known.join('\n')}`);
  const folder = values.draft ? DRAFTS : await mkdtemp(join(tmpdir(), 'pictures-'));
  await mkdir(folder, { recursive: true });
  for (const [index, name] of chosen.entries()) {
    const began = Date.now();
    const out = join(folder, `${name}.png`);
    await render(name, out, values.draft ? ['--scale', '0.4', '--samples', '8'] : []);
    const file = values.draft ? out : join(MASTERS, `${name}.jpg`);
    if (!values.draft) await sharp(out).jpeg(QUALITY).toFile(file);
    console.log(`\r${file} (${index + 1} of ${chosen.length}, ${Math.round((Date.now() - began) / 1000)} s)`);
  }
  if (!values.draft) await rm(folder, { recursive: true });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
