import { object } from 'yup';
import type { Article } from '../../../common/api';
import { articleBounds } from '../../../common/domain/contract.gen';
import type { CreateArticleApiArg, UpdateArticleApiArg } from '../../api';
import { withoutEmpty } from '../../kit/form/changes';
import { textRule } from '../../kit/form/rules';
import { articles as t } from '../../texts/articles';

/** The form's fields, named as in the contract, so that the server's messages find them; of category and tags the ids. */
export const emptyArticle = {
  title: '',
  content: '',
  short_description: '',
  category_id: '',
  tags: [] as readonly string[],
  image_url: [] as readonly File[],
};
export type ArticleValues = typeof emptyArticle;

const text = (name: 'title' | 'short_description' | 'content') => textRule(t.fields[name], articleBounds[name]);

export const articleSchema = object({
  title: text('title').required(t.titleRequired),
  short_description: text('short_description'),
  content: text('content'),
});

export const valuesOf = ({ title, content, short_description, category_id, tags }: Article): ArticleValues => ({
  title,
  content: content ?? '',
  short_description: short_description ?? '',
  category_id: category_id ?? '',
  tags: tags.map(({ tag }) => tag.id),
  image_url: [],
});

/** What a changed article is sent as: all of its fields, null for what is empty. */
export function updateBody({ title, content, short_description, category_id, tags }: ArticleValues) {
  return {
    title: title.trim(),
    content: content.trim() ? content : null,
    short_description: short_description.trim() || null,
    category_id: category_id || null,
    tags: [...tags],
  } satisfies UpdateArticleApiArg['articleUpdate'];
}

/** What a new article is sent as: the tags are a JSON array as text. */
export function createBody(values: ArticleValues): CreateArticleApiArg['articleInput'] {
  const { tags, ...fields } = updateBody(values);
  return {
    ...withoutEmpty({ ...fields, tags: tags.length > 0 ? JSON.stringify(tags) : null }),
    image_url: [...values.image_url],
  };
}

/** What decides whether somebody else changed the article: what the form edits, the tags in whatever order. */
export function comparable(values: ArticleValues) {
  const { tags, ...rest } = updateBody(values);
  return { ...rest, tags: tags.sort() };
}
