import { readLanguage, readToken, removeToken, writeLanguage, writeToken } from './cookies';

afterEach(() => {
  for (const name of ['xx_tgk', 'lang', 'slang']) document.cookie = `${name}=; path=/; max-age=0`;
});

test('over http the session ends with the browser, and is not for https alone', () => {
  const written = jest.spyOn(Document.prototype, 'cookie', 'set');
  writeToken('a b');
  expect(written).toHaveBeenLastCalledWith('xx_tgk=a%20b; path=/; SameSite=Lax');
  expect(readToken()).toBe('a b');
  removeToken();
  expect(readToken()).toBeNull();
  written.mockRestore();
});

test.each(['', '%E0%A4%A'])("somebody else's cookie of the session's name with %p is no session", (value) => {
  document.cookie = `xx_tgk=${value}; path=/`;
  expect(readToken()).toBeNull();
});

test('the chosen language is read back; none, an unknown one and a name that ends alike are English', () => {
  expect(readLanguage()).toBe('en');
  document.cookie = 'slang=sw; path=/';
  expect(readLanguage()).toBe('en');
  writeLanguage('sw');
  expect(readLanguage()).toBe('sw');
  document.cookie = 'lang=fr; path=/';
  expect(readLanguage()).toBe('en');
});
