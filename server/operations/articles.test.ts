import { sql } from 'drizzle-orm';
import { openShop, type Article, type Meta, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(
  async () => void (shop = await openShop({ config: { pageSize: { products: 3, articles: 3, quotations: 3 } } })),
);
afterAll(() => shop.server.close());

const read = (articleId: string, visit?: string) =>
  shop.visitor<Article>('getArticle', { path: { articleId }, query: visit === undefined ? {} : { visit } });
const list = async (query: Record<string, string>) =>
  (await shop.visitor<{ articles: Article[]; meta: Meta }>('listArticles', { query })).data;
const tagIds = ({ tags }: Article) => tags.map(({ tag }) => tag.id);

// A form's text travels with CRLF line ends, whatever the page had.
test('is created with all that was sent and listed first', async () => {
  const [one, two] = [await shop.addTag(), await shop.addTag()];
  const { id: category_id } = await shop.addCategory();
  const fields = {
    title: 'Title 🛰️',
    short_description: 'Short',
    content: '# Markdown\r\n\r\n<b>raw</b>',
    category_id,
  };
  const tags = JSON.stringify([two.id, one.id, two.id]);
  const created = await shop.staff<Article>('createArticle', { body: { ...fields, tags } });
  expect(created).toMatchObject({ status: 201, message: 'Article created successfully!' });
  expect(created.data).toMatchObject({ ...fields, likesCount: 0, viewsCount: 0, comments: [] });
  expect(tagIds(created.data)).toEqual([two.id, one.id]);
  expect((await read(created.data.id, '-')).data).toEqual(created.data);
  const [first] = (await list({})).articles;
  expect(first).toMatchObject({ id: created.data.id });
  expect(first).not.toHaveProperty('content');
});

test('an optional text that is sent empty means none', async () => {
  const { data } = await shop.staff<Article>('createArticle', {
    body: { title: 'x', short_description: '', content: '' },
  });
  expect(data).toMatchObject({ short_description: null, content: null });
  await shop.staff('updateArticle', { path: { id: data.id }, body: { title: 'x', content: 'Words.' } });
  await shop.staff('updateArticle', { path: { id: data.id }, body: { title: 'x', content: '' } });
  expect((await shop.article(data.id)).content).toBeNull();
});

test.each([
  ['category_id', { category_id: 'unknown' }],
  ['category_id', { category_id: '999999999' }],
  ['tags', { tags: '["999999999"]' }],
  ['tags', { tags: '["unknown"]' }],
  ['tags', { tags: 'no JSON' }],
])('an unknown %s is refused: %j', async (field, wrong) => {
  const { status, data } = await shop.staff<object>('createArticle', { body: { title: 'x', ...wrong } });
  expect([status, Object.keys(data)]).toEqual([400, [field]]);
});

test('an update replaces tags, keeps what is left out, and does the same when sent twice', async () => {
  const [one, two, three] = [await shop.addTag(), await shop.addTag(), await shop.addTag()];
  const before = await shop.addArticle({ content: 'stays', tags: JSON.stringify([one.id, two.id]) });
  const update = (body: object) => shop.staff('updateArticle', { path: { id: before.id }, body });
  const body = { title: 'New title', tags: [three.id, two.id] };
  expect(await update(body)).toMatchObject({ status: 200, message: 'Article updated successfully' });
  const after = await shop.article(before.id);
  expect(after).toMatchObject({ title: 'New title', content: 'stays' });
  expect(tagIds(after)).toEqual([three.id, two.id]);
  // The connection that stayed is the same one.
  expect(after.tags[1]?.id).toBe(before.tags[1]?.id);
  await update(body);
  expect({ ...(await shop.article(before.id)), updatedAt: null }).toEqual({ ...after, updatedAt: null });
  expect((await update({ title: 'x', tags: ['999999999'] })).status).toBe(400);
  expect((await shop.article(before.id)).title).toBe('New title');
  expect((await update({ title: 'x', category_id: null, content: null, tags: [] })).status).toBe(200);
  expect(await shop.article(before.id)).toMatchObject({ content: null, category: null, tags: [] });
});

test('is hidden while inactive: no reading, listing, liking or commenting', async () => {
  const { id } = await shop.addArticle();
  const path = { articleId: id };
  for (const _twice of [1, 2]) expect((await shop.staff('deactivateArticle', { path: { id } })).status).toBe(200);
  expect((await read(id)).status).toBe(404);
  expect((await list({})).articles.map((article) => article.id)).not.toContain(id);
  expect((await shop.visitor('likeArticle', { path })).status).toBe(404);
  expect((await shop.visitor('commentOnArticle', { path, body: { content: 'x' } })).status).toBe(404);
  expect((await shop.visitor('listArticles', { query: { status: 'all' } })).status).toBe(401);
  const staffList = await shop.staff<{ articles: Article[] }>('listArticles', { query: { status: 'inactive' } });
  expect(staffList.data.articles.map((article) => article.id)).toEqual([id]);
  await shop.staff('activateArticle', { path: { id } });
  expect((await read(id)).status).toBe(200);
});

test('a deleted one is gone, once', async () => {
  const { id } = await shop.addArticle();
  const answers = await Promise.all([1, 2].map(() => shop.staff('deleteArticle', { path: { id } })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await shop.staff('updateArticle', { path: { id }, body: { title: 'x' } })).status).toBe(404);
  expect((await read(id)).status).toBe(404);
});

test('likes sent at once are all counted', async () => {
  const { id } = await shop.addArticle();
  const like = () => shop.visitor('likeArticle', { path: { articleId: id } });
  const answers = await Promise.all(Array.from({ length: 100 }, like));
  expect(answers[0]).toMatchObject({ status: 200, message: 'Like created successfully!' });
  expect((await shop.article(id)).likesCount).toBe(100);
});

test('views count once for each visit, every time without one, never for "-"', async () => {
  const { id } = await shop.addArticle();
  expect((await read(id)).data.viewsCount).toBe(1);
  expect((await read(id)).data.viewsCount).toBe(2);
  await Promise.all(Array.from({ length: 20 }, () => read(id, 'visit-1')));
  expect((await read(id, '-')).data.viewsCount).toBe(3);
  expect((await read(id, 'visit-2')).data.viewsCount).toBe(4);
});

test('an article is answered while its view cannot be written down', async () => {
  const { id } = await shop.addArticle();
  await shop.server.db.transaction(async (transaction) => {
    await transaction.execute(sql`select from articles where id = ${id} for update`);
    expect(await read(id)).toMatchObject({ status: 200, data: { viewsCount: 0 } });
  });
});

test('comments by both paths, the newest first, none of them after deletion', async () => {
  const { id } = await shop.addArticle();
  for (let n = 0; n < 7; n += 1) {
    const operation = n % 2 ? 'commentOnArticle' : 'commentOnArticleAlias';
    const answer = await shop.visitor(operation, { path: { articleId: id }, body: { content: `comment ${n}` } });
    expect(answer).toMatchObject({ status: 201, message: 'Comment added successfully!' });
  }
  const { comments } = (await read(id)).data;
  expect(comments.map(({ content }) => content)).toEqual([6, 5, 4, 3, 2, 1, 0].map((n) => `comment ${n}`));
  const path = { commentId: comments[0]?.id ?? '' };
  expect((await shop.staff('deleteComment', { path })).status).toBe(200);
  expect((await shop.staff('deleteComment', { path })).status).toBe(404);
  expect((await read(id)).data.comments).toEqual(comments.slice(1));
});

test('pages, search, tag and category choose what they say', async () => {
  const tag = await shop.addTag();
  const { id: category_id } = await shop.addCategory();
  const made: string[] = [];
  for (let n = 0; n < 7; n += 1) {
    const { id } = await shop.addArticle({ content: `Mvua needle${n}`, category_id, tags: JSON.stringify([tag.id]) });
    made.unshift(id);
  }
  for (const query of [{ tag_id: tag.id }, { category_id }, { search: 'MVUA' }, { search: 'mvua under 20k' }]) {
    const pages = await Promise.all(['1', '2', '3', '4'].map((page) => list({ ...query, page })));
    expect(pages.flatMap(({ articles }) => articles.map(({ id }) => id))).toEqual(made);
    expect(pages.map(({ articles }) => articles.length)).toEqual([3, 3, 1, 0]);
    expect(pages[0]?.meta).toEqual({ page: 1, pageSize: 3, pageCount: 3, total: 7 });
  }
  expect((await list({ search: 'eedle3' })).articles.map(({ id }) => id)).toEqual([made[3]]);
  expect((await list({ search: 'below 20k' })).articles).toEqual([]);
  expect((await list({ tag_id: 'unknown' })).meta).toMatchObject({ total: 0, pageCount: 1 });
});
