import path from 'node:path';
import { createMinimalServer } from '../fixtures/minimal/server';
import { signIn } from './peerRuns';
import { prepareContract, requestOf } from './preparedContract';

const ACCOUNT = { user: 'staff@example.com', password: 'only for the bench' };

test('a server without a defect does what every prepared call asks for', async () => {
  const server = createMinimalServer({ port: 0, ...ACCOUNT });
  const baseUrl = await server.listen();
  try {
    const token = await signIn(baseUrl, ACCOUNT.user, ACCOUNT.password);
    const { calls } = await prepareContract(path.join(__dirname, '../../openapi.yaml'), { baseUrl, token });
    expect(calls.length).toBeGreaterThan(90);
    const refused: string[] = [];
    for (const call of calls.filter(({ mediaType }) => mediaType !== 'multipart/form-data')) {
      const answer = await fetch(baseUrl + call.path, requestOf(call, token));
      if (!answer.ok) refused.push(`${call.operation.name}: ${answer.status} ${await answer.text()}`);
    }
    expect(refused).toEqual([]);
  } finally {
    await server.close();
  }
});
