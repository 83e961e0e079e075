import { isMissingRecord, recordStatus } from './recordStatus';

const failed = (status: number | string) => ({ error: { status, fields: {} } });

test('a page has the status of its record', () => {
  expect([400, 405, 503, 429, 'NETWORK'].map((status) => recordStatus(failed(status)))).toEqual([
    400, 400, 503, 500, 500,
  ]);
  expect(recordStatus({ data: {} })).toBe(200);
});

test('what was shown before is not missing', () => {
  expect(isMissingRecord(failed(404))).toBe(true);
  expect(isMissingRecord({ ...failed(404), data: {} })).toBe(false);
  expect([isMissingRecord(failed(400)), isMissingRecord({}), isMissingRecord({ data: {} })]).toEqual([
    false,
    false,
    false,
  ]);
});
