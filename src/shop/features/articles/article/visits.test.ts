import '../../../../testing/apiOrigin';

const fresh = async () => {
  jest.resetModules();
  return import('./visits');
};

beforeEach(() => window.sessionStorage.clear());

test('one id for the session; an article counts once', async () => {
  const { visitOf, viewCounted } = await fresh();
  const id = visitOf('1');
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(visitOf('1')).toBe(id);
  viewCounted('1');
  expect(visitOf('1')).toBe('-');
  expect(visitOf('2')).toBe(id);
});

test('a reload remembers both', async () => {
  const before = await fresh();
  const id = before.visitOf('1');
  before.viewCounted('1');
  const after = await fresh();
  expect([after.visitOf('1'), after.visitOf('2')]).toEqual(['-', id]);
});

test.each([
  'no JSON',
  'null',
  '[]',
  '{"id":"<script>","counted":[]}',
  `{"id":"${'a'.repeat(32)}","counted":"1"}`,
  '{"id":5,"counted":[]}',
])('anything else in the storage is discarded: %s', async (text) => {
  window.sessionStorage.setItem('articleVisit', text);
  const { visitOf } = await fresh();
  expect(visitOf('1')).toMatch(/^[0-9a-f]{32}$/);
});

test('without a storage the memory does', async () => {
  const { visitOf, viewCounted } = await fresh();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const id = visitOf('1');
  viewCounted('1');
  expect([visitOf('1'), visitOf('2')]).toEqual(['-', id]);
  full.mockRestore();
});
