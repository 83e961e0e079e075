import { listStatus } from './listStatus';

const failed = (status: number | string) => ({ isError: true, error: { status, fields: {} } });
const fine = { isError: false };

test.each([
  ['all lists are there', [fine, fine], 200],
  ['the API refuses what the address asks for', [fine, failed(400)], 400],
  ['the API is asked too often', [failed(429)], 503],
  ['the API is away', [failed(503)], 503],
  ['the API fails', [failed(500), failed(400)], 503],
  ['no answer comes', [failed('NETWORK')], 503],
] as const)('where %s', (_, answers, status) => {
  expect(listStatus(...answers)).toBe(status);
});
