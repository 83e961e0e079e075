import { openShop, type Named, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.server.close());

interface Item extends Named {
  category_name?: string;
  tag_name?: string;
}

const kinds = [
  {
    noun: 'Category',
    plural: 'categories',
    field: 'category_name',
    list: 'listCategories',
    get: 'getCategory',
    add: (): Promise<Item> => shop.addCategory(),
  },
  {
    noun: 'Tag',
    plural: 'tags',
    field: 'tag_name',
    list: 'listTags',
    get: 'getTag',
    add: (): Promise<Item> => shop.addTag(),
  },
] as const;

describe.each(kinds)('$noun', ({ noun, plural, field, list, get, add }) => {
  const listed = async (who: 'visitor' | 'staff') =>
    (await shop[who]<Record<string, Named[]>>(list)).data[plural]?.map(({ id }) => id);

  test('is created, read and renamed', async () => {
    const created = await add();
    expect(created).toMatchObject({ isActive: true });
    const path = { id: created.id };
    expect((await shop.visitor(get, { path })).data).toEqual(created);
    const renamed = await shop.staff(`update${noun}`, { path, body: { [field]: 'Renamed ✓ 🛰️' } });
    expect(renamed).toMatchObject({ status: 200, message: `${noun} updated successfully` });
    expect((await shop.visitor(get, { path })).data).toEqual({ ...created, [field]: 'Renamed ✓ 🛰️' });
  });

  test('has a name of its own, whatever its case, its blanks and the way its accents are composed', async () => {
    const body = { [field]: 'Caf\u00e9 Kits' };
    expect((await shop.staff(`create${noun}`, { body })).status).toBe(201);
    for (const name of ['caf\u00e9 kits', ' CAF\u00c9 KITS ', 'Cafe\u0301 Kits']) {
      const again = await shop.staff<Record<string, string>>(`create${noun}`, { body: { [field]: name } });
      expect([again.status, Object.keys(again.data)]).toEqual([409, [field]]);
    }
    const other = await add();
    const renamed = await shop.staff(`update${noun}`, { path: { id: other.id }, body });
    expect(renamed.status).toBe(409);
    // Its own name in other letters is no conflict with itself.
    const own = { [field]: String(other[field]).toUpperCase() };
    expect((await shop.staff(`update${noun}`, { path: { id: other.id }, body: own })).status).toBe(200);
  });

  test('is hidden from visitors while inactive', async () => {
    const { id } = await add();
    for (const _twice of [1, 2]) {
      expect((await shop.staff(`deactivate${noun}`, { path: { id } })).status).toBe(200);
    }
    expect((await shop.visitor(get, { path: { id } })).status).toBe(404);
    expect((await shop.staff(get, { path: { id } })).data).toMatchObject({ isActive: false });
    expect(await listed('visitor')).not.toContain(id);
    expect(await listed('staff')).toContain(id);
    await shop.staff(`activate${noun}`, { path: { id } });
    expect(await listed('visitor')).toContain(id);
  });

  test('is gone once deleted', async () => {
    const path = { id: (await add()).id };
    expect((await shop.staff(`delete${noun}`, { path })).status).toBe(200);
    for (const operation of [`delete${noun}`, `activate${noun}`, `deactivate${noun}`]) {
      expect((await shop.staff(operation, { path })).status).toBe(404);
    }
    expect((await shop.staff(`update${noun}`, { path, body: { [field]: 'Gone' } })).status).toBe(404);
    expect((await shop.staff(get, { path })).status).toBe(404);
  });

  test('is created once when twenty ask at the same time', async () => {
    const body = { [field]: 'At once' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.staff(`create${noun}`, { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  });
});

test('a renamed category shows on products and articles; deleting it leaves them without one', async () => {
  const category = await shop.addCategory();
  const product = await shop.addProduct({ category_id: category.id });
  const article = await shop.addArticle({ category_id: category.id });
  // Read once, so that an answer kept in memory would show.
  await shop.visitor('getProduct', { path: { id: product.id } });
  await shop.visitor('listArticles');
  const path = { id: category.id };

  const names = { category_name: 'New name', category_name_sw: 'Jina jipya' };
  await shop.staff('updateCategory', { path, body: names });
  const seen = await shop.visitor('getProduct', { path: { id: product.id } });
  expect(seen.data).toMatchObject({ category: { id: category.id, ...names } });
  const list = await shop.visitor<{ articles: unknown[] }>('listArticles', { query: { category_id: category.id } });
  expect(list.data.articles).toEqual([expect.objectContaining({ category: { id: category.id, ...names } })]);

  await shop.staff('deleteCategory', { path });
  expect(await shop.product(product.id)).toMatchObject({ category_id: null, category: null });
  expect(await shop.article(article.id)).toMatchObject({ category_id: null, category: null });
});

test('a deleted tag leaves the articles that had it', async () => {
  const [kept, gone] = [await shop.addTag(), await shop.addTag()];
  const { id } = await shop.addArticle({ tags: JSON.stringify([gone.id, kept.id]) });
  await shop.staff('deleteTag', { path: { id: gone.id } });
  expect((await shop.article(id)).tags.map(({ tag }) => tag.id)).toEqual([kept.id]);
});
