import { keepOffline } from './worker';

test('however often a page is kept, one observer tells the worker what passes it by', async () => {
  const observing = new Set<object>();
  const told: unknown[] = [];
  class Observer {
    constructor(private readonly hear: (list: { getEntries: () => unknown }) => void) {}
    observe() {
      observing.add(this);
      this.hear({ getEntries: () => [{ name: '/a.js', workerStart: 0 }] });
    }
    disconnect() {
      observing.delete(this);
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  const active = { postMessage: (message: unknown) => told.push(message) };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { controller: {}, register: () => Promise.resolve(), ready: Promise.resolve({ active }) },
  });
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  for (let time = 0; time < 3; time += 1) await keepOffline('/dashboard/visits');
  jest.restoreAllMocks();
  expect(observing.size).toBe(1);
  expect(told).toEqual(
    Array(3)
      .fill([{ page: '/dashboard/visits' }, { seen: ['/a.js'] }])
      .flat(),
  );
});
