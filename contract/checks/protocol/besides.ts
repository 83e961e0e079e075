import { dataOf, type Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import { NOBODY } from '../../spec/nobody';
import { pathWith, recordsOf } from '../input/records';
import type { Check } from '../check';
import { inWords, same } from '../state/compared';
import { OPERATIONS, readData } from '../state/kinds';
import { grey } from '../uploads/pictures';

/** What clients send beside what the contract speaks of. */
const BESIDES: readonly { what: string; headers: Record<string, string> }[] = [
  {
    what: 'Accept as browsers send it',
    headers: { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' },
  },
  { what: 'Accept: */*', headers: { accept: '*/*' } },
  { what: 'Accept-Language: sw', headers: { 'accept-language': 'sw-KE,sw;q=0.9,fr;q=0.8' } },
  { what: 'Accept: application/xml', headers: { accept: 'application/xml' } },
  { what: 'Accept-Encoding: identity', headers: { 'accept-encoding': 'identity' } },
  {
    what: 'X-Forwarded-Host of a stranger',
    headers: { 'x-forwarded-host': 'stranger.example', 'x-forwarded-proto': 'https', 'x-host': 'stranger.example' },
  },
  { what: 'Forwarded of a stranger', headers: { forwarded: 'host=stranger.example;proto=https' } },
  { what: 'Range', headers: { range: 'bytes=0-9' } },
  { what: 'X-Requested-With', headers: { 'x-requested-with': 'XMLHttpRequest' } },
];
const POINTER = '/info/description';

/** A16: what a call is, its method, path and body say. */
export const besides: Check = {
  id: 'A16',
  name: 'what-clients-send-besides',
  reach: 'read',
  rule: 'Accept, Accept-Language, Range and other headers that the contract does not name change no answer: JSON, in the same words, whole, each text in its own field, with the same addresses of pictures. No header and no parameter turns a call into one of another method, and none in the query is taken for a field of the body. A call without a body takes none, or an empty one, whatever Content-Type says.',
  run: async (kit) => {
    await kit.part('headers', () => sameAnswers(kit));
    if (kit.options.scope === 'read-only') return;
    await kit.part('records', () => sameRecords(kit));
    await kit.part('method overrides', () => methodCounts(kit));
    await kit.part('fields in the query', () => fieldsInQuery(kit));
    await kit.part('empty bodies', () => emptyBodies(kit));
  },
};

type Ask = (headers: Record<string, string>) => Promise<Exchange>;

/** Answers that the same request gets however it is decorated. */
async function sameAnswers(kit: Kit): Promise<void> {
  const asks: readonly Ask[] = [
    (headers) => kit.call('listTags', { headers }),
    (headers) => kit.call('getTag', { path: { id: NOBODY }, headers }),
    (headers) => kit.call('getProfile', { as: 'visitor', headers }),
    (headers) => kit.call('signIn', { json: {}, headers }),
  ];
  await kit.each(
    asks,
    () => 'headers',
    async (ask) => {
      const plain = await ask({});
      for (const { what, headers } of BESIDES) {
        const answer = await ask(headers);
        if (answer.failure !== null || answer.status >= 500) continue;
        const isSame = answer.status === plain.status && meant(answer) === meant(plain);
        if (!isSame)
          kit.fail(answer, {
            expected: `${plain.status} with the same ${answer.status === plain.status ? 'body' : 'answer'} with ${what}`,
            got: `${answer.status} ${answer.body.subarray(0, 120).toString('utf8')}`,
            fix: 'Answer JSON in the words of the contract, whole, whatever Accept, Accept-Language and Range say; no redirect to a page.',
            root: what,
            pointer: POINTER,
          });
      }
    },
  );
}

/** Records of our own, which nobody changes meanwhile, are the same to the letter. */
async function sameRecords(kit: Kit): Promise<void> {
  const offered = (operation: string, fields: Record<string, string>) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => kit.offers(`${operation}.${name}`)));
  const sw = { product_name_sw: 'Dishi', product_description_sw: 'Kwa nyumba.' };
  const product = await kit.createProduct({ description: 'For a home.', ...offered('createProduct', sw) }, [grey(50)]);
  const category = await kit.createCategory(offered('createCategory', { category_name_sw: 'Rafu' }));
  for (const [operation, call] of [
    ['getProduct', { path: { id: product.id } }],
    ['getCategory', { path: { id: category.id } }],
  ] as const) {
    const plain = await kit.must(operation, { ...call, as: 'visitor' });
    for (const { what, headers } of BESIDES) {
      const answer = await kit.call(operation, { ...call, as: 'visitor', headers });
      if (answer.failure !== null || answer.status >= 500) continue;
      const words = inWords(dataOf(plain) ?? {}, dataOf(answer) ?? {});
      if (words === '' && answer.status === plain.status) continue;
      kit.fail(answer, {
        expected: `the same record with ${what}`,
        got: answer.status === plain.status ? words : String(answer.status),
        fix: 'Answer JSON with every field as it is kept, whatever Accept and Accept-Language say; make addresses of pictures from the configuration, not from what a header calls the host.',
        root: what,
        pointer: POINTER,
      });
    }
  }
}

/** Without what may differ from call to call: lists may change meanwhile, messages are for people. */
function meant({ status, json }: Exchange): string {
  const { success, message, data } = (json ?? {}) as Record<string, unknown>;
  const keys = typeof data === 'object' && data !== null ? Object.keys(data) : typeof data;
  return JSON.stringify([success, status === 401 ? message : typeof message, keys]);
}

/** Frameworks that let a header or a parameter stand for the method let a link delete a record. */
async function methodCounts(kit: Kit): Promise<void> {
  const { id } = await kit.createTag();
  const path = kit.operation('getTag').path.replace('{id}', id);
  const send = (method: string, headers: Record<string, string>, query = '') =>
    kit.client.send({
      operation: null,
      method,
      path: `${kit.operation('deleteTag').path.replace('{id}', id)}${query}`,
      headers: { ...headers, authorization: `Bearer ${kit.token ?? ''}` },
    });
  for (const [what, act] of [
    ['X-HTTP-Method-Override: DELETE', () => send('POST', { 'x-http-method-override': 'DELETE' })],
    ['X-Method-Override: DELETE', () => send('POST', { 'x-method-override': 'DELETE' })],
    ['X-HTTP-Method-Override: DELETE with GET', () => send('GET', { 'x-http-method-override': 'DELETE' })],
    ['_method=DELETE', () => send('POST', {}, '?_method=DELETE')],
  ] as const) {
    await act();
    const read = await kit.call('getTag', { path: { id }, as: 'staff' });
    if (read.status !== 404) continue;
    kit.fail(kit.operation('deleteTag'), {
      expected: `the tag after ${what} to ${path}`,
      got: 'it is deleted',
      fix: 'Take the method from the request line alone: switch method overrides off.',
      root: 'override',
      pointer: POINTER,
    });
    return;
  }
}

/** Frameworks that put query and body together let an address fill in what the body leaves out. */
async function fieldsInQuery(kit: Kit): Promise<void> {
  const title = kit.own.marker();
  for (const [kind, json, field] of [
    ['product', { quantity: 3 }, 'product_name'],
    ['article', { title }, 'short_description'],
  ] as const) {
    const { id } = await kit.create(kind);
    const { update } = OPERATIONS[kind];
    const before = await readData(kit, kind, id);
    const answer = await kit.call(update, { path: { id }, json, query: { [field]: kit.own.marker() } });
    const now = await readData(kit, kind, id);
    if (same(before[field], now[field])) continue;
    kit.fail(answer, {
      expected: `${field} as it was, ${JSON.stringify(before[field]) ?? 'missing'}, where it stands in the query and not in the body`,
      got: JSON.stringify(now[field]),
      fix: 'Read the fields of a request from its body alone, not from all that it was sent.',
      root: 'query',
      pointer: POINTER,
    });
  }
}

const NO_BODY: readonly [what: string, raw: { bytes: string; type: string | null }][] = [
  ['Content-Type: application/json and no body', { bytes: '', type: 'application/json' }],
  ['an empty body of no type', { bytes: '', type: null }],
];

/** Clients that name a type always, and send no body where none is due. */
async function emptyBodies(kit: Kit): Promise<void> {
  const fix = 'Do not read a body where the operation has none; an empty one is none, whatever its type.';
  const absent = recordsOf(kit).nothing();
  // Of nothing, so that nothing is done: with a type and without, the answer is the same.
  await kit.each(
    kit.operations().filter(({ body, method, path }) => body === null && method !== 'get' && path.includes('{')),
    ({ id }) => id,
    async (operation) => {
      const path = pathWith(recordsOf(kit), operation, absent);
      const plain = await kit.call(operation.id, { path });
      for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded'])
        kit.expect(await kit.call(operation.id, { path, raw: { bytes: '', type } }), plain.status, {
          when: `with Content-Type: ${type} and no body, as without`,
          fix,
          root: 'empty',
          pointer: POINTER,
        });
    },
  );
  const { id } = await kit.createTag();
  const { id: articleId } = await recordsOf(kit).article();
  for (const [what, raw] of NO_BODY)
    for (const [operation, path] of [
      ['deactivateTag', { id }],
      ['activateTag', { id }],
      ['likeArticle', { articleId }],
    ] as const)
      kit.expect(await kit.call(operation, { path, raw }), 200, {
        when: `with ${what}`,
        fix,
        root: 'empty',
        pointer: POINTER,
      });
  kit.expect(await kit.call('deleteTag', { path: { id }, raw: { bytes: '', type: 'application/json' } }), 200, {
    when: 'with Content-Type: application/json and no body',
    fix,
    root: 'empty',
    pointer: POINTER,
  });
}
