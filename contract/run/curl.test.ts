import type { Exchange, SentRequest } from '../http/exchange';
import { fileOf } from '../files';
import { Contract, type Operation } from '../spec/contract';
import { curlChain, type Origin, type Origins } from './curl';
import { thingIn } from './kinds';

const TOKEN = '4fQ0yq3mN1l8b7Zt2cXw9RkVaE6sHuJd';
const contract = new Contract(fileOf('openapi.yaml'));
let count = 0;

function sent(request: Partial<SentRequest>, status = 200): Exchange {
  count += 1;
  return {
    number: count,
    check: 'D05',
    operation: null,
    request: { method: 'GET', path: '/api/v1/tags', headers: {}, body: null, form: null, ...request },
    status,
    headers: {},
    body: Buffer.alloc(0),
    json: undefined,
    ms: 1,
    failure: null,
    at: 0,
  };
}

const originsOf = (...origins: Origin[]): Origins => new Map(origins.map((one) => [`${one.thing} ${one.id}`, one]));

const authorized = (authorization: string) =>
  curlChain(sent({ headers: { authorization } }), new Map(), [], [TOKEN])[0];

describe('curlChain', () => {
  it.each([
    [`Bearer ${TOKEN}`, 'Bearer $TOKEN'],
    [TOKEN, '$TOKEN'],
    [`Basic ${TOKEN}`, 'Basic $TOKEN'],
    [`Bearer ${TOKEN.slice(0, -1)}`, 'Bearer ${TOKEN:0:31}'],
    [`Bearer ${TOKEN.slice(0, 10)}#${TOKEN.slice(11)}`, 'Bearer ${TOKEN:0:10}#${TOKEN:11}'],
    [`Bearer ${TOKEN}, Bearer ${TOKEN}`, 'Bearer ${TOKEN:0:32}, Bearer $TOKEN'],
    ['Bearer no"such$token', 'Bearer no\\"such\\$token'],
  ])('writes the token in %s as a variable', (header, shown) => {
    expect(authorized(header)).toBe(`curl -isS -X GET "$ORIGIN"'/api/v1/tags' -H "Authorization: ${shown}"`);
  });

  it('sends a header that is empty', () => {
    const [command] = curlChain(sent({ headers: { 'if-match': '' } }), new Map(), [], []);
    expect(command).toBe(`curl -isS -X GET "$ORIGIN"'/api/v1/tags' -H 'if-match;'`);
  });

  it('repeats what made and what changed the records of the last request, and nothing else', () => {
    const made = sent({ method: 'POST', path: '/api/v1/tags/create-tag', body: Buffer.from('{"tag_name":"a"}') }, 201);
    const other = sent({ method: 'DELETE', path: '/api/v1/tags/delete-tag/8' });
    const read = sent({ path: '/api/v1/tags/get-tag/7' });
    const refused = sent({ method: 'PUT', path: '/api/v1/tags/update-tag/7', body: Buffer.from('{}') }, 400);
    const deleted = sent({ method: 'DELETE', path: '/api/v1/tags/delete-tag/7' });
    const last = sent({
      method: 'PUT',
      path: '/api/v1/tags/update-tag/7',
      body: Buffer.from('{"tag_name":"7 of 17"}'),
    });
    const history = [made, other, read, refused, deleted, last];
    expect(
      curlChain(last, originsOf({ thing: 'tag', id: '7', exchange: made, variable: 'TAG1' }), history, []),
    ).toEqual([
      `TAG1=$(curl -sS -X POST "$ORIGIN"'/api/v1/tags/create-tag' --data-binary '{"tag_name":"a"}' | jq -r .data.id)`,
      `curl -sS -X DELETE "$ORIGIN"'/api/v1/tags/delete-tag/'"$TAG1"''`,
      `curl -isS -X PUT "$ORIGIN"'/api/v1/tags/update-tag/'"$TAG1"'' --data-binary '{"tag_name":"7 of 17"}'`,
    ]);
  });

  it('repeats for a list what was made for its filter', () => {
    const list = { path: '/products' } as Operation;
    const category = sent({ method: 'POST', path: '/api/v1/categories/create-category' }, 201);
    const product = sent({ method: 'POST', path: '/api/v1/products', body: Buffer.from('{"category_id":"31"}') }, 201);
    const other = sent({ method: 'POST', path: '/api/v1/tags/create-tag', body: Buffer.from('{"tag_name":"b"}') }, 201);
    const last = { ...sent({ path: '/api/v1/products?category_id=31' }), operation: list };
    expect(
      curlChain(
        last,
        originsOf({ thing: 'category', id: '31', exchange: category, variable: 'CATEGORY1' }),
        [category, product, other, last],
        [],
      ),
    ).toEqual([
      expect.stringMatching(/^CATEGORY1=/),
      expect.stringContaining('"category_id":"\'"$CATEGORY1"\'"'),
      `curl -isS -X GET "$ORIGIN"'/api/v1/products?category_id='"$CATEGORY1"''`,
    ]);
  });

  it.each([
    ['/api/v1/tags/get-tag/..', true],
    ['/api/v1/./tags', true],
    ['/api/v1/tags/get-tag/%2E%2E?page=1', true],
    ['/media/a..b.png', false],
  ])('asks for %s as it is', (path, asItIs) => {
    expect(curlChain(sent({ path }), new Map(), [], [])).toEqual([
      `curl -isS${asItIs ? ' --path-as-is' : ''} -X GET "$ORIGIN"'${path}'`,
    ]);
  });

  it('sends files that are kept beside the reports, under the name that was sent', () => {
    const files = new Map<string, Buffer>();
    const form = [{ name: 'image_url', file: Buffer.from('one'), filename: '../a "b".png', type: 'image/png' }];
    const [command] = curlChain(sent({ method: 'POST', form }), new Map(), [], [], files);
    const [name = ''] = files.keys();
    expect(name).toMatch(/^[0-9a-f]{8}-[\w.-]+$/);
    expect(files.get(name)?.toString()).toBe('one');
    expect(command).toContain(` -F 'image_url=@'"$FILES"'/${name};type=image/png;filename="../a \\"b\\".png"'`);
  });

  it('names an id in JSON and in a form only where it is one', () => {
    const made = sent({ method: 'POST', path: '/api/v1/categories/create-category' }, 201);
    const origins = originsOf({ thing: 'category', id: '12', exchange: made, variable: 'CATEGORY1' });
    expect(
      curlChain(
        sent({
          method: 'POST',
          form: [
            { name: 'product_price', value: '12' },
            { name: 'category_id', value: '12' },
          ],
        }),
        origins,
        [],
        [],
      ).at(-1),
    ).toContain(`-F 'product_price=12' -F 'category_id='"$CATEGORY1"''`);
    expect(
      curlChain(sent({ method: 'PUT', body: Buffer.from('{"quantity":12,"category_id":"12"}') }), origins, [], []).at(
        -1,
      ),
    ).toContain(`'{"quantity":12,"category_id":"'"$CATEGORY1"'"}'`);
  });

  it('tells records of several kinds that have one id apart', () => {
    const [tag, category, other] = [sent({ method: 'POST' }, 201), sent({ method: 'POST' }, 201), sent({}, 201)];
    const last = {
      ...sent({
        method: 'PUT',
        path: '/api/v1/posts/update-post/7',
        body: Buffer.from('{"category_id":"7","tags":["6","7"]}'),
      }),
      operation: contract.operation('updateArticle'),
    };
    const origins = originsOf(
      { thing: 'tag', id: '7', exchange: tag, variable: 'TAG1' },
      { thing: 'category', id: '7', exchange: category, variable: 'CATEGORY1' },
      { thing: 'product', id: '7', exchange: other, variable: 'PRODUCT1' },
    );
    const [first, second, ...more] = curlChain(last, origins, [tag, category, other, last], []);
    expect([first?.slice(0, 4), second?.slice(0, 9)]).toEqual(['TAG1', 'CATEGORY1']);
    expect(more).toEqual([
      `curl -isS -X PUT "$ORIGIN"'/api/v1/posts/update-post/7' --data-binary '{"category_id":"'"$CATEGORY1"'","tags":["6","'"$TAG1"'"]}'`,
    ]);
  });

  it('knows of every id in a path what it is one of', () => {
    for (const operation of contract.operations.values())
      for (const { name, in: place } of operation.parameters)
        if (place === 'path') expect(thingIn(operation, name)).not.toBe('');
  });
});
