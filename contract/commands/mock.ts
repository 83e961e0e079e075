import { parsed } from '../commandLine';
import { createMinimalServer } from '../fixtures/minimal/server';
import { fileOf } from '../files';
import { Refused } from '../refused';
import { Contract } from '../spec/contract';
import { addExamples } from './exampleRecords';

/**
 * `mock`: serves the contract with the records of its examples, in memory. What is created is found again; nothing of it is
 * there the next time.
 */
export async function mock(args: readonly string[]): Promise<number> {
  const { values } = parsed({
    args: [...args],
    options: {
      port: { type: 'string', default: '8080' },
      prefix: { type: 'string', default: '/api/v1' },
      user: { type: 'string', default: 'wanjiru@angalink.example' },
      password: { type: 'string', default: 'correct horse battery staple' },
      origin: { type: 'string', multiple: true, default: ['http://localhost:3000'] },
      'page-size': { type: 'string', default: '12' },
      ids: { type: 'string', default: 'uuid' },
    },
  });
  const server = createMinimalServer({
    port: Number(values.port),
    prefix: values.prefix,
    user: values.user,
    password: values.password,
    origins: values.origin,
    pageSize: Number(values['page-size']),
    ids: values.ids === 'number' ? 'number' : 'uuid',
    records: (store) => addExamples(store, new Contract(fileOf('openapi.yaml'))),
  });
  const url = await server.listen().catch((error: unknown) => {
    throw new Refused(
      `Port ${values.port} cannot be listened on: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  process.stdout.write(
    `${url} answers as the contract says, with the records of its examples. Staff: ${values.user}, password: ${values.password}\n`,
  );
  await new Promise<void>((done) => process.once('SIGINT', done).once('SIGTERM', done));
  await server.close();
  return 0;
}
