import { sql } from 'drizzle-orm';
import { keptMediaKeys } from '../repositories/images';
import { picture } from '../testing/pictures';
import { openShop, type Image, type Shop } from '../testing/shop';

let shop: Shop;
let png: Buffer;
beforeAll(async () => {
  shop = await openShop();
  png = await picture();
});
afterAll(() => shop.server.close());

const status = async ({ image_url }: Image) => (await shop.server.app.inject(image_url)).statusCode;
const idsOf = (images: readonly Image[]) => images.map(({ id }) => id);

test('files are claimed for as long as a row names them', async () => {
  const product = await shop.addProduct({}, [png]);
  const article = await shop.addArticle({}, [png]);
  const keys = [product, article].map(({ images }) => images[0]?.image_url.slice('/media/'.length).split('-')[0] ?? '');
  const claimed = () => keptMediaKeys(shop.server.db, [...keys, 'unknown']);
  expect(await claimed()).toEqual(new Set(keys));
  await shop.staff('deleteProduct', { path: { id: product.id } });
  expect(await claimed()).toEqual(new Set(keys.slice(1)));
});

const kinds = [
  { noun: 'Product', add: (files: Buffer[]) => shop.addProduct({}, files), read: (id: string) => shop.product(id) },
  { noun: 'Article', add: (files: Buffer[]) => shop.addArticle({}, files), read: (id: string) => shop.article(id) },
];

describe.each(kinds)('pictures of a $noun', ({ noun, add, read }) => {
  test('come in the order sent, the first one is primary', async () => {
    const { images } = await add([png, png, png]);
    expect(images).toHaveLength(3);
    if (noun === 'Product') expect(images.map(({ is_primary }) => is_primary)).toEqual([true, false, false]);
    expect(new Set(idsOf(images)).size).toBe(3);
    expect(await Promise.all(images.map(status))).toEqual([200, 200, 200]);
  });

  test('when one is deleted the next is first, and its files are gone', async () => {
    const { id, images } = await add([png, png]);
    const [first, second] = images as [Image, Image];
    const path = { imageId: first.id };
    const answers = await Promise.all([1, 2].map(() => shop.staff(`delete${noun}Image`, { path })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404]);
    const left = (await read(id)).images;
    expect(idsOf(left)).toEqual([second.id]);
    if (noun === 'Product') expect(left[0]?.is_primary).toBe(true);
    expect([await status(first), await status(second)]).toEqual([404, 200]);
  });

  test('a replaced one keeps its id and place and has another address', async () => {
    const { id, images } = await add([png, png, png]);
    const second = images[1] as Image;
    const files = [await picture('blue')];
    const answer = await shop.staff(`replace${noun}Image`, { path: { imageId: second.id }, files });
    expect(answer).toMatchObject({ status: 200, message: 'Image updated successfully' });
    const after = (await read(id)).images;
    expect(idsOf(after)).toEqual(idsOf(images));
    expect(after[1]?.image_url).not.toBe(second.image_url);
    expect([after[0], after[2]]).toEqual([images[0], images[2]]);
    expect([await status(second), await status(after[1] as Image)]).toEqual([404, 200]);
  });

  test('further ones follow those that are there', async () => {
    const { id, images } = await add([png]);
    const answer = await shop.staff<{ images: Image[] }>(`add${noun}Images`, { path: { id }, files: [png, png] });
    expect(answer.status).toBe(201);
    expect(idsOf(answer.data.images)).toHaveLength(3);
    expect(answer.data.images[0]).toEqual(images[0]);
  });

  test('there are at most 50, also when they are sent at once', async () => {
    const { id } = await add([]);
    const send = () => shop.staff(`add${noun}Images`, { path: { id }, files: Array.from({ length: 5 }, () => png) });
    const answers = await Promise.all(Array.from({ length: 11 }, send));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(10);
    expect(answers.find((answer) => answer.status !== 201)).toMatchObject({
      status: 400,
      data: { image_url: 'At most 50 images.' },
    });
    expect((await read(id)).images).toHaveLength(50);
  });

  describe('the order', () => {
    const order = (id: string, imageIds: unknown) =>
      shop.staff<{ images: Image[]; imageIds?: string }>(`order${noun}Images`, { path: { id }, body: { imageIds } });

    test('is changed as a whole; the first one becomes primary, and caches show it', async () => {
      const { id, images } = await add([png, png, png]);
      const [first, second, third] = idsOf(images) as [string, string, string];
      const listed = async () => {
        const { data } = await shop.visitor<Record<string, { id: string; images: Image[] }[]>>(`list${noun}s`);
        return idsOf(data[`${noun.toLowerCase()}s`]?.find((item) => item.id === id)?.images ?? []);
      };
      expect(await listed()).toEqual([first, second, third]);
      for (const wanted of [
        [third, first, second],
        [second, third, first],
        [second, third, first],
      ]) {
        const answer = await order(id, wanted);
        expect(answer).toMatchObject({ status: 200, message: 'Image order updated successfully' });
        expect(idsOf(answer.data.images)).toEqual(wanted);
        if (noun === 'Product')
          expect(answer.data.images.map(({ is_primary }) => is_primary)).toEqual([true, false, false]);
        expect(await listed()).toEqual(wanted);
      }
      const { data } = await shop.staff<{ images: Image[] }>(`add${noun}Images`, { path: { id }, files: [png] });
      expect(idsOf(data.images).slice(0, 3)).toEqual([second, third, first]);
    });

    test('names exactly the pictures that are there', async () => {
      const { id, images } = await add([png, png]);
      const [first, second] = idsOf(images) as [string, string];
      const other = idsOf((await add([png])).images);
      const wrong = [
        [],
        [first],
        [first, first],
        [first, second, second],
        [first, ...other],
        [first, second, ...other],
        [first, 'unknown'],
        'x',
        [1, 2],
      ];
      for (const imageIds of wrong) {
        const { status: answered, data } = await order(id, imageIds);
        expect([imageIds, answered, Object.keys(data)]).toEqual([imageIds, 400, ['imageIds']]);
      }
      expect((await read(id)).images).toEqual(images);
      const none = await add([]);
      expect((await order(none.id, [])).status).toBe(200);
    });

    test('is refused when a picture came or went meanwhile, however close', async () => {
      const { id, images } = await add([png, png, png]);
      const wanted = idsOf(images).reverse();
      const [ordered, deleted] = await Promise.all([
        order(id, wanted),
        shop.staff(`delete${noun}Image`, { path: { imageId: wanted[0] ?? '' } }),
      ]);
      expect([[200, 400].includes(ordered.status), deleted.status]).toEqual([true, 200]);
      const left = ordered.status === 200 ? wanted : idsOf(images);
      expect(idsOf((await read(id)).images)).toEqual(left.filter((image) => image !== wanted[0]));
      await shop.staff(`add${noun}Images`, { path: { id }, files: [png] });
      expect((await order(id, left.slice(1))).status).toBe(400);
    });

    test('of an unknown item is 404, and nobody else changes it', async () => {
      expect((await order('999999999', [])).status).toBe(404);
      const { id } = await add([]);
      expect((await shop.visitor(`order${noun}Images`, { path: { id }, body: { imageIds: [] } })).status).toBe(401);
    });

    test('is in the record of what staff did', async () => {
      const { id } = await add([]);
      await order(id, []);
      await order(id, ['unknown']);
      const { rows } = await shop.server.db.execute(
        sql`SELECT action, status FROM audit_log WHERE target_id = ${id} AND action LIKE 'order%' ORDER BY id`,
      );
      expect(rows).toEqual([200, 400].map((answered) => ({ action: `order${noun}Images`, status: answered })));
    });
  });

  test('changed, deleted and put in order at once they stay whole', async () => {
    const { id, images } = await add([png, png, png]);
    const ids = idsOf(images);
    const answers = await Promise.all([
      shop.staff(`order${noun}Images`, { path: { id }, body: { imageIds: ids.toReversed() } }),
      shop.staff(`replace${noun}Image`, { path: { imageId: ids[0] ?? '' }, files: [png] }),
      shop.staff(`delete${noun}Image`, { path: { imageId: ids[2] ?? '' } }),
      shop.staff(`delete${noun}`, { path: { id } }),
    ]);
    for (const answer of answers) expect([200, 400, 404]).toContain(answer.status);
    expect(answers.at(-1)?.status).toBe(200);
  });

  test('a file that is no picture stores nothing at all', async () => {
    const { id } = await add([png]);
    const files = [png, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')];
    expect((await shop.staff(`add${noun}Images`, { path: { id }, files })).status).toBe(415);
    expect((await read(id)).images).toHaveLength(1);
  });

  test('an unknown one, or one of the other kind, is 404', async () => {
    const other = noun === 'Product' ? await shop.addArticle({}, [png]) : await shop.addProduct({}, [png]);
    for (const imageId of ['999999999', other.images[0]?.id ?? '']) {
      expect((await shop.staff(`replace${noun}Image`, { path: { imageId }, files: [png] })).status).toBe(404);
      expect((await shop.staff(`delete${noun}Image`, { path: { imageId } })).status).toBe(404);
    }
    expect((await shop.staff(`add${noun}Images`, { path: { id: '999999999' }, files: [png] })).status).toBe(404);
  });

  test('a replacement is exactly one picture', async () => {
    const imageId = (await add([png])).images[0]?.id ?? '';
    for (const files of [[], [png, png]]) {
      expect((await shop.staff(`replace${noun}Image`, { path: { imageId }, files })).status).toBe(400);
    }
  });
});
