import { readToken, writeToken } from './cookies';
import { forgetSession } from './session';

test('nothing of a session stays but how the pages look', () => {
  writeToken('token');
  window.localStorage.setItem('scheme', 'dark');
  window.localStorage.setItem('draft-product-new', '{}');
  window.localStorage.setItem('cartItems', '[]');
  window.sessionStorage.setItem('advertProducts', '[]');
  forgetSession();
  expect(readToken()).toBeNull();
  expect({ ...window.localStorage }).toEqual({ scheme: 'dark' });
  expect(window.sessionStorage).toHaveLength(0);
});

test('an empty storage is cleared as well, so that other tabs notice', () => {
  window.localStorage.clear();
  const set = jest.spyOn(Storage.prototype, 'setItem');
  forgetSession();
  expect(set).toHaveBeenCalled();
  expect(window.localStorage).toHaveLength(0);
});
