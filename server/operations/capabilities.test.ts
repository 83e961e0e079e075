import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dump } from 'js-yaml';
import { capabilitiesOf, type Capabilities } from '../openapi/capabilities';
import { loadContract, readContract } from '../openapi/document';
import { callerOf } from '../testing/caller';
import { createTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
beforeAll(async () => void (server = await createTestServer()));
afterAll(() => server.close());

const core = {
  'x-profile': 'core',
  tags: ['t'],
  responses: { 200: { content: { 'application/json': { schema: {} } } } },
};
const extended = { ...core, 'x-profile': 'extended' };
const query = (name: string, schema: object) => ({ name, in: 'query', schema });
const body = (properties: object) => ({
  required: true,
  content: { 'application/json': { schema: { type: 'object', properties } } },
});

/** What is offered of a contract with these paths. */
function offeredOf(paths: object): Capabilities {
  const folder = mkdtempSync(join(tmpdir(), 'angalink-contract-'));
  const file = join(folder, 'openapi.yaml');
  writeFileSync(file, dump({ servers: [{ url: '/api' }], paths }));
  const offered = capabilitiesOf(readContract(file));
  rmSync(folder, { recursive: true });
  return offered;
}

test('every extended call, parameter, value and field of a contract is named, and nothing else', () => {
  expect(
    offeredOf({
      '/things': {
        get: {
          ...core,
          operationId: 'listThings',
          parameters: [
            query('page', { type: 'integer' }),
            { ...query('search', { type: 'string' }), 'x-profile': 'extended' },
            { ...query('sort', { type: 'string', enum: ['price', '-price'] }), 'x-profile': 'extended' },
          ],
        },
        post: {
          ...core,
          operationId: 'createThing',
          requestBody: body({ name: { type: 'string' }, colour: { type: 'string', 'x-profile': 'extended' } }),
        },
        patch: {
          ...extended,
          operationId: 'paintThing',
          requestBody: body({ colour: { type: 'string', 'x-profile': 'extended' } }),
        },
      },
    }),
  ).toEqual({
    operations: ['paintThing'],
    parameters: ['listThings.search', 'listThings.sort=price', 'listThings.sort=-price'],
    fields: ['createThing.colour', 'paintThing.colour'],
  });
});

test('visitors read what this server offers: the whole contract', async () => {
  const answer = await callerOf(server)<Capabilities>('getCapabilities');
  expect(answer).toMatchObject({ status: 200, data: capabilitiesOf(loadContract()) });
  expect(answer.data.operations).toContain('listQuotations');
  expect(answer.data.parameters).toEqual(
    expect.arrayContaining([
      'listProducts.search',
      'listProducts.suggest=discount-70',
      'updateProduct.If-Match',
      'getArticle.visit',
    ]),
  );
  expect(answer.data.parameters).not.toContain('listProducts.status=all');
});

test('a browser that has it already is told so', async () => {
  const url = '/api/v1/capabilities';
  const { etag } = (await server.app.inject({ url })).headers;
  expect(etag).toBeDefined();
  expect((await server.app.inject({ url, headers: { 'if-none-match': String(etag) } })).statusCode).toBe(304);
});
