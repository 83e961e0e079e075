import { constants } from 'node:os';
import { isUnavailable } from './failures';

const withCode = (code: string) => Object.assign(new Error('of the database or the disk'), { code });

test.each([
  ['28P01', 'the password was changed'],
  ['42501', 'its disk was made read-only'],
  ['28000', 'the account may not sign in'],
  ['3D000', 'there is no such database'],
  ['55000', 'the database takes no connections'],
  ['53300', 'there are no connections left'],
  ['57P01', 'the connection was ended'],
  ['EIO', 'the disk fails'],
  ['EFBIG', 'a file may not become that long'],
  ['ENOENT', 'the disk is not mounted'],
  ['ESTALE', 'the share began anew'],
  ['ENOMEM', 'there is no memory left'],
  ['EAI_FAIL', 'no name is known'],
  ['CERT_HAS_EXPIRED', 'the certificate ended'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'the certificate is not believed'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'nor who made it'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'the certificate is for another host'],
])('%s, %s, is an outage and no defect', (code) => {
  expect(isUnavailable(withCode(code))).toBe(true);
  expect(isUnavailable(new Error('wrapped', { cause: withCode(code) }))).toBe(true);
});

test.each(['23505', '22P02', '42P01', 'ERR_INVALID_ARG_TYPE'])('%s is none', (code) => {
  expect(isUnavailable(withCode(code))).toBe(false);
});

test('so is a quota that is used up, for which Node has no name', () => {
  const code = `Unknown system error -${constants.errno.EDQUOT}`;
  expect(isUnavailable(Object.assign(withCode(code), { errno: -constants.errno.EDQUOT }))).toBe(true);
});
