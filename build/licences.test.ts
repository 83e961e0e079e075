import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageOf, type ChunkStats } from './chunkPackages';

const root = path.join(__dirname, '..');
const file = path.join(root, 'dist/stats.json');
if (!existsSync(file)) throw new Error('There is no build to look at: run `npm run build:client` first.');
const { chunks } = JSON.parse(readFileSync(file, 'utf8')) as ChunkStats;

/** What may be given to every visitor with no more than its notice kept. */
const ALLOWED = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'OFL-1.1'];

/** What is served beside webpack's files: the font of pages, that of papers, and the page that shows the contract. */
const BESIDE_CHUNKS = ['@fontsource-variable/inter', 'inter-ui', 'swagger-ui-dist'];

/** Folders of the packages that stand in a file for browsers. */
const shipped = new Set([
  ...BESIDE_CHUNKS.map((name) => `node_modules/${name}`),
  ...Object.values(chunks)
    .flatMap(({ modules }) => Object.keys(modules))
    .flatMap((module) => /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? []),
]);

test('what ships to browsers is under a licence that allows it', () => {
  const licences = [...shipped].map((folder) => {
    const { license } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
      license?: string;
    };
    return { name: packageOf(`${folder}/x`), license };
  });
  expect(licences.length).toBeGreaterThan(20);
  expect(licences.filter(({ license }) => !ALLOWED.includes(license ?? 'none'))).toEqual([]);
});

test('the page about the pictures names whom the licence names', () => {
  const [notice = ''] = readFileSync(path.join(root, 'LICENSE'), 'utf8').match(/^Copyright.*$/m) ?? [];
  expect(readFileSync(path.join(root, 'src/shop/pages/AboutPicturesPage.tsx'), 'utf8')).toContain(`'${notice}'`);
});

test('the build says what it is made of', () => {
  const bill = JSON.parse(readFileSync(path.join(root, 'dist/sbom.cdx.json'), 'utf8')) as {
    bomFormat: string;
    components: { 'bom-ref': string; licenses?: unknown }[];
  };
  expect(bill.bomFormat).toBe('CycloneDX');
  const named = new Set(bill.components.map((component) => component['bom-ref']));
  expect([...shipped].filter((folder) => !named.has(folder))).toEqual([]);
  expect(bill.components.filter(({ licenses }) => !licenses)).toEqual([]);
});
