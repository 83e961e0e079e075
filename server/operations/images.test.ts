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
