import { picture } from '../testing/pictures';
import { openShop, type Image, type Shop } from '../testing/shop';

let shop: Shop;
let png: Buffer;
beforeAll(async () => {
  shop = await openShop();
  png = await picture();
});
afterAll(() => shop.server.close());

interface Versioned {
  id: string;
  updatedAt: string;
  images: Image[];
}

const kinds = [
  {
    noun: 'Product',
    add: async () => (await shop.addProduct({}, [png, png])) as unknown as Versioned,
    read: async (id: string) => (await shop.product(id)) as unknown as Versioned,
    change: (n: number) => ({ product_name: `Changed ${n}` }),
    visit: async (id: string) => {
      await shop.visitor('rateProduct', { path: { productId: id }, body: { rating: 5 } });
      await shop.staff('createAdvertisement', { body: { productId: id } });
    },
  },
  {
    noun: 'Article',
    add: async () => (await shop.addArticle({}, [png, png])) as unknown as Versioned,
    read: async (id: string) => (await shop.article(id)) as unknown as Versioned,
    change: (n: number) => ({ title: `Changed ${n}` }),
    visit: async (id: string) => {
      const path = { articleId: id };
      await shop.visitor('getArticle', { path });
      await shop.visitor('likeArticle', { path });
      await shop.visitor('commentOnArticle', { path, body: { content: 'x' } });
    },
  },
];

describe.each(kinds)('an update of a $noun that names what was read', ({ noun, add, read, change, visit }) => {
  const update = (id: string, tag: string | null, n = 1) =>
    shop.staff<object>(`update${noun}`, {
      path: { id },
      body: change(n),
      ...(tag !== null && { headers: { 'if-match': tag } }),
    });
  const tagOf = ({ updatedAt }: Versioned) => `"${updatedAt}"`;

  test('holds as long as nobody changed the record', async () => {
    const before = await add();
    expect((await update(before.id, tagOf(before))).status).toBe(200);
    const between = await read(before.id);
    const late = await update(before.id, tagOf(before), 2);
    expect(late).toEqual({ status: 412, message: 'This record was changed by somebody else meanwhile.' });
    expect(await read(before.id)).toEqual(between);
    expect((await update(before.id, tagOf(between), 3)).status).toBe(200);
    expect(await read(before.id)).toMatchObject(change(3));
    expect((await update(before.id, null, 4)).status).toBe(200);
  });

  test('sent by many at once holds once', async () => {
    const before = await add();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => update(before.id, tagOf(before), n)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 412)]);
    expect(await read(before.id)).toMatchObject(change(statuses.indexOf(200)));
  });

  test('is told of every change of fields, activity and pictures, however quick', async () => {
    const { id, images } = await add();
    const [first, second] = images.map((image) => image.id) as [string, string];
    const changes = [
      () => update(id, null),
      () => update(id, null),
      () => shop.staff(`deactivate${noun}`, { path: { id } }),
      () => shop.staff(`activate${noun}`, { path: { id } }),
      () => shop.staff(`add${noun}Images`, { path: { id }, files: [png] }),
      () => shop.staff(`delete${noun}Image`, { path: { imageId: first } }),
      () => shop.staff(`replace${noun}Image`, { path: { imageId: second }, files: [png] }),
      async () => {
        const imageIds = (await read(id)).images.map((image) => image.id).reverse();
        return shop.staff(`order${noun}Images`, { path: { id }, body: { imageIds } });
      },
    ];
    for (const make of changes) {
      const before = await read(id);
      expect((await make()).status).toBeLessThan(300);
      expect((await update(id, tagOf(before))).status).toBe(412);
      expect(Date.parse((await read(id)).updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
    }
  });

  test('is not refused for what visitors did', async () => {
    const before = await add();
    await visit(before.id);
    expect((await update(before.id, tagOf(before))).status).toBe(200);
  });

  test('tells nothing of an unknown record, and takes one tag in quotes', async () => {
    expect((await update('999999999', '"2026-11-01T06:00:00.000Z"')).status).toBe(404);
    const { id, ...rest } = await add();
    const wrong = [
      rest.updatedAt,
      '""',
      '*',
      `W/${tagOf({ id, ...rest })}`,
      `${tagOf({ id, ...rest })}, "b"`,
      `"${'x'.repeat(65)}"`,
    ];
    for (const tag of wrong) {
      const { status, data } = await update(id, tag);
      expect([tag, status, Object.keys(data)]).toEqual([tag, 400, ['If-Match']]);
    }
    expect((await update(id, '"anything"')).status).toBe(412);
  });
});
