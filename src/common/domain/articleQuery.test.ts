import fc from 'fast-check';
import { articleListArguments, isArticleFiltered, readArticleQuery, writeArticleQuery } from './articleQuery';

const query = (text: string) => readArticleQuery(new URLSearchParams(text));

test('what is not understood is not asked', () => {
  expect(query('page=x&tag=a%20b&category=&search=%20')).toEqual({ page: 1, search: '', tag: '', category: '' });
  expect(['0', '-1', '1.5', '1e3', '99999999'].map((page) => query(`page=${page}`).page)).toEqual([1, 1, 1, 1, 1]);
});

test('only what is asked goes to the server', () => {
  expect(articleListArguments(query(''))).toEqual({ page: 1 });
  expect(articleListArguments(query('page=2&tag=3&category=4&search=roof'))).toEqual({
    page: 2,
    search: 'roof',
    tagId: '3',
    categoryId: '4',
  });
  expect([query('page=2'), query('tag=3'), query('category=4'), query('search=roof')].map(isArticleFiltered)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test('a change of filter begins at page 1 and keeps what belongs to others', () => {
  const current = new URLSearchParams('page=2&tag=3&utm_source=mail');
  expect(writeArticleQuery(current, { category: '4' }).toString()).toBe('tag=3&utm_source=mail&category=4');
  expect(writeArticleQuery(current, { page: 3 }).get('page')).toBe('3');
  expect(writeArticleQuery(current, { tag: '' }).toString()).toBe('utm_source=mail');
});

test('what was written is read back', () => {
  const id = fc.stringMatching(/^[A-Za-z0-9_-]{0,64}$/);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.string({ maxLength: 100 }),
      id,
      id,
      (page, words, tag, category) => {
        const wanted = { page, search: words.trim(), tag, category };
        expect(readArticleQuery(writeArticleQuery(new URLSearchParams(), wanted))).toEqual(wanted);
      },
    ),
  );
});
