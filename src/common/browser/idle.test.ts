import { maySpend } from './idle';

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

test.each([
  ['nothing', true, undefined],
  ['4G', true, { effectiveType: '4g', saveData: false }],
  ['3G', true, { effectiveType: '3g' }],
  ['2G', false, { effectiveType: '2g' }],
  ['slow 2G', false, { effectiveType: 'slow-2g' }],
  ['4G, and to save bytes', false, { effectiveType: '4g', saveData: true }],
])('where the browser tells %s of the connection, bytes may be spent: %s', (_what, may, connection) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  expect(maySpend()).toBe(may);
});

test('in a browser that never tells of it they may', () => {
  expect('connection' in navigator).toBe(false);
  expect(maySpend()).toBe(true);
});
