import { readToken, removeToken, writeToken } from './cookies';

test('over http the session ends with the browser, and is not for https alone', () => {
  const written = jest.spyOn(Document.prototype, 'cookie', 'set');
  writeToken('a b');
  expect(written).toHaveBeenLastCalledWith('xx_tgk=a%20b; path=/; SameSite=Lax');
  expect(readToken()).toBe('a b');
  removeToken();
  expect(readToken()).toBeNull();
  written.mockRestore();
});
