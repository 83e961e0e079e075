/**
 * Serves the floor: its static pages beside the same pictures and the same font as the shop, all from memory and as
 * small as they go. A process of its own, as the shop's server is one. Started by floor.ts with PORT and FLOOR, the pages' folder.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { DEMO_PICTURES, SITE_FILES } from '../../server/media/made';
import { LONG, PAGE, serveStatic, type StaticAnswer } from './staticServer';
import type { Addresses, SubjectName } from './subjects';

const root = path.join(__dirname, '../..');

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

const pages = process.env.FLOOR ?? '';
const answers = new Map<string, StaticAnswer>();

const addresses = JSON.parse(readFileSync(path.join(pages, 'addresses.json'), 'utf8')) as Addresses;
for (const [name, url] of Object.entries(addresses)) {
  const body = brotliCompressSync(readFileSync(path.join(pages, `${name}.html`)));
  answers.set(url, { body, headers: PAGE });
}
// What leads to another page of the list, or to another article, finds one of the same bytes.
standIn('shop', 'page=2', 'shop');
standIn('articles', '/single-article/', 'article');
addFolder('public', (file) => `/${file}`);
addFolder(SITE_FILES, (file) => `/${file}`);
// The demo's pictures are copied into the shop under random names; here they keep their own.
addFolder(DEMO_PICTURES, (file) => `/media/${file.replace('/', '-')}`);

/** All links of a page whose address has a part lead to one of the pages. */
function standIn(from: SubjectName, part: string, to: SubjectName): void {
  const page = readFileSync(path.join(pages, `${from}.html`), 'utf8');
  const target = answers.get(addresses[to]);
  for (const [, address = ''] of page.matchAll(/href="([^"]+)"/g))
    if (target && address.includes(part) && !answers.has(address)) answers.set(address, target);
}

function addFolder(folder: string, address: (file: string) => string): void {
  const from = path.resolve(root, folder);
  for (const entry of readdirSync(from, { withFileTypes: true, recursive: true })) {
    const type = TYPES[path.extname(entry.name)];
    if (!entry.isFile() || !type) continue;
    const full = path.join(entry.parentPath, entry.name);
    const file = path.relative(from, full).split(path.sep).join('/');
    answers.set(address(file), { body: readFileSync(full), headers: { 'content-type': type, ...LONG } });
  }
}

serveStatic(answers);
