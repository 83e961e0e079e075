import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useListCategoriesQuery, useListTagsQuery, type Article } from '../../../common/api';
import { useCreateTagMutation } from '../../api';
import { ChipsField } from '../../kit/fields/ChipsField';
import { SelectField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import { MarkdownField } from '../../features/editor/MarkdownField';
import { TitleField } from '../../features/editor/TitleField';
import { articleBounds } from '../../../common/domain/contract.gen';
import { cardExcerpt } from '../../../common/domain/excerpt';
import { articles as t } from '../../texts/articles';
import type { ArticleValues } from './articleValues';
import css from './Fields.module.css';

/** Title and text. @param underTitle what is to be said of the title */
export function WritingFields({ underTitle }: { underTitle?: ReactNode }) {
  return (
    <section className={css.writing} aria-label={t.fields.content}>
      <TitleField name="title" label={t.fields.title} />
      {underTitle}
      <MarkdownField name="content" label={t.fields.content} />
    </section>
  );
}

/** How an article is announced and found. `article`: what it has already may stay, also where it is no longer offered. */
export function PublishingFields({ article }: { article?: Article }) {
  const { short_description: description } = useFormikContext<ArticleValues>().values;
  const { data: categories } = useListCategoriesQuery();
  const { data: tags } = useListTagsQuery();
  const [createTag] = useCreateTagMutation();
  const excerpt = cardExcerpt(description);

  const offered = (categories?.data.categories ?? []).filter(
    ({ id, isActive }) => isActive || id === article?.category_id,
  );
  const categoryOptions = offered.map(({ id, category_name }) => ({ value: id, label: category_name }));
  const own =
    article?.category_id && article.category
      ? [{ value: article.category_id, label: article.category.category_name }]
      : [];

  const assigned = (article?.tags ?? []).map(({ tag }) => ({ value: tag.id, label: tag.tag_name }));
  const active = (tags?.data.tags ?? [])
    .filter(({ id, isActive }) => isActive && !assigned.some(({ value }) => value === id))
    .map(({ id, tag_name }) => ({ value: id, label: tag_name }));
  const create = async (tag_name: string) => {
    const { data } = await createTag({ tagInput: { tag_name } }).unwrap();
    return { value: data.id, label: data.tag_name };
  };
  return (
    <>
      <TextField
        name="short_description"
        label={t.fields.description}
        optional
        rows={3}
        help={excerpt === null ? t.cardsShowNone : t.cardsShow(excerpt)}
      />
      <SelectField
        name="category_id"
        label={t.fields.category}
        optional
        placeholder={t.chooseNoCategory}
        options={categories ? categoryOptions : own}
      />
      <ChipsField
        name="tags"
        label={t.fields.tags}
        options={[...assigned, ...active]}
        most={articleBounds.tags.maxItems}
        placeholder={t.addTag}
        {...(tags && { onCreate: create })}
      />
    </>
  );
}
