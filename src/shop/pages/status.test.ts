import { isMissingRecord, listStatus, recordStatus } from './status';

const failed = (status: number | string) => ({ error: { status, fields: {} } });

test('a page has the status of its record', () => {
  expect([503, 429, 'NETWORK'].map((status) => recordStatus(failed(status)))).toEqual([503, 500, 500]);
  expect(recordStatus({ data: {} })).toBe(200);
});

test('a record is missing whose id the API does not know, or takes for none', () => {
  const missing = [404, 400, 414, 401, 429, 503, 'NETWORK', 'MALFORMED'].map((status) =>
    isMissingRecord(failed(status)),
  );
  expect(missing).toEqual([true, true, true, false, false, false, false, false]);
});

test('what was shown before is not missing', () => {
  expect(isMissingRecord({ ...failed(404), data: {} })).toBe(false);
  expect([isMissingRecord({}), isMissingRecord({ data: {} })]).toEqual([false, false]);
});

const failedList = (status: number | string) => ({ isError: true, ...failed(status) });

test.each([
  ['all lists are there', [{ isError: false }, { isError: false }], 200],
  ['the API refuses what the address asks for', [{ isError: false }, failedList(400)], 400],
  ['the API is asked too often', [failedList(429)], 503],
  ['the API is away', [failedList(503)], 503],
  ['the API fails', [failedList(500), failedList(400)], 503],
  ['no answer comes', [failedList('NETWORK')], 503],
] as const)('where %s', (_, answers, status) => {
  expect(listStatus(...answers)).toBe(status);
});
