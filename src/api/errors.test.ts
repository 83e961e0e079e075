import { isMissing } from './errors';

const fields = {};

test('an unknown id and one that cannot be an id are missing, a failure is not', () => {
  expect([404, 400, 500, 429].map((status) => isMissing({ status, fields }))).toEqual([true, true, false, false]);
  expect(isMissing({ status: 'OFFLINE', fields })).toBe(false);
});
