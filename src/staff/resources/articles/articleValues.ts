import { object } from 'yup';
import type { Article } from '../../../common/api';
import { articleBounds } from '../../../common/domain/contract.gen';
import type { CreateArticleApiArg, UpdateArticleApiArg } from '../../api';
import { onlyFields } from '../../kit/form/changes';
import { recordOf, withoutEmpty } from '../../kit/record/fields';
import { textRule } from '../../kit/form/rules';
import { articles as t } from '../../texts/articles';

/** The form's fields, named as in the contract, so that the server's messages find them; of category and tags the ids. */
export const emptyArticle = {
  title: '',
  content: '',
  title_sw: '',
  content_sw: '',
  short_description_sw: '',
  short_description: '',
  category_id: '',
  tags: [] as readonly string[],
  image_url: [] as readonly File[],
};
export type ArticleValues = typeof emptyArticle;

const TEXTS = ['title_sw', 'short_description', 'short_description_sw', 'content', 'content_sw'] as const;
const text = (name: 'title' | (typeof TEXTS)[number]) => textRule(t.fields[name], articleBounds[name]);

export const articleSchema = object({ title: text('title').required(t.titleRequired), ...recordOf(TEXTS, text) });

export const valuesOf = ({ title, category_id, tags, ...more }: Article): ArticleValues => ({
  title,
  ...recordOf(TEXTS, (name) => more[name] ?? ''),
  category_id: category_id ?? '',
  tags: tags.map(({ tag }) => tag.id),
  image_url: [],
});

/** An article's fields in the contract, null for what is empty. Markdown keeps its edges: they mean something. */
function contractFields({ title, category_id, tags, ...more }: ArticleValues) {
  const textOf = (name: (typeof TEXTS)[number]) => {
    const typed = more[name];
    return typed.trim() ? (name.startsWith('content') ? typed : typed.trim()) : null;
  };
  return { title: title.trim(), ...recordOf(TEXTS, textOf), category_id: category_id || null, tags: [...tags] };
}

/** The body that changes an article: what was changed, and the title, which the contract requires. */
export function updateOf(values: ArticleValues, changed: Partial<ArticleValues>) {
  const { title, ...fields } = contractFields(values);
  return { ...onlyFields(fields, (name) => name in changed), title } satisfies UpdateArticleApiArg['articleUpdate'];
}

/** What a new article is sent as: the tags are a JSON array as text. */
export function createBody(values: ArticleValues): CreateArticleApiArg['articleInput'] {
  const { tags, ...fields } = contractFields(values);
  return {
    ...withoutEmpty({ ...fields, tags: tags.length > 0 ? JSON.stringify(tags) : null }),
    image_url: [...values.image_url],
  };
}

/** What decides whether somebody else changed the article: what the form edits, the tags in whatever order. */
export function comparable(values: ArticleValues) {
  const { tags, ...rest } = contractFields(values);
  return { ...rest, tags: tags.sort() };
}
