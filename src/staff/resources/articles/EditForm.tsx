import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Article } from '../../../common/api';
import { useActivateArticleMutation, useDeactivateArticleMutation, useUpdateArticleMutation } from '../../api';
import { ActiveSwitch } from '../../kit/ActiveSwitch';
import { ResourceForm } from '../../kit/form/ResourceForm';
import { Section } from '../../kit/form/Section';
import { useBaseVersion } from '../../kit/form/useBaseVersion';
import head from '../../kit/headAction.module.css';
import { ImageManager } from '../../kit/images/ImageManager';
import { useNotify } from '../../kit/notify';
import { StaffButton } from '../../kit/StaffButton';
import { StaffIcon } from '../../kit/StaffIcon';
import { articles as t } from '../../texts/articles';
import { kit } from '../../texts/kit';
import { paths } from '../../../common/domain/paths';
import { staffPaths } from '../../../common/domain/staffPaths';
import layout from '../../../common/ui/layout.module.css';
import { articleSchema, comparable, updateBody, valuesOf, type ArticleValues } from './articleValues';
import { CommentList } from './CommentList';
import { PublishingFields, WritingFields } from './Fields';
import { Readers } from './Readers';
import { useAskIfEmpty } from './useAskIfEmpty';
import { useArticleImages } from './useArticleImages';

interface EditFormProps {
  article: Article;
  /** Reads it again. */
  onRead: () => PromiseLike<unknown>;
  /** Resets the form to what somebody else saved. */
  onReload: () => void;
}

/** The form of an article that exists. It stays after a save: whoever writes goes on writing. */
export function EditForm({ article, onRead, onReload }: EditFormProps) {
  const { id } = article;
  const navigate = useNavigate();
  const notify = useNotify();
  const [updateArticle] = useUpdateArticleMutation();
  const [activate] = useActivateArticleMutation();
  const [deactivate] = useDeactivateArticleMutation();
  const [initialValues] = useState(() => valuesOf(article));
  const [saved, setSaved] = useState<ReturnType<typeof comparable>>();
  const version = useBaseVersion(article, (record) => comparable(valuesOf(record)), saved);
  const calls = useArticleImages(id);
  const askIfEmpty = useAskIfEmpty();

  const save = async (values: ArticleValues, _changed: unknown, { overwrite }: { overwrite: boolean }) => {
    const answer = await updateArticle({
      id,
      articleUpdate: updateBody(values),
      ...(!overwrite && { 'If-Match': version }),
    }).unwrap();
    setSaved(comparable(values));
    // The next save names the version that this one made.
    await onRead();
    return answer;
  };
  const switchTo = async (active: boolean) => {
    if (active && !(await askIfEmpty(valuesOf(article)))) return false;
    const { message } = await (active ? activate : deactivate)({ id }).unwrap();
    notify({ success: true, message: message || t.actionDone });
    return true;
  };
  return (
    <ResourceForm
      title={t.editTitle}
      parent={{ label: t.title, to: staffPaths.articles() }}
      actions={
        article.isActive && (
          <StaffButton
            component="a"
            color="inherit"
            className={head.brief ?? ''}
            href={paths.article(id)}
            target="_blank"
            rel="noopener"
            endIcon={<StaffIcon name="external" />}>
            <span className={head.words}>{t.viewArticle}</span>
            <span className={layout.hidden}> {kit.opensNewTab}</span>
          </StaffButton>
        )
      }
      draftKey={`article-${id}`}
      initialValues={initialValues}
      notInDraft={['image_url']}
      schema={articleSchema}
      texts={{ submit: t.submitEdit, busy: t.saving, saved: t.updated, failed: t.updateFailed }}
      onSave={save}
      beforeSave={async (values) => !article.isActive || askIfEmpty(values)}
      onReload={onReload}
      onCancel={() => void navigate(staffPaths.articles())}
      main={<WritingFields />}
      side={
        <>
          <Section title={t.publishing}>
            <ActiveSwitch
              active={article.isActive}
              label={kit.active}
              help={article.isActive ? t.visible : t.hidden}
              onSwitch={switchTo}
            />
            <PublishingFields article={article} />
          </Section>
          <Readers article={article} />
        </>
      }
      below={
        <>
          <Section title={t.fields.images}>
            <ImageManager images={article.images} name={article.title} calls={calls} onRead={onRead} />
          </Section>
          <CommentList comments={article.comments ?? []} />
        </>
      }
    />
  );
}
