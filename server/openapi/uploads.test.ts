import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureOf, pictureOfBytes } from '../testing/uploadPictures';
import { rawHttp } from '../testing/rawHttp';
import { createTestServer, type TestServer } from '../testing/testServer';

const MB5 = 5 * 1024 * 1024;

interface Answer {
  status: number;
  message: string;
  data?: Record<string, unknown>;
}

interface Image {
  id: string;
  image_url: string;
  is_primary: boolean;
  width: number;
  height: number;
  sources: { template: string; widths: number[]; formats: string[] };
}

let server: TestServer;
let token: string;
let categoryId: string;

beforeAll(async () => {
  server = await createTestServer({ listen: true });
  token = await server.signIn();
  const created = await call('POST', '/categories/create-category', JSON.stringify({ category_name: 'Kits' }));
  categoryId = String(created.data?.id);
});
afterAll(() => server.close());

async function call(
  method: string,
  path: string,
  body: string | Blob | FormData,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
  const answer = await fetch(`${server.origin}/api/v1${path}`, {
    method,
    body,
    headers: { authorization: `Bearer ${token}`, ...type, ...headers },
  });
  return { status: answer.status, ...((await answer.json()) as Omit<Answer, 'status'>) };
}

function productForm(pictures: readonly (Buffer | File)[], fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  const all = { product_name: 'Kit', product_price: '49900.5', category_id: categoryId, ...fields };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  for (const file of pictures) {
    form.append(
      'image_url',
      file instanceof File ? file : new File([new Uint8Array(file)], 'a.png', { type: 'image/png' }),
    );
  }
  return form;
}

const create = (pictures: readonly (Buffer | File)[], fields?: Record<string, string>) =>
  call('POST', '/products/create-product', productForm(pictures, fields));

const stored = () => readdir(server.services.config.mediaDir);

test('pictures are encoded anew in order, in every width, without metadata', async () => {
  const sent = [
    await pictureOf('jpeg', 2000, 1000),
    await pictureOf('png', 300, 200),
    await pictureOf('webp', 100, 50),
    await pictureOf('avif', 640, 480),
  ];
  const { status, data } = await create(sent, { quantity: '3', isBestSeller: 'true', rating: '4.5' });
  expect(status).toBe(201);
  expect(data).toMatchObject({ quantity: 3, isBestSeller: true, rating: 4.5, product_price: '49900.50' });
  const images = data?.images as Image[];
  expect(images.map(({ width, height, is_primary }) => [width, height, is_primary])).toEqual([
    [1600, 800, true],
    [300, 200, false],
    [100, 50, false],
    [640, 480, false],
  ]);
  expect(images[0]?.sources.widths).toEqual([160, 320, 480, 640, 960, 1600]);
  expect(images[2]?.sources.widths).toEqual([100]);
  expect(images[1]).toMatchObject({ color: '#2a6f97' });

  for (const { image_url, width, height, sources } of images) {
    const addresses = sources.widths.flatMap((each) =>
      sources.formats.map(
        (format) =>
          [each, format, sources.template.replace('{width}', String(each)).replace('{format}', format)] as const,
      ),
    );
    for (const [expected, format, address] of [...addresses, [width, 'webp', image_url] as const]) {
      const answer = await fetch(server.origin + address);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `image/${format}`]);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
      expect(answer.headers.get('cache-control')).toContain('immutable');
      const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([metadata.width, metadata.height]).toEqual([expected, Math.round((height * expected) / width)]);
      expect(metadata.exif).toBeUndefined();
    }
  }
});

test('the pictures of a deleted product are gone', async () => {
  const before = await stored();
  const { data } = await create([await pictureOf('png')]);
  const [image] = data?.images as Image[];
  expect(await stored()).toHaveLength(before.length + 1);
  await fetch(`${server.origin}/api/v1/products/delete-product/${String(data?.id)}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await stored()).toEqual(before);
  expect((await fetch(server.origin + String(image?.image_url))).status).toBe(404);
});

test('five pictures are taken, six are not', async () => {
  const small = await pictureOf('png', 20, 20);
  expect((await create(Array(5).fill(small))).status).toBe(201);
  const { status, data } = await create(Array(6).fill(small));
  expect([status, data]).toEqual([413, { image_url: 'At most 5 images can be uploaded.' }]);
});

test('5 MB exactly are taken, one byte more is not', async () => {
  expect((await create([await pictureOfBytes(MB5)])).status).toBe(201);
  const { status, data } = await create([await pictureOfBytes(MB5 + 1)]);
  expect([status, data]).toEqual([413, { image_url: 'An image is larger than 5 MB.' }]);
});

test('more than 40 megapixels are not decoded', async () => {
  const { status } = await create([await pictureOf('png', 8000, 5001)]);
  expect(status).toBe(413);
});

test.each([
  ['text', Buffer.from('not a picture')],
  ['nothing', Buffer.alloc(0)],
  ['HTML', Buffer.from('<html><script>alert(1)</script></html>')],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['PDF', Buffer.from('%PDF-1.7\n')],
  ['a PNG header and rubbish', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(500, 7)])],
  ['a JPEG header and rubbish', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500, 7)])],
  ['an AVIF header and rubbish', Buffer.concat([Buffer.from('\0\0\0\x1cftypavif', 'latin1'), Buffer.alloc(500, 7)])],
])('%s called a PNG is refused and nothing is left', async (_, bytes) => {
  const before = await stored();
  const good = await pictureOf('png', 40, 40);
  const { status, data } = await create([good, bytes]);
  expect([status, data]).toEqual([415, { image_url: 'Only JPEG, PNG, WebP and AVIF images can be uploaded.' }]);
  expect(await stored()).toEqual(before);
  expect(await readdir(join(server.services.config.mediaDir, 'incoming'))).toEqual([]);
});

test('half a picture and a GIF are refused', async () => {
  const whole = await pictureOf('jpeg', 800, 800);
  expect((await create([whole.subarray(0, whole.length / 2)])).status).toBe(415);
  expect((await create([await pictureOf('gif')])).status).toBe(415);
});

test('a picture whose product is refused leaves nothing', async () => {
  const before = await stored();
  expect((await create([await pictureOf('png')], { category_id: '999999' })).status).toBe(400);
  expect(await stored()).toEqual(before);
});

test.each([['../../x.png'], ['a\0.png'], [`${'n'.repeat(300)}.png`], ['\u{1f6f0}.png'], ['x.svg'], ['..']])(
  'the name %j of a file means nothing',
  async (name) => {
    const { status, data } = await create([new File([new Uint8Array(await pictureOf('png', 30, 30))], name)]);
    expect(status).toBe(201);
    expect((data?.images as Image[])[0]?.image_url).toMatch(/^\/media\/[0-9a-f]{16}-30\.webp$/);
  },
);

test('text fields are read by the contract', async () => {
  const wrong = await create([], {
    product_price: '1e3',
    quantity: '1.5',
    isBestSeller: 'yes',
    rating: '6',
    stock_status: 'maybe',
    more: 'x',
  });
  expect(wrong.status).toBe(400);
  expect(Object.keys(wrong.data ?? {}).sort()).toEqual([
    'isBestSeller',
    'more',
    'product_price',
    'quantity',
    'rating',
    'stock_status',
  ]);
  const twice = productForm([]);
  twice.append('product_name', 'Again');
  expect((await call('POST', '/products/create-product', twice)).data).toHaveProperty('product_name');
  const textForPicture = productForm([]);
  textForPicture.append('image_url', 'https://evil.example/a.png');
  expect((await call('POST', '/products/create-product', textForPicture)).data).toHaveProperty('image_url');
  const unknownFile = productForm([]);
  unknownFile.append('avatar', new File(['x'], 'a.png'));
  expect((await call('POST', '/products/create-product', unknownFile)).data).toHaveProperty('avatar');
  const many = productForm([]);
  for (let index = 0; index < 1000; index += 1) many.append(`field${index}`, 'x');
  expect([400, 413]).toContain((await call('POST', '/products/create-product', many)).status);
});

test('a replacement is exactly one picture', async () => {
  const { data } = await create([await pictureOf('png', 50, 50)]);
  const [image] = data?.images as Image[];
  const replace = (pictures: Buffer[]) => {
    const form = new FormData();
    for (const each of pictures) form.append('image_url', new File([new Uint8Array(each)], 'a.png'));
    return call('PATCH', `/products/update-image/${String(image?.id)}`, form);
  };
  const good = await pictureOf('png', 60, 60);
  expect((await replace([])).status).toBe(400);
  expect((await replace([good, good])).status).toBe(400);
  expect((await replace([Buffer.from('x')])).status).toBe(415);
  expect((await replace([await pictureOfBytes(MB5 + 1)])).status).toBe(413);
  expect((await replace([good])).status).toBe(200);
  expect((await fetch(server.origin + String(image?.image_url))).status).toBe(404);
});

describe('broken forms', () => {
  const type = 'multipart/form-data; boundary=B';
  const part = '--B\r\nContent-Disposition: form-data; name="product_name"\r\n\r\nKit\r\n';
  const file =
    '--B\r\nContent-Disposition: form-data; name="image_url"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nabc';

  test.each([
    ['no boundary', part, 'multipart/form-data', 400],
    ['an empty body', '', type, 400],
    ['the wrong boundary', part.replaceAll('--B', '--C'), type, 400],
    ['the end is missing', part, type, 400],
    ['the end of a file is missing', file, type, 400],
    ['a part without a name', '--B\r\nContent-Disposition: form-data\r\n\r\nx\r\n--B--\r\n', type, 400],
    ['a part without headers', '--B\r\n\r\nx\r\n--B--\r\n', type, 400],
    ['a part with a header of 20 kB', `--B\r\nX: ${'a'.repeat(20_000)}\r\n\r\nx\r\n--B--\r\n`, type, 400],
    ['large parts without a name', `${`--B\r\nX: a\r\n\r\n${'x'.repeat(70_000)}\r\n`.repeat(5)}--B--\r\n`, type, 400],
    ['JSON instead', '{}', 'application/json', 415],
    [
      'a field called __proto__',
      `--B\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--B--\r\n`,
      type,
      400,
    ],
  ])('%s', async (_, body, contentType, status) => {
    const answer = await call('POST', '/products/create-product', new Blob([body]), { 'content-type': contentType });
    expect([answer.status, answer.message]).toEqual([status, expect.stringMatching(/./)]);
  });

  test('a sender that hangs up in the middle leaves nothing, and the server goes on', async () => {
    const before = await stored();
    const head = `POST /api/v1/products/create-product HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${type}\r\nContent-Length: 100000\r\n\r\n`;
    await rawHttp(server.origin, head + part + file, 200);
    expect(await stored()).toEqual(before);
    expect((await create([])).status).toBe(201);
  });

  test('a large upload without a session is refused in a way that its sender sees', async () => {
    const form = productForm([await pictureOfBytes(MB5), await pictureOfBytes(MB5)]);
    const answer = await fetch(`${server.origin}/api/v1/products/create-product`, { method: 'POST', body: form });
    expect(answer.status).toBe(401);
  });
});
