import { loadContract, type Contract } from './document';
import { jsonLimit } from './jsonLimit';

const contract = loadContract();
const limitOf = (id: string) => {
  const body = contract.operations.find((operation) => operation.id === id)?.body;
  return jsonLimit(contract, body?.schema ?? '');
};

test('short bodies have one limit, longer ones that of their texts and lists', () => {
  expect([limitOf('signIn'), limitOf('rateProduct')]).toEqual([32_768, 32_768]);
  // A note of 5,000 characters of 12 bytes; 200 ids of 64 beside it.
  expect(limitOf('requestQuote')).toBeGreaterThan(60_000);
  expect(limitOf('requestQuote')).toBeLessThan(80_000);
  expect(limitOf('createQuotation')).toBeGreaterThan(60_000 + 200 * 64 * 12);
});

test('no body that needs no session may be large, and each operation has a limit', () => {
  const json = contract.operations.filter(({ body }) => body?.kind === 'json');
  for (const { id, session } of json) expect(limitOf(id)).toBeLessThan(session === 'required' ? 3_000_000 : 256 * 1024);
  expect(json.length).toBeGreaterThan(10);
});

test.each([
  [{ type: 'string' }],
  [{ type: 'array', items: { type: 'integer' } }],
  [{ type: 'object', properties: {} }],
  [{ allOf: [{ type: 'object', additionalProperties: false, properties: { text: { type: 'string' } } }] }],
  [{}],
])('a schema without a bound is refused: %j', (schema) => {
  const bare: Contract = { ...contract, resolve: () => schema };
  expect(() => jsonLimit(bare, '#/schema')).toThrow('#/schema of the contract sets no bound');
});
