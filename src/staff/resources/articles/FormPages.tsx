import { useFormikContext } from 'formik';
import { NO_VISIT, useGetArticleQuery, useListTagsQuery, useOffers, type Article } from '../../../common/api';
import { articleBounds } from '../../../common/domain/contract.gen';
import { cardExcerpt } from '../../../common/domain/excerpt';
import { staffApi, useCreateTagMutation } from '../../api';
import { MarkdownField } from '../../features/editor/MarkdownField';
import { TitleField } from '../../features/editor/TitleField';
import { UNTRACKED } from '../../kit/record/calls';
import { CategoryField } from '../../kit/record/CategoryField';
import { ChipsField } from '../../kit/fields/ChipsField';
import { fieldsOf } from '../../kit/record/fields';
import { TextField } from '../../kit/fields/TextField';
import { LanguageTabs } from '../../kit/form/LanguageTabs';
import { Section } from '../../kit/form/Section';
import { addresses } from '../../kit/record/kinds';
import { EditRecord, NewRecord, type RecordKind, type RecordParts } from '../../kit/record/RecordForms';
import { articles as t } from '../../texts/articles';
import {
  articleSchema,
  comparable,
  createBody,
  emptyArticle,
  updateOf,
  valuesOf,
  type ArticleValues,
} from './articleValues';
import css from './FormPages.module.css';
import { CommentList, Readers } from './Readers';

const field = fieldsOf(t.fields);

const { createArticle, updateArticle } = staffApi.endpoints;

const ARTICLE: RecordKind<Article, ArticleValues, ReturnType<typeof updateOf>> = {
  kind: 'Article',
  list: addresses.Article.list,
  parent: t.title,
  texts: t,
  schema: articleSchema,
  nameField: 'title',
  // Staff who read an article are no readers: it counts no view.
  useQuery: (articleId) => useGetArticleQuery({ articleId, visit: NO_VISIT }, { refetchOnMountOrArgChange: true }),
  empty: emptyArticle,
  valuesOf,
  comparable,
  bodyOf: updateOf,
  create: (values, key) => createArticle.initiate({ ...key, articleInput: createBody(values) }, UNTRACKED),
  update: (id, articleUpdate, condition) => updateArticle.initiate({ id, articleUpdate, ...condition }, UNTRACKED),
  columns: { main: Writing, side: Side, below: Below },
  // Visitors would find a title and nothing to read.
  mayShow: async ({ title, content }, confirm) =>
    content.trim() !== '' || confirm({ ...t.withoutText, title: t.withoutText.title(title.trim()) }),
};

/** A new article. */
export const CreatePage = () => <NewRecord of={ARTICLE} />;

/** An article to be changed. */
export const EditPage = () => <EditRecord of={ARTICLE} />;

/** Title and text. */
function Writing({ twin }: RecordParts<Article>) {
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
              <div className={css.twin}>{twin}</div>
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

/** How an article is announced and found, and what readers did with it. A tag that it has stays, though it is no longer offered. */
function Side({ record: article, activity }: RecordParts<Article>) {
  const excerpt = cardExcerpt(useFormikContext<typeof emptyArticle>().values.short_description);
  const tags = useListTagsQuery(undefined, { refetchOnFocus: true }).data?.data.tags;
  const [createTag] = useCreateTagMutation();
  const assigned = article?.tags.map(({ tag }) => tag) ?? [];
  const free = (tags ?? []).filter(({ id, isActive }) => isActive && !assigned.some((tag) => tag.id === id));
  const optionOf = ({ id, tag_name }: { id: string; tag_name: string }) => ({ value: id, label: tag_name });
  const create = async (tag_name: string) => optionOf((await createTag({ tagInput: { tag_name } }).unwrap()).data);
  return (
    <>
      <Section title={t.publishing}>
        {activity}
        <TextField
          {...field('short_description')}
          optional
          rows={3}
          help={excerpt === null ? t.cardsShowNone : t.cardsShow(excerpt)}
        />
        <CategoryField current={article?.category} optional />
        <ChipsField
          {...field('tags')}
          options={[...assigned, ...free].map(optionOf)}
          most={articleBounds.tags.maxItems}
          placeholder={t.addTag}
          {...(tags && { onCreate: create })}
        />
      </Section>
      {article && <Readers article={article} />}
    </>
  );
}

/** Pictures, and what readers wrote. */
function Below({ record: article, images }: RecordParts<Article>) {
  return (
    <>
      <Section title={t.fields.image_url}>{images}</Section>
      {article && <CommentList comments={article.comments ?? []} />}
    </>
  );
}
