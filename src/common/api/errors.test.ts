import { article } from '../texts/en/article';
import { shell as english } from '../texts/en/shell';
import { shell as swahili } from '../texts/sw/shell';
import { alertOf } from './alertOf';
import {
  asApiError,
  causeOf,
  failureText,
  INVALID_STRUCTURE,
  isMissing,
  successText,
  toApiError,
  type ApiError,
} from './errors';

const fields = {};
const malformed: ApiError = { status: 'MALFORMED', message: INVALID_STRUCTURE, fields };
const refused: ApiError = { status: 503, message: 'Back in a minute.', fields };

test('an unknown id is missing; a refusal and a failure are not', () => {
  expect([404, 400, 500, 429].map((status) => isMissing({ status, fields }))).toEqual([true, false, false, false]);
  expect(isMissing({ status: 'OFFLINE', fields })).toBe(false);
});

test.each([
  ["a proxy's page has the status alone", 502, 'SyntaxError: Unexpected token <', { status: 502, fields }],
  ['of one that asks to wait it counts', 429, 'SyntaxError: Unexpected token <', { status: 429, fields }],
  ['one that says there is nothing has none', 404, 'SyntaxError: Unexpected token <', { status: 'MALFORMED', fields }],
  ['a body that breaks off is a broken network', 200, 'TypeError: network error', { status: 'NETWORK', fields }],
  ['a page in place of an answer is malformed', 200, 'SyntaxError: Unexpected token <', malformed],
])('%s', (_, originalStatus, error, told) => {
  expect(toApiError({ status: 'PARSING_ERROR', originalStatus, data: '<html>', error })).toEqual(told);
});

test('a refusal is the API’s own in its envelope alone', () => {
  const statusOf = (data: unknown) => [400, 403, 404, 429, 503].map((status) => toApiError({ status, data }).status);
  expect(statusOf({ success: false, message: 'No.' })).toEqual([400, 403, 404, 429, 503]);
  for (const data of [{ message: 'No.' }, { success: 'false' }, [], null, undefined])
    expect(statusOf(data)).toEqual(['MALFORMED', 'MALFORMED', 'MALFORMED', 429, 503]);
});

test('words are cut where the contract ends', () => {
  const words = 'w'.repeat(1_000_000);
  const data = { success: false, message: words, data: { email: words }, errors: [{ path: 'phone', msg: words }] };
  const { message, fields: told } = toApiError({ status: 400, data });
  expect([message, told.email, told.phone].map((text) => text?.length)).toEqual([1000, 1000, 1000]);
});

test("the server's words stay, the site's own are in the visitor's language", () => {
  expect([causeOf(refused, english), causeOf(refused, swahili)]).toEqual(['Back in a minute.', 'Back in a minute.']);
  expect([causeOf(malformed, english), causeOf(malformed, swahili)]).toEqual([
    'Invalid response structure',
    swahili.invalidStructure,
  ]);
  expect(causeOf({ status: 'OFFLINE', fields }, swahili)).toBe(swahili.youAreOffline);
  expect(causeOf({ status: 500, fields }, english)).toBeUndefined();
});

test('without words: one text for an answer, another for none', () => {
  // What the language says of itself is no words.
  expect(asApiError(new TypeError('Cannot read properties of undefined'))).toEqual({ status: 'MALFORMED', fields });
  const texts = { ...english, ...article };
  expect([refused, malformed].map((error) => failureText(error, texts))).toEqual([
    'Back in a minute.',
    'Invalid response structure',
  ]);
  expect(failureText({ status: 500, fields }, texts)).toBe('Failed to load article data.');
  for (const status of ['NETWORK', 'OFFLINE'] as const)
    expect(failureText({ status, fields }, texts)).toBe('An error occurred while fetching article details');
});

test("an alert has the server's list of the fields that no input shows", () => {
  const error: ApiError = { status: 400, fields: { clients_name: 'is required', rating: 'is too high' } };
  expect(alertOf(error, 'No.', ['rating'])).toEqual({
    success: false,
    message: 'No.',
    data: { clients_name: 'is required' },
  });
  expect(alertOf(error, 'No.', ['rating', 'clients_name'])).toEqual({ success: false, message: 'No.' });
});

test('a success is said by the server in English alone', () => {
  expect(successText('Thank you.', 'Sent', 'Sent')).toBe('Thank you.');
  expect([successText('', 'Sent', 'Sent'), successText('Thank you.', 'Imetumwa', 'Sent')]).toEqual([
    'Sent',
    'Imetumwa',
  ]);
});
