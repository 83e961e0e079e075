import { useNavigate, useParams } from 'react-router-dom';
import { NO_VISIT, useGetArticleQuery, type Article } from '../../../common/api';
import { useUpdateArticleMutation } from '../../api';
import { ResourceForm } from '../../kit/form/ResourceForm';
import { Section } from '../../kit/form/Section';
import { VisitorsLink } from '../../kit/headLinks';
import { RecordPage, useRead, type Again } from '../../kit/record/RecordPage';
import { useRecordForm } from '../../kit/record/useRecordForm';
import { articles as t } from '../../texts/articles';
import { paths } from '../../../common/domain/paths';
import { staffPaths } from '../../../common/domain/staffPaths';
import { articleSchema, comparable, updateBody, valuesOf } from './articleValues';
import { CommentList } from './CommentList';
import { PublishingFields, WritingFields } from './Fields';
import { Readers } from './Readers';
import { useAskIfEmpty } from './useAskIfEmpty';

const HEAD = { title: t.editTitle, parent: { label: t.title, to: staffPaths.articles() } };

/** An article to be changed. Staff who read it are no readers: it counts no view. */
export function EditPage() {
  const { id = '' } = useParams();
  return <OneArticle key={id} id={id} />;
}

function OneArticle({ id }: { id: string }) {
  const read = useRead(useGetArticleQuery({ articleId: id, visit: NO_VISIT }, { refetchOnMountOrArgChange: true }));
  return (
    <RecordPage {...HEAD} read={read} texts={t}>
      {(article, again) => <EditForm article={article} again={again} />}
    </RecordPage>
  );
}

function EditForm({ article, again }: { article: Article; again: Again }) {
  const navigate = useNavigate();
  const [update] = useUpdateArticleMutation();
  const { form, images, activity } = useRecordForm({
    kind: 'Article',
    record: article,
    again,
    nameOf: ({ title }) => title,
    valuesOf,
    comparable,
    bodyOf: updateBody,
    update: (id, articleUpdate, condition) => update({ id, articleUpdate, ...condition }).unwrap(),
    help: { active: t.visible, inactive: t.hidden },
    mayShow: useAskIfEmpty(),
  });
  return (
    <ResourceForm
      {...HEAD}
      {...form}
      actions={article.isActive && <VisitorsLink href={paths.article(article.id)}>{t.viewArticle}</VisitorsLink>}
      notInDraft={['image_url']}
      schema={articleSchema}
      texts={{ submit: t.submitEdit, busy: t.saving, saved: t.updated, failed: t.updateFailed }}
      onCancel={() => void navigate(staffPaths.articles())}
      main={<WritingFields />}
      side={
        <>
          <Section title={t.publishing}>
            {activity}
            <PublishingFields article={article} />
          </Section>
          <Readers article={article} />
        </>
      }
      below={
        <>
          <Section title={t.fields.images}>{images}</Section>
          <CommentList comments={article.comments ?? []} />
        </>
      }
    />
  );
}
