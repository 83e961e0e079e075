import type { Options } from '../fixtures/minimal/types';
import { KitStage } from './kitProcess';

const stage = new KitStage();

/** Starts a minimal server and runs the kit against it. */
async function run(options: Partial<Options>, args: readonly string[]) {
  await stage.serve(options);
  return stage.run(args);
}

/** Everything that is stored, as text. */
const stored = () =>
  JSON.stringify(
    [
      ...stage.server.store.categories.values(),
      ...stage.server.store.tags.values(),
      ...stage.server.store.products.values(),
      ...stage.server.store.articles.values(),
    ].map(({ id }) => id),
  );

/** As leftOut.test.ts begins with ids that are UUIDs. */
test('finds nothing wrong with another server that keeps the contract, with ids that are numbers in a text, and small pages', async () => {
  const kit = await run({ ids: 'number', pageSize: 3 }, ['--scope', 'full', '--profile', 'all']);
  expect(kit.output).toContain('conforms to');
  expect(kit.code).toBe(0);
}, 180_000);

test('what answers broken HTTP need not know the envelope', async () => {
  const kit = await run({ bareErrors: true }, ['--only', 'G03']);
  expect(kit.output).toContain('G03 http: not in the envelope, as the contract lets it: the answer to ');
  expect(kit.code).toBe(0);
});

test.each([
  [[], 0],
  [['--strict'], 1],
] as const)(
  'where the server lets in another origin, CORS is told as not looked at; with %j the exit code is %d',
  async (more, code) => {
    const kit = await run({ origins: ['https://shop.example'] }, ['--scope', 'read-only', '--skip', 'B', ...more]);
    expect(kit.output).toContain(
      '--origin names one that it lets in: E01 preflight, E02 actual, E03 errors-have-cors, E06 vary',
    );
    expect(kit.output).toContain('Nobody could look whether a page of another origin can call this server');
    expect(kit.code).toBe(code);
  },
);

test('a delete that does nothing leaves records behind: exit code 4, and each is named', async () => {
  const kit = await run(
    {
      defect: {
        wrap: (operation, handler) =>
          operation === 'deleteArticle'
            ? () => ({ status: 200, headers: {}, body: { success: true, message: 'Deleted.' } })
            : handler,
      },
    },
    ['--only', 'D14'],
  );
  expect(kit.code).toBe(4);
  const left = [...stage.server.store.articles.values()].filter(({ title }) => title.startsWith('ck-'));
  expect(left.length).toBeGreaterThan(0);
  for (const { id } of left) expect(kit.output).toContain(`article ${id}`);
});

test('what was made before a kill is deleted by --cleanup', async () => {
  await stage.serve();
  const before = stored();
  const kit = stage.start(['--only', 'D25']);
  while (stage.server.store.products.size < 14)
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  kit.kill();
  await kit.ended();
  expect(stored()).not.toBe(before);
  expect((await stage.run(['--cleanup', stage.journal])).code).toBe(0);
  expect(stored()).toBe(before);
});

test.each([
  ['no server', 3, ['--base-url', 'http://127.0.0.1:1/api/v1', '--user', 'a', '--password', 'b']],
  [
    'no contract',
    2,
    ['--base-url', 'http://127.0.0.1:1/api/v1', '--user', 'a', '--password', 'b', '--contract', 'nowhere.yaml'],
  ],
  [
    'a host that is not private, without being told so',
    2,
    ['--base-url', 'https://shop.example/api/v1', '--user', 'a', '--password', 'b', '--scope', 'own'],
  ],
  ['an option that is not there', 2, ['--nonsense']],
])('%s: exit code %d and a sentence', async (_, code, args) => {
  const kit = await run({}, args);
  expect(kit.code).toBe(code);
  expect(kit.errors.trim()).not.toBe('');
  expect(kit.errors).not.toContain('at ');
});
