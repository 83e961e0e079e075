import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { NO_VISIT, useGetArticleQuery, useListTagsQuery, useOffers, type Article } from '../../../common/api';
import { articleBounds } from '../../../common/domain/contract.gen';
import { cardExcerpt } from '../../../common/domain/excerpt';
import { useCreateArticleMutation, useCreateTagMutation, useUpdateArticleMutation } from '../../api';
import { MarkdownField } from '../../features/editor/MarkdownField';
import { TitleField } from '../../features/editor/TitleField';
import { useConfirm } from '../../kit/confirm/confirm';
import { CategoryField } from '../../kit/record/CategoryField';
import { ChipsField } from '../../kit/fields/ChipsField';
import { fieldsOf } from '../../kit/record/fields';
import { TextField } from '../../kit/fields/TextField';
import { LanguageTabs } from '../../kit/form/LanguageTabs';
import { ResourceForm } from '../../kit/form/ResourceForm';
import { Section } from '../../kit/form/Section';
import { addresses } from '../../kit/record/kinds';
import { RecordPage, type RecordFormProps } from '../../kit/record/RecordPage';
import { useNewRecordForm, useRecordForm, type RecordKind } from '../../kit/record/useRecordForm';
import { articles as t } from '../../texts/articles';
import {
  articleSchema,
  comparable,
  createBody,
  emptyArticle,
  updateBody,
  valuesOf,
  type ArticleValues,
} from './articleValues';
import css from './FormPages.module.css';
import { CommentList, Readers } from './Readers';

const field = fieldsOf(t.fields);

const ARTICLE: RecordKind<Article, ArticleValues, ReturnType<typeof updateBody>> = {
  kind: 'Article',
  list: addresses.Article.list,
  parent: t.title,
  texts: t,
  schema: articleSchema,
  nameField: 'title',
  // Staff who read an article are no readers: it counts no view.
  useQuery: (articleId) => useGetArticleQuery({ articleId, visit: NO_VISIT }, { refetchOnMountOrArgChange: true }),
  valuesOf,
  comparable,
  bodyOf: updateBody,
};

/** A new article. */
export function CreatePage() {
  const [createArticle] = useCreateArticleMutation();
  const { form, images, twin } = useNewRecordForm(ARTICLE);
  return (
    <ResourceForm
      {...form}
      initialValues={emptyArticle}
      onSave={(values) => createArticle({ articleInput: createBody(values) }).unwrap()}
      beforeSave={useAskIfEmpty()}
      main={<Writing underTitle={twin} />}
      side={<Publishing />}
      below={<Section title={t.fields.image_url}>{images}</Section>}
    />
  );
}

/** An article to be changed. */
export const EditPage = () => <RecordPage of={ARTICLE} form={EditForm} />;

function EditForm({ record: article, again }: RecordFormProps<Article>) {
  const [update] = useUpdateArticleMutation();
  const { form, images, activity } = useRecordForm(ARTICLE, {
    record: article,
    again,
    update: (id, articleUpdate, condition) => update({ id, articleUpdate, ...condition }).unwrap(),
    mayShow: useAskIfEmpty(),
  });
  return (
    <ResourceForm
      {...form}
      main={<Writing />}
      side={
        <>
          <Publishing article={article} activity={activity} />
          <Readers article={article} />
        </>
      }
      below={
        <>
          <Section title={t.fields.image_url}>{images}</Section>
          <CommentList comments={article.comments ?? []} />
        </>
      }
    />
  );
}

/** Before an article goes live: one without a text is asked about, for visitors would find a title and nothing to read. */
function useAskIfEmpty() {
  const confirm = useConfirm();
  return async ({ title, content }: { title: string; content: string }) =>
    content.trim() !== '' || confirm({ ...t.withoutText, title: t.withoutText.title(title.trim()) });
}

/** Title and text. @param underTitle what is to be said of the title */
function Writing({ underTitle }: { underTitle?: ReactNode }) {
  return (
    <section className={css.writing} aria-label={t.fields.content}>
      <LanguageTabs
        label={t.languages}
        offered={useOffers()('updateArticle.content_sw')}
        english={['title', 'content']}
        kiswahili={['title_sw', 'content_sw', 'short_description_sw']}
        panels={{
          en: (
            <>
              <TitleField {...field('title')} required />
              <div className={css.twin}>{underTitle}</div>
              <MarkdownField {...field('content')} />
            </>
          ),
          sw: (
            <>
              <TitleField {...field('title_sw')} />
              <MarkdownField {...field('content_sw')} />
              <div className={css.more}>
                <TextField {...field('short_description_sw')} optional rows={3} />
              </div>
            </>
          ),
        }}
      />
    </section>
  );
}

/** How an article is announced and found. `article`: what it has already may stay, also where it is no longer offered. */
function Publishing({ article, activity }: { article?: Article; activity?: ReactNode }) {
  const excerpt = cardExcerpt(useFormikContext<typeof emptyArticle>().values.short_description);
  const tags = useListTagsQuery().data?.data.tags;
  const [createTag] = useCreateTagMutation();
  const assigned = article?.tags.map(({ tag }) => tag) ?? [];
  const free = (tags ?? []).filter(({ id, isActive }) => isActive && !assigned.some((tag) => tag.id === id));
  const optionOf = ({ id, tag_name }: { id: string; tag_name: string }) => ({ value: id, label: tag_name });
  const create = async (tag_name: string) => optionOf((await createTag({ tagInput: { tag_name } }).unwrap()).data);
  return (
    <Section title={t.publishing}>
      {activity}
      <TextField
        {...field('short_description')}
        optional
        rows={3}
        help={excerpt === null ? t.cardsShowNone : t.cardsShow(excerpt)}
      />
      <CategoryField
        label={t.fields.category_id}
        current={article?.category}
        optional
        placeholder={t.chooseNoCategory}
      />
      <ChipsField
        {...field('tags')}
        options={[...assigned, ...free].map(optionOf)}
        most={articleBounds.tags.maxItems}
        placeholder={t.addTag}
        {...(tags && { onCreate: create })}
      />
    </Section>
  );
}
