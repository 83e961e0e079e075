import { loadChunk, loadPatiently } from './chunks';

const SHOP = '/assets/main.11111111.js';
const STAFF = '/assets/staff.22222222.js';

/** As after a deploy: the server answers, and has the part no more. */
const gone = () => Promise.reject(new Error('Loading chunk 7 failed.'));
const documentWith = (...scripts: string[]) => {
  document.head.innerHTML = scripts.map((src) => `<script type="text/plain" src="${src}"></script>`).join('');
};
/** jsdom cannot reload, and says so. */
const reloads = () => jest.mocked(console.error).mock.calls.length;

beforeEach(() => {
  window.sessionStorage.clear();
  window.fetch = () => Promise.resolve(new Response());
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['the shop', [SHOP]],
  ['the dashboard', ['/assets/staff-libraries.33333333.js', STAFF, '/assets/staff-home.44444444.js']],
  ['a document that names no build', []],
])('%s reloads once where a part is gone', async (_what, scripts) => {
  documentWith(...scripts);
  for (let time = 0; time < 2; time += 1) await expect(loadChunk(gone)).rejects.toThrow('chunk 7');
  expect(reloads()).toBe(1);
});

test('a page that is missing on the server proves that it answers', async () => {
  documentWith(SHOP);
  window.fetch = () => Promise.resolve(new Response(null, { status: 404 }));
  await expect(loadChunk(gone)).rejects.toThrow();
  expect(reloads()).toBe(1);
});

test('the next build may reload again', async () => {
  documentWith(STAFF);
  await expect(loadChunk(gone)).rejects.toThrow();
  documentWith('/assets/staff.55555555.js');
  await expect(loadChunk(gone)).rejects.toThrow();
  expect(reloads()).toBe(2);
});

test('what is there at the second try needs none', async () => {
  documentWith(SHOP);
  const load = jest
    .fn(gone)
    .mockImplementationOnce(gone)
    .mockResolvedValueOnce('part' as never);
  expect(await loadChunk(load)).toBe('part');
  expect(reloads()).toBe(0);
});

test('what a page cannot do without is asked for until it comes, ever more rarely, and at once when the network is back', async () => {
  documentWith(SHOP);
  jest.useFakeTimers();
  const load = jest.fn(gone);
  const part = loadPatiently(load);
  const triesAfter = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
    return load.mock.calls.length / 2;
  };
  expect([await triesAfter(0), await triesAfter(1_000), await triesAfter(1_000), await triesAfter(1_000)]).toEqual([
    1, 2, 2, 3,
  ]);
  load.mockResolvedValue('part' as never);
  window.dispatchEvent(new Event('online'));
  expect(await part).toBe('part');
  jest.useRealTimers();
});
