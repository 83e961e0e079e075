import { toApiError } from '../../common/api/errors';
import { loadFailure } from './failures';

const broken = () => loadFailure(toApiError({ status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }));

afterEach(() => jest.restoreAllMocks());

test('only who is offline is told so', () => {
  expect(broken()).toBe('The connection was interrupted before the answer was there.');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(broken()).toBe('You are offline.');
});

test('an answer that came is told in its own words, or not at all', () => {
  expect(loadFailure({ status: 503, message: 'Closed for stocktaking.', fields: {} })).toBe('Closed for stocktaking.');
  expect(loadFailure({ status: 500, fields: {} })).toBe('');
  expect(
    loadFailure(toApiError({ status: 'PARSING_ERROR', originalStatus: 200, data: '<', error: 'SyntaxError' })),
  ).toBe('Invalid response structure');
});
