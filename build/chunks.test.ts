import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { aims } from '../bench/aims';
import { notFound, routes } from '../src/app/routes';
import { packageOf, type ChunkStats } from './chunkPackages';

const dist = path.join(__dirname, '../dist');
const file = path.join(dist, 'stats.json');
if (!existsSync(file)) throw new Error('There is no build to look at: run `npm run build:client` first.');
const { groups, chunks } = JSON.parse(readFileSync(file, 'utf8')) as ChunkStats;

/** What must not come before it is used, and how its modules are known. */
const WAITING = {
  formik: (module: string) => packageOf(module) === 'formik',
  yup: (module: string) => packageOf(module) === 'yup',
  swiper: (module: string) => packageOf(module) === 'swiper',
  marked: (module: string) => packageOf(module) === 'marked',
  dashboard: (module: string) => /^src\/(crud|pages\/dashboard)\//.test(module),
} satisfies Record<string, (module: string) => boolean>;
type Waiting = keyof typeof WAITING;

/** The parts that may bring them: each is asked for by what a visitor does. A part that is not named here brings none. */
const DOORS: Readonly<Record<string, readonly Waiting[]>> = {
  quote: ['formik', 'yup'],
  rating: ['formik', 'yup'],
  'contact-form': ['formik', 'yup'],
  carousel: ['swiper'],
  viewer: ['swiper'],
  markdown: ['marked'],
};

const publicChunks = [...routes, notFound].map(({ chunk }) => chunk);

function modulesOf(ids: Iterable<string>): string[] {
  return [...ids].flatMap((id) => Object.keys(chunks[id]?.modules ?? {}));
}

const waitingIn = (modules: readonly string[]) =>
  (Object.keys(WAITING) as Waiting[]).filter((name) => modules.some(WAITING[name]));

/** Chunks that a page of the public site loads before anything happens: the entry's and the page's own. */
function firstLoad(page: string): Set<string> {
  const own = groups.filter(({ name }) => name === page);
  expect(own).toHaveLength(1);
  return new Set([...groups.filter(({ name }) => name === 'main'), ...own].flatMap((group) => group.chunks));
}

/** Bytes of JavaScript on the wire: the brotli file, or the file itself where it is too small for one. */
function transferSize(ids: Iterable<string>): number {
  const files = [...new Set([...ids].flatMap((id) => chunks[id]?.files ?? []))].filter((name) => name.endsWith('.js'));
  return files.reduce((sum, name) => {
    const plain = path.join(dist, 'public', name);
    return sum + statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
  }, 0);
}

/** A component's folder in MUI begins with a capital; these two are the button's own base and its settings. */
const FIRST_MUI = ['ButtonBase', 'DefaultPropsProvider'];
const muiComponents = (modules: readonly string[]) => [
  ...new Set(modules.flatMap((module) => /node_modules\/@mui\/material\/([A-Z][A-Za-z]+)\//.exec(module)?.[1] ?? [])),
];

test('the record of the build knows the libraries by name', () => {
  const packages = new Set(modulesOf(Object.keys(chunks)).map(packageOf));
  expect([...packages]).toEqual(expect.arrayContaining(['react-dom', '@mui/material', '@reduxjs/toolkit', 'formik', 'yup', 'swiper', 'marked']));
});

describe.each(publicChunks)('the first load of "%s"', (page) => {
  const load = () => modulesOf(firstLoad(page));

  test('holds nothing of formik, yup, swiper, marked or the dashboard', () => {
    expect(waitingIn(load())).toEqual([]);
  });

  test('holds no part of MUI but the base of buttons', () => {
    expect(muiComponents(load()).filter((name) => !FIRST_MUI.includes(name))).toEqual([]);
  });

  test('holds no texts of another language', () => {
    expect(load().filter((module) => module.startsWith('src/lib/messages/sw/'))).toEqual([]);
  });

  test(`is at most ${aims.scriptBytes / 1000} KB of JavaScript`, () => {
    expect(transferSize(firstLoad(page))).toBeLessThanOrEqual(aims.scriptBytes);
  });
});

test('formik, yup, swiper, marked and the dashboard stand behind the doors that are meant for them', () => {
  const found = groups.flatMap(({ name, origins, chunks: ids }) => {
    // The staff's program is none of the shop's loads (docs/decisions/004-two-programs.md).
    if (name === 'staff' || name?.startsWith('staff-')) return [];
    const allowed: readonly string[] = DOORS[name ?? ''] ?? [];
    const stray = waitingIn(modulesOf(ids)).filter((waiting) => !allowed.includes(waiting));
    return stray.map((waiting) => `${waiting} in ${name ?? origins.map(({ request }) => request).join(', ')}`);
  });
  expect(found).toEqual([]);
});

test('nothing is fetched ahead of its use', () => {
  expect(groups.filter(({ fetchedAhead }) => fetchedAhead).map(({ name }) => name)).toEqual([]);
});
