import { isUnavailable } from './failures';

const withCode = (code: string) => Object.assign(new Error('of the database or the disk'), { code });

test.each([
  ['28P01', 'the password was changed'],
  ['28000', 'the account may not sign in'],
  ['3D000', 'there is no such database'],
  ['55000', 'the database takes no connections'],
  ['53300', 'there are no connections left'],
  ['57P01', 'the connection was ended'],
  ['EIO', 'the disk fails'],
])('%s, %s, is an outage and no defect', (code) => {
  expect(isUnavailable(withCode(code))).toBe(true);
  expect(isUnavailable(new Error('wrapped', { cause: withCode(code) }))).toBe(true);
});

test.each(['23505', '22P02', '42P01', 'ENOENT'])('%s is none', (code) => {
  expect(isUnavailable(withCode(code))).toBe(false);
});
