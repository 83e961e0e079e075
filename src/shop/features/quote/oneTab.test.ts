import { inOneTab } from './oneTab';

const LEASE = 'quoteOutboxLease';
const lease = (until: number) => window.localStorage.setItem(LEASE, JSON.stringify({ owner: 'another tab', until }));
const held = () => window.localStorage.getItem(LEASE);

/** Locks as a browser on https has them. */
function withLocks(locks: { request: jest.Mock } | undefined): void {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
}

beforeEach(() => {
  window.localStorage.clear();
  withLocks(undefined);
});

describe('with locks', () => {
  test('works where the lock is free', async () => {
    const work = jest.fn(() => Promise.resolve());
    const request = jest.fn((_name: string, _options: object, then: (lock: object | null) => unknown) => then({}));
    withLocks({ request });
    expect(await inOneTab(work)).toBe(true);
    expect(request).toHaveBeenCalledWith('quote-outbox', { ifAvailable: true }, expect.any(Function));
    expect(work).toHaveBeenCalledTimes(1);
    expect(held()).toBeNull();
  });

  test('rests where another tab has it', async () => {
    const work = jest.fn(() => Promise.resolve());
    withLocks({
      request: jest.fn((_name: string, _options: object, then: (lock: object | null) => unknown) => then(null)),
    });
    expect(await inOneTab(work)).toBe(false);
    expect(work).not.toHaveBeenCalled();
  });
});

describe('without locks', () => {
  test('takes the lease for the work, and gives it back', async () => {
    const during: (string | null)[] = [];
    await inOneTab(() => Promise.resolve(void during.push(held())));
    expect(during).toEqual([expect.stringContaining('owner')]);
    expect(held()).toBeNull();
  });

  test('gives it back after a failure', async () => {
    await expect(inOneTab(() => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
    expect(held()).toBeNull();
  });

  test('of two that begin together one works', async () => {
    const work = jest.fn(() => Promise.resolve());
    expect(await Promise.all([inOneTab(work), inOneTab(work)])).toEqual([true, true]);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('rests while another tab is at it, whose lease stays', async () => {
    const work = jest.fn(() => Promise.resolve());
    lease(Date.now() + 30_000);
    expect(await inOneTab(work)).toBe(false);
    expect(work).not.toHaveBeenCalled();
    expect(held()).toContain('another tab');
  });

  test.each([
    ['one that ran out', () => lease(Date.now() - 1)],
    ['one of a clock that is ahead', () => lease(Date.now() + 400 * 86_400_000)],
    ['what is no lease', () => window.localStorage.setItem(LEASE, '{"owner":1}')],
    ['what is no JSON', () => window.localStorage.setItem(LEASE, '{')],
  ])('%s keeps nobody waiting', async (_what, before) => {
    const work = jest.fn(() => Promise.resolve());
    before();
    expect(await inOneTab(work)).toBe(true);
    expect(work).toHaveBeenCalledTimes(1);
    expect(held()).toBeNull();
  });

  test('what another tab took over during the work stays its own', async () => {
    await inOneTab(() => Promise.resolve(lease(Date.now() + 30_000)));
    expect(held()).toContain('another tab');
  });
});
