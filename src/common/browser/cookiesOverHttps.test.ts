/** @jest-environment-options {"url": "https://shop.example/"} */
import { readToken, removeToken, writeLanguage, writeToken } from './cookies';

const written = jest.spyOn(Document.prototype, 'cookie', 'set');

test('the session goes over https alone', () => {
  writeToken('token');
  expect(written).toHaveBeenLastCalledWith('xx_tgk=token; path=/; SameSite=Lax; Secure');
  expect(readToken()).toBe('token');
});

test('remembered, it holds for 1440 minutes', () => {
  writeToken('token', { remember: true });
  expect(written).toHaveBeenLastCalledWith('xx_tgk=token; path=/; SameSite=Lax; Secure; max-age=86400');
});

test('signing out takes the cookie of https away', () => {
  removeToken();
  expect(written).toHaveBeenLastCalledWith('xx_tgk=; path=/; SameSite=Lax; Secure; max-age=0');
  expect(readToken()).toBeNull();
});

test('the chosen language goes over https alone, too', () => {
  writeLanguage('sw');
  expect(written).toHaveBeenLastCalledWith('lang=sw; path=/; SameSite=Lax; Secure; max-age=31536000');
});
