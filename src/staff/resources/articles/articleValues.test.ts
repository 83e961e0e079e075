import fc from 'fast-check';
import {
  articleSchema,
  comparable,
  createBody,
  emptyArticle,
  updateOf,
  valuesOf,
  type ArticleValues,
} from './articleValues';
import { exampleArticle } from '../../../shop/features/articles/article/exampleArticle';

const full: ArticleValues = {
  title: ' A roof ',
  content: '## One\n',
  title_sw: ' Paa ',
  content_sw: '## Moja\n',
  short_description_sw: ' ',
  short_description: ' Short ',
  category_id: '3',
  tags: ['2', '1'],
  image_url: [],
};

test('a new article: what is empty is left out, tags are a JSON array as text', () => {
  expect(createBody({ ...emptyArticle, title: ' A roof ' })).toEqual({ title: 'A roof', image_url: [] });
  expect(createBody(full)).toEqual({
    title: 'A roof',
    content: '## One\n',
    title_sw: 'Paa',
    content_sw: '## Moja\n',
    short_description: 'Short',
    category_id: '3',
    tags: '["2","1"]',
    image_url: [],
  });
  const file = new File(['x'], 'roof.jpg');
  expect(createBody({ ...full, image_url: [file] }).image_url).toEqual([file]);
});

test('a changed article: the fields that were changed, null for what is empty', () => {
  expect(updateOf(full, full)).toEqual({
    title: 'A roof',
    content: '## One\n',
    title_sw: 'Paa',
    content_sw: '## Moja\n',
    short_description_sw: null,
    short_description: 'Short',
    category_id: '3',
    tags: ['2', '1'],
  });
  const emptied = { ...emptyArticle, title: 'A roof', content: ' \n' };
  expect(updateOf(emptied, emptied)).toEqual({
    title: 'A roof',
    title_sw: null,
    content: null,
    content_sw: null,
    short_description: null,
    short_description_sw: null,
    category_id: null,
    tags: [],
  });
});

test('what was left alone is not sent over what somebody else has saved there, but for the title, which is required', () => {
  expect(updateOf(full, { content: full.content, short_description_sw: ' ' })).toEqual({
    title: 'A roof',
    content: '## One\n',
    short_description_sw: null,
  });
});

test('the tags of a new article pass the pattern of the contract', () => {
  const pattern = /^\[ *("[A-Za-z0-9_-]{1,64}" *(, *"[A-Za-z0-9_-]{1,64}" *){0,19})?\]$/;
  const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
  fc.assert(
    fc.property(fc.array(id, { minLength: 1, maxLength: 20 }), (tags) =>
      pattern.test(createBody({ ...full, tags }).tags ?? ''),
    ),
  );
});

test('an article read back is the one that was saved, in whatever order its tags come', () => {
  const saved = comparable(full);
  const read = valuesOf(
    exampleArticle({
      title: 'A roof',
      content: '## One\n',
      title_sw: 'Paa',
      content_sw: '## Moja\n',
      short_description: 'Short',
      category_id: '3',
      tags: [
        { id: 'a', tag: { id: '1', tag_name: 'One' } },
        { id: 'b', tag: { id: '2', tag_name: 'Two' } },
      ],
    }),
  );
  expect(comparable(read)).toEqual(saved);
  expect(comparable({ ...read, title: 'Another' })).not.toEqual(saved);
});

test('a title is required, and texts have bounds', async () => {
  const errorsOf = (values: ArticleValues) =>
    articleSchema.validate(values, { abortEarly: false }).then(
      () => [],
      ({ errors }: { errors: string[] }) => errors,
    );
  expect(await errorsOf(full)).toEqual([]);
  expect(await errorsOf({ ...emptyArticle, title: '  ' })).toEqual(['Title is required.']);
  expect(
    await errorsOf({
      ...full,
      title: 'x'.repeat(201),
      short_description: 'x'.repeat(501),
      content: 'x'.repeat(50_001),
    }),
  ).toEqual([
    'Title may have at most 200 characters.',
    'Short description may have at most 500 characters.',
    'Content may have at most 50000 characters.',
  ]);
});
