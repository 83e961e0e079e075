import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { aims } from '../bench/aims';
import { notFound, routes } from '../src/shop/routes';
import { staffRoutes } from '../src/staff/places';
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
  dashboard: (module: string) => module.startsWith('src/staff/'),
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

/** The staff's pages and dialogs that hold forms. The others are lists; what shows pictures and articles is the shop's. */
const STAFF_FORMS = [
  'sign-in',
  'account',
  'product-form',
  'article-form',
  'categories',
  'tags',
  'adverts',
  'advertise',
  'proposal-form',
  'counties',
  'visits',
];
/** The staff's list of products stands for the dashboard. */
const LIST = 'staff-products';
/** What it fetches once its rows are there and the browser has nothing to do (useLazyAdvertise.tsx); the rest waits for a touch. */
const ONCE_IDLE = ['staff-advertise'];

/** What may stand in a part: the staff's program is another one (docs/decisions/004-two-programs.md). */
function doorsOf(name: string | null): readonly string[] {
  if (!isStaff(name)) return DOORS[name ?? ''] ?? [];
  return STAFF_FORMS.some((form) => name === `staff-${form}`) ? ['dashboard', 'formik', 'yup'] : ['dashboard'];
}

const publicChunks = [...routes, notFound].map(({ chunk }) => chunk);

function modulesOf(ids: Iterable<string>): string[] {
  return [...ids].flatMap((id) => Object.keys(chunks[id]?.modules ?? {}));
}

const waitingIn = (modules: readonly string[]) =>
  (Object.keys(WAITING) as Waiting[]).filter((name) => modules.some(WAITING[name]));

const isStaff = (name: string | null) => name === 'staff' || name?.startsWith('staff-') === true;

function chunksOf(name: string): string[] {
  const found = groups.filter((group) => group.name === name);
  expect(found).toHaveLength(1);
  return found.flatMap((group) => group.chunks);
}

/** Chunks that a page loads before anything happens: those of its program's entry and its own. */
const firstLoad = (page: string): Set<string> => new Set([isStaff(page) ? 'staff' : 'main', page].flatMap(chunksOf));

/** Bytes of JavaScript on the wire: the brotli file, or the file itself where it is too small for one. */
function transferSize(ids: Iterable<string>): number {
  const files = [...new Set([...ids].flatMap((id) => chunks[id]?.files ?? []))].filter((name) => name.endsWith('.js'));
  return files.reduce((sum, name) => {
    const plain = path.join(dist, 'public', name);
    return sum + statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
  }, 0);
}

test('the record of the build knows the libraries by name', () => {
  const packages = new Set(modulesOf(Object.keys(chunks)).map(packageOf));
  expect([...packages]).toEqual(
    expect.arrayContaining(['react-dom', '@mui/material', '@reduxjs/toolkit', 'formik', 'yup', 'swiper', 'marked']),
  );
});

describe.each(publicChunks)('the first load of "%s"', (page) => {
  const load = () => modulesOf(firstLoad(page));

  test('holds nothing of formik, yup, swiper, marked or the dashboard', () => {
    expect(waitingIn(load())).toEqual([]);
  });

  test('holds no chunk of the staff', () => {
    const files = [...firstLoad(page)].flatMap((id) => chunks[id]?.files ?? []);
    expect(files.filter((name) => name.startsWith('assets/staff'))).toEqual([]);
  });

  test('holds no part of MUI, which comes with what is opened', () => {
    expect(load().filter((module) => /node_modules\/@(mui|emotion)\//.test(module))).toEqual([]);
  });

  test('holds no texts of another language', () => {
    expect(load().filter((module) => module.startsWith('src/shop/texts/sw/'))).toEqual([]);
  });

  test(`is at most ${aims.scriptBytes / 1000} KB of JavaScript`, () => {
    expect(transferSize(firstLoad(page))).toBeLessThanOrEqual(aims.scriptBytes);
  });
});

describe("the staff's list of products", () => {
  const { scriptBytes, routeBytes } = aims.dashboard;
  const idle = () => new Set([...firstLoad(LIST), ...ONCE_IDLE.flatMap(chunksOf)]);

  test('comes without formik, yup, swiper and marked', () => {
    expect(waitingIn(modulesOf(firstLoad(LIST)))).toEqual(['dashboard']);
  });

  test(`is at most ${scriptBytes / 1000} KB of JavaScript, with what it fetches once it stands`, () => {
    expect(transferSize(idle())).toBeLessThanOrEqual(scriptBytes);
  });

  const others = [...new Set(staffRoutes.map(({ chunk }) => chunk))].filter((chunk) => chunk !== LIST);
  test.each(others)(`"%s" is at most ${routeBytes / 1000} KB more`, (page) => {
    const known = idle();
    expect(transferSize([...firstLoad(page)].filter((id) => !known.has(id)))).toBeLessThanOrEqual(routeBytes);
  });
});

test('formik, yup, swiper, marked and the dashboard stand behind the doors that are meant for them', () => {
  const found = groups.flatMap(({ name, origins, chunks: ids }) => {
    const allowed = doorsOf(name);
    const stray = waitingIn(modulesOf(ids)).filter((waiting) => !allowed.includes(waiting));
    return stray.map((waiting) => `${waiting} in ${name ?? origins.map(({ request }) => request).join(', ')}`);
  });
  expect(found).toEqual([]);
});

test('nothing is fetched ahead of its use', () => {
  expect(groups.filter(({ fetchedAhead }) => fetchedAhead).map(({ name }) => name)).toEqual([]);
});

test('what nobody draws or calls is left out of the libraries that bring it', () => {
  const left =
    /node_modules\/(hoist-non-react-statics|redux-persist\/es\/stateReconciler|@mui\/material\/(Input|internal\/svg-icons))\//;
  expect(modulesOf(Object.keys(chunks)).filter((module) => left.test(module))).toEqual([]);
});

test.each(readdirSync(path.join(__dirname, 'stubs')))('%s still takes the place of a part of a library', (stub) => {
  if (modulesOf(Object.keys(chunks)).includes(`build/stubs/${stub}`)) return;
  throw new Error(
    `Nothing is replaced by ${stub}: its part of the library has another name now, and is in the program again with all that it ` +
      'brings. Find the name, and give it to `leftOut` in webpack.config.ts.',
  );
});
