import Fastify from 'fastify';
import { loadContract } from '../openapi/document';
import { ContractSchemas } from '../openapi/schemas';
import { ResponseCheck } from '../openapi/responseCheck';
import { allOperations } from '../operations';
import type { Operations } from '../operations/types';
import { createTestServer, type TestServer } from '../testing/testServer';
import { registerContract } from './contract';
import { EventStreams } from './eventStreams';
import { CorsPolicy } from './cors';
import { AnswerCache } from './responseCache';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** An app whose handlers are as given. */
function appWith(change: (operations: Operations) => Operations) {
  const { services } = server;
  const contract = loadContract();
  const schemas = new ContractSchemas(contract);
  const operations = change(allOperations(services, contract));
  const cache = new AnswerCache(services.content, new CorsPolicy(services.config), [], () => undefined);
  const app = Fastify();
  app.decorateRequest('session', null);
  registerContract(app, {
    services,
    contract,
    schemas,
    operations,
    cache,
    streams: new EventStreams(app, services.content),
    responses: new ResponseCheck(schemas),
  });
  return app;
}

test('an operation without a handler ends the start', () => {
  const without = ({ listTags: _, ...rest }: Operations) => rest as Operations;
  expect(() => appWith(without)).toThrow('Operations of openapi.yaml without a handler: listTags.');
});

test('a handler without an operation ends the start', () => {
  const more = (operations: Operations) => ({ ...operations, listTgas: operations.listTags });
  expect(() => appWith(more)).toThrow('Handlers without an operation in openapi.yaml: listTgas.');
});

test.each<[string, unknown, string]>([
  [
    'a wrong type',
    { success: true, message: 'Tag list', data: { tags: [{ id: 1, tag_name: 'a', isActive: true }] } },
    '/data/tags/0/id must be string',
  ],
  ['a missing field', { success: true, message: 'Tag list', data: {} }, "/data must have required property 'tags'"],
  [
    'a blank message',
    { success: true, message: '', data: { tags: [] } },
    '/message must NOT have fewer than 1 characters',
  ],
])('an answer with %s is a server error while answers are checked', async (_, answer, breach) => {
  const app = appWith((operations) => ({ ...operations, listTags: () => Promise.resolve(answer as never) }));
  const { statusCode, body } = await app.inject({ url: '/api/v1/tags/get-all-tags' });
  expect(statusCode).toBe(500);
  expect(JSON.parse(body)).toMatchObject({ message: `listTags answered 200 against openapi.yaml: ${breach}.` });
  await app.close();
});
