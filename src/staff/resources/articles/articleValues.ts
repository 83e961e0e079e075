import { object, string } from 'yup';
import type { Article } from '../../../common/api';
import { articleBounds } from '../../../common/domain/contract.gen';
import type { CreateArticleApiArg, UpdateArticleApiArg } from '../../api';
import { articles as t } from '../../texts/articles';

/** The form's fields, named as in the contract, so that the server's messages find them. */
export interface ArticleValues {
  title: string;
  content: string;
  short_description: string;
  /** Id; empty for none. */
  category_id: string;
  /** Ids. */
  tags: readonly string[];
  image_url: readonly File[];
}

export const emptyArticle: ArticleValues = {
  title: '',
  content: '',
  short_description: '',
  category_id: '',
  tags: [],
  image_url: [],
};

const text = (label: string, { maxLength }: { maxLength: number }) =>
  string().trim().max(maxLength, t.tooLong(label, maxLength));

export const articleSchema = object({
  title: text(t.fields.title, articleBounds.title).required(t.titleRequired),
  short_description: text(t.fields.description, articleBounds.short_description),
  content: text(t.fields.content, articleBounds.content),
});

export const valuesOf = ({ title, content, short_description, category_id, tags }: Article): ArticleValues => ({
  title,
  content: content ?? '',
  short_description: short_description ?? '',
  category_id: category_id ?? '',
  tags: tags.map(({ tag }) => tag.id),
  image_url: [],
});

/** What a new article is sent as: what is empty is left out, the tags are a JSON array as text. */
export function createBody({
  title,
  content,
  short_description,
  category_id,
  tags,
  image_url,
}: ArticleValues): CreateArticleApiArg['articleInput'] {
  return {
    title: title.trim(),
    ...(content.trim() && { content }),
    ...(short_description.trim() && { short_description: short_description.trim() }),
    ...(category_id && { category_id }),
    ...(tags.length > 0 && { tags: JSON.stringify(tags) }),
    ...(image_url.length > 0 && { image_url: [...image_url] }),
  };
}

/** What a changed article is sent as: all of its fields, null for what is empty. */
export function updateBody({
  title,
  content,
  short_description,
  category_id,
  tags,
}: ArticleValues): UpdateArticleApiArg['articleUpdate'] {
  return {
    title: title.trim(),
    content: content.trim() ? content : null,
    short_description: short_description.trim() || null,
    category_id: category_id || null,
    tags: [...tags],
  };
}

/** What decides whether somebody else changed the article: what the form edits, the tags in whatever order. */
export function comparable(values: ArticleValues) {
  const { tags = [], ...rest } = updateBody(values);
  return { ...rest, tags: [...tags].sort() };
}
