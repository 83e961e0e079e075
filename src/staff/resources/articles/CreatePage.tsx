import { useNavigate } from 'react-router-dom';
import { useCreateArticleMutation } from '../../api';
import { ResourceForm } from '../../kit/form/ResourceForm';
import { Section } from '../../kit/form/Section';
import { createdState } from '../../kit/list/useCreated';
import { ImagesField } from '../../kit/images/ImagesField';
import { articles as t } from '../../texts/articles';
import { staffPaths } from '../../../common/domain/staffPaths';
import { ArticleTwin } from './ArticleTwin';
import { articleSchema, createBody, emptyArticle } from './articleValues';
import { PublishingFields, WritingFields } from './Fields';
import { useAskIfEmpty } from './useAskIfEmpty';

/** A new article. */
export function CreatePage() {
  const navigate = useNavigate();
  const [createArticle] = useCreateArticleMutation();
  const askIfEmpty = useAskIfEmpty();
  return (
    <ResourceForm
      title={t.createTitle}
      parent={{ label: t.title, to: staffPaths.articles() }}
      draftKey="article-new"
      initialValues={emptyArticle}
      notInDraft={['image_url']}
      schema={articleSchema}
      texts={{
        submit: t.submitCreate,
        busy: t.creating,
        saved: t.created,
        failed: t.createFailed,
        noAnswer: t.createNoAnswer,
      }}
      onSave={(values) => createArticle({ articleInput: createBody(values) }).unwrap()}
      beforeSave={askIfEmpty}
      onSaved={(said, { data }) => void navigate(staffPaths.articles(), { state: createdState(said, data) })}
      onCancel={() => void navigate(staffPaths.articles())}
      main={<WritingFields underTitle={<ArticleTwin />} />}
      side={
        <Section title={t.publishing}>
          <PublishingFields />
        </Section>
      }
      below={
        <Section title={t.fields.images}>
          <ImagesField name="image_url" />
        </Section>
      }
    />
  );
}
