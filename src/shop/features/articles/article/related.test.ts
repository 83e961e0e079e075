import { exampleArticle } from './exampleArticle';
import { relatedOf, sameTopic } from './related';

const tag = (id: string) => ({ id: `w${id}`, tag: { id, tag_name: id } });
const article = (id: string, tags: string[], category_id: string | null = null) =>
  exampleArticle({ id, tags: tags.map(tag), category_id });
const ids = (list: { id: string }[]) => list.map(({ id }) => id);

test('its own topic is asked for, or any', () => {
  expect(sameTopic(article('1', ['a', 'b']))).toEqual({ page: 1, tagId: 'a' });
  expect(sameTopic(article('1', []))).toEqual({ page: 1 });
});

test('shared topics first, then the category, then the order; never itself, never twice', () => {
  const own = article('1', ['a', 'b'], 'c');
  const others = [
    article('2', []),
    article('3', [], 'c'),
    article('1', ['a', 'b'], 'c'),
    article('4', ['a']),
    article('5', ['b', 'a']),
    article('4', ['a']),
  ];
  expect(ids(relatedOf(own, others))).toEqual(['5', '4', '3']);
  expect(ids(relatedOf(article('9', []), others))).toEqual(['2', '3', '1']);
});
