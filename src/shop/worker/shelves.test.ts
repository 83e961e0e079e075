import { isWhole, keep, keptOn, momentOf, SHELVES } from './shelves';

const ADDRESS = 'https://shop.example/media/ab12-320.avif';
const picture = () => new Response('bytes', { headers: { 'content-type': 'image/avif' } });

/** The browser's caches, whose put and match do as they are told. */
function cachesThat({ put = jest.fn(), match = jest.fn() }: { put?: jest.Mock; match?: jest.Mock }) {
  const cache = { put, match, keys: () => Promise.resolve([]), delete: jest.fn() };
  const all = { open: jest.fn(() => Promise.resolve(cache)), delete: jest.fn() };
  Object.defineProperty(globalThis, 'caches', { value: all, configurable: true });
  return all;
}

/** Keeps a picture where that fails so; its bounds are looked at without waiting. */
async function keepFailing(cause: Error) {
  jest.useFakeTimers();
  const all = cachesThat({ put: jest.fn(() => Promise.reject(cause)) });
  const kept = keep('picture', ADDRESS, picture());
  await jest.runAllTimersAsync();
  await kept;
  return all;
}

afterEach(() => jest.useRealTimers());

test('a full device gives up its pictures; an answer that breaks off, or is given up, takes none away', async () => {
  const full = await keepFailing(new DOMException('Quota exceeded.', 'QuotaExceededError'));
  expect(full.delete).toHaveBeenCalledWith(SHELVES.picture.name);
  for (const cause of [new TypeError('Failed to fetch'), new DOMException('Aborted.', 'AbortError')])
    expect((await keepFailing(cause)).delete).not.toHaveBeenCalled();
});

test('an answer whose moment cannot be read is kept with that of this device', async () => {
  const put = jest.fn<undefined, [string, Response]>();
  const keepRead = async (headers: object) => {
    jest.useFakeTimers({ now: Date.UTC(2026, 10, 23, 9) });
    cachesThat({ put });
    const kept = keep(
      'read',
      ADDRESS,
      new Response('{}', { headers: { 'content-type': 'application/json', ...headers } }),
    );
    await jest.runAllTimersAsync();
    await kept;
    return put.mock.lastCall?.[1] ?? new Response();
  };
  expect(momentOf(await keepRead({ date: 'Sat, 21 Nov 2026 14:05:00 GMT' }))).toBe('Sat, 21 Nov 2026 14:05:00 GMT');
  const noted = await keepRead({});
  expect(momentOf(noted)).toBe('Mon, 23 Nov 2026 09:00:00 GMT');
  expect(await noted.text()).toBe('{}');
  expect(isWhole(noted, 'read')).toBe(true);
  expect(momentOf(new Response())).toBe('');
});

test('where the storage is broken, nothing is kept, and the network is asked', async () => {
  cachesThat({ match: jest.fn(() => Promise.reject(new DOMException('Broken.', 'UnknownError'))) });
  expect(await keptOn('page', ADDRESS)).toBeUndefined();
  cachesThat({}).open.mockRejectedValue(new DOMException('Broken.', 'UnknownError'));
  expect(await keptOn('page', ADDRESS)).toBeUndefined();
});

test('what is not of its kind is not whole, whatever its status', () => {
  const html = () => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
  expect(isWhole(html(), 'page')).toBe(true);
  expect(isWhole(picture(), 'picture')).toBe(true);
  for (const way of ['read', 'asset', 'picture'] as const) expect(isWhole(html(), way)).toBe(false);
  const json = new Response('{}', { headers: { 'content-type': 'application/json; charset=utf-8' } });
  expect(isWhole(json, 'read')).toBe(true);
  expect(isWhole(json, 'page')).toBe(false);
});

test('nor is a page that nobody shall keep; what the crew reads is kept all the same', () => {
  const kept = (type: string) => new Response('', { headers: { 'content-type': type, 'cache-control': 'no-store' } });
  expect(isWhole(kept('text/html'), 'page')).toBe(false);
  expect(isWhole(kept('application/json'), 'read')).toBe(true);
});
