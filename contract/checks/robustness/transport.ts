import { gunzipSync } from 'node:zlib';
import { dataOf, type Exchange } from '../../http/exchange';
import type { Check } from '../check';
import type { Kit } from '../../run/kit';
import { NOBODY } from '../../spec/nobody';
import { meaningOf } from '../state/compared';

/** How often an answer is asked for to be compared, and how often it has to be another one. */
const ROUNDS = 20;
const PROOFS = 2;

/** G04: compression. */
export const compressed: Check = {
  id: 'G04',
  name: 'gzip',
  reach: 'read',
  rule: 'An answer is compressed only when the request allows it, and Content-Encoding says so; unpacked it is the same.',
  run: async (kit) => {
    const operation = kit.operation('listProducts');
    const get = (accepted: string) =>
      kit.client.send({ operation, method: 'GET', path: operation.path, headers: { 'accept-encoding': accepted } });
    for (const accepted of ['identity', 'gzip;q=0, deflate;q=0, br;q=0, zstd;q=0']) {
      const plain = await get(accepted);
      const encoding = String(plain.headers['content-encoding'] ?? 'identity');
      if (plain.status === 200 && encoding !== 'identity')
        kit.fail(plain, {
          expected: `no Content-Encoding for Accept-Encoding: ${accepted}`,
          got: encoding,
          fix: 'Compress only by what Accept-Encoding names, and not with what it refuses (q=0; RFC 9110, 12.4.2).',
          root: 'identity',
        });
    }
    const packed = await get('gzip');
    const used = String(packed.headers['content-encoding'] ?? 'identity').toLowerCase();
    if (packed.status !== 200 || used === 'identity') return;
    const about = { fix: 'Let Content-Encoding name what was done to the body, and nothing else.', root: 'gzip' };
    if (used !== 'gzip')
      kit.fail(packed, { expected: 'gzip or nothing for Accept-Encoding: gzip', got: used, ...about });
    else if (unpacked(packed) === undefined)
      kit.fail(packed, {
        expected: 'a body that gunzip unpacks to JSON',
        got: `${packed.body.length} bytes that begin with ${packed.body.subarray(0, 8).toString('hex')}`,
        ...about,
      });
    else await expectSame(kit, get, about);
  },
};

/** The JSON of an answer, whether it is packed or not; undefined where there is none. */
function unpacked({ headers, body }: Exchange): unknown {
  try {
    const isPacked = /gzip/i.test(String(headers['content-encoding']));
    return JSON.parse((isPacked ? gunzipSync(body) : body).toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Records change meanwhile: a packed answer is another one where the plain ones before and after it are the same. */
async function expectSame(
  kit: Kit,
  get: (accepted: string) => Promise<Exchange>,
  about: { fix: string; root: string },
): Promise<void> {
  const saidIn = (answer: Exchange) =>
    meaningOf(dataOf({ ...answer, json: kit.contract.documented({ ...answer, json: unpacked(answer) }) }));
  let proofs = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [before, packed, after] = [await get('identity'), await get('gzip'), await get('identity')];
    const [first, said, last] = [saidIn(before), saidIn(packed), saidIn(after)];
    if (packed.status !== 200 || said === first || said === last) return;
    if (before.status === 200 && first === last) proofs += 1;
    if (proofs === PROOFS) {
      kit.fail(packed, { expected: 'unpacked the same data as without compression', got: said, ...about });
      return;
    }
  }
}

const REQUESTS = 20;

/** G05: many requests on one connection. */
export const inOrder: Check = {
  id: 'G05',
  name: 'keep-alive',
  reach: 'read',
  rule: 'Requests on one connection are answered in their order, each answer whole, with nothing between them.',
  run: async (kit) => {
    await kit.part('one connection', () => judgeOrder(kit));
  },
};

async function judgeOrder(kit: Kit): Promise<void> {
  const paths = Array.from({ length: REQUESTS }, (_, index) =>
    index % 2 === 0 ? '/tags/get-all-tags' : `/tags/get-tag/${NOBODY}`,
  );
  const pieces = paths.map((path) =>
    Buffer.from(
      `GET ${kit.client.prefix}${path} HTTP/1.1\r\nHost: ${kit.client.host}\r\nAccept: application/json\r\n\r\n`,
    ),
  );
  const { answers, rest } = await kit.client.raw({
    pieces: [Buffer.concat(pieces)],
    methods: paths.map(() => 'GET'),
    path: '/tags/get-all-tags',
    show: `# ${REQUESTS} times GET over one bare connection, ${paths[0] ?? ''} and ${paths[1] ?? ''} in turn`,
  });
  const got = answers.map(({ status }) => status);
  // A server may tell that this can be none of its ids.
  const absent = got.includes(400) ? 400 : 404;
  const wanted = paths.map((_, index) => (index % 2 === 0 ? 200 : absent));
  const wrong = got.findIndex((status, index) => status !== wanted[index] && status !== 429);
  const about = {
    fix: 'Answer requests in the order in which they came, each with its own Content-Length or chunks.',
    pointer: '/info',
  };
  if (wrong >= 0)
    kit.fail(kit.operation('listTags'), {
      expected: `${wanted.join(' ')} to ${REQUESTS} requests on one connection`,
      got: got.join(' '),
      root: 'order',
      ...about,
    });
  else if (rest.length > 0 && answers.length < REQUESTS)
    kit.fail(kit.operation('listTags'), {
      expected: 'an answer after an answer',
      got: `${rest.length} bytes that are no answer: ${rest.subarray(0, 60).toString('utf8')}`,
      root: 'rest',
      ...about,
    });
  else if (answers.length < REQUESTS)
    kit.remark('http', `a connection was closed after ${answers.length} of ${REQUESTS} requests`);
}
