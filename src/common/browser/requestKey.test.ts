import { forgetRequestKey, requestKey } from './requestKey';

beforeEach(() => {
  window.sessionStorage.clear();
  jest.restoreAllMocks();
});

test('the same request has the same key until it was had, another one another', () => {
  const key = requestKey('two kits');
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(requestKey('two kits')).toBe(key);
  expect(requestKey('three kits')).not.toBe(key);
  const again = requestKey('two kits');
  expect(again).not.toBe(key);
  // That of a request before it, which arrives late.
  forgetRequestKey(key);
  expect(requestKey('two kits')).toBe(again);
  forgetRequestKey(again);
  expect(requestKey('two kits')).not.toBe(again);
});

test.each(['{', 'null', '{"body":"two kits","key":"short"}', '{"body":"two kits","key":1}'])(
  '%p in the storage is no key',
  (text) => {
    window.sessionStorage.setItem('requestKey', text);
    expect(requestKey('two kits')).toMatch(/^[0-9a-f]{32}$/);
  },
);

test('without a storage the memory does', () => {
  const refuse = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  const key = requestKey('two kits');
  expect(requestKey('two kits')).toBe(key);
  forgetRequestKey(key);
  expect(requestKey('two kits')).not.toBe(key);
});
