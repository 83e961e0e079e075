import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  asApiError,
  failureText,
  successText,
  useCommentOnArticleMutation,
  type ApiError,
} from '../../../../common/api';
import { formDraft, sendDraft } from '../../../../common/browser/formDraft';
import { LONGEST_COMMENT } from '../../../../common/domain/contract.gen';
import { paths } from '../../../../common/domain/paths';
import { alertLine } from '../../../../common/domain/readableFields';
import { useMessages } from '../../../../common/i18n/messages';
import { useNotify } from '../../../../common/state/hooks';
import { article as texts } from '../../../../common/texts/en/article';
import { shell } from '../../../../common/texts/en/shell';
import { Button } from '../../../../common/ui/Button';
import { describedBy, Field } from '../../../../common/ui/Field';
import { Notice } from '../../../../common/ui/Notice';
import { useSeen } from '../../../../common/ui/overlay';
import { useOneField } from '../../../../common/state/useOneField';
import { SlowNotice } from '../../../ui/SlowNotice';
import css from './Comments.module.css';

const EMPTY = { content: '' };
/** From how few characters left they are counted. */
const FEW_LEFT = 200;

/** The comment box; the browser keeps its text as a draft until it is sent. What is said stands in docs/product.md, 10.2. */
export function CommentForm({ articleId }: { articleId: string }) {
  const t = useMessages('article', texts);
  const common = useMessages('shell', shell);
  const notify = useNotify();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [left, setLeft] = useState(LONGEST_COMMENT);
  const [comment, { isLoading: busy }] = useCommentOnArticleMutation();
  const keep = (text: string) => {
    commentDraft(articleId).keep({ content: text });
    setLeft(LONGEST_COMMENT - text.length);
  };
  const seen = useSeen(true);
  const inWords = (error: ApiError) => {
    const fetchFailed = error.status === 'OFFLINE' ? `${t.exception}. ${common.youAreOffline}` : t.exception;
    return { message: failureText(error, { ...common, failed: t.commentFailed, fetchFailed }), data: error.fields };
  };
  const send = async (content: string) => {
    try {
      const { message } = await sendDraft(commentDraft(articleId), { content }, () =>
        comment({ articleId, commentInput: { content } }).unwrap(),
      );
      setLeft(LONGEST_COMMENT);
      notify({ success: true, message: successText(message, t.commentAdded, texts.commentAdded) });
    } catch (cause) {
      // Who has gone on to another page reads nothing here.
      if (!seen.current) notify({ success: false, ...inWords(asApiError(cause)) });
      throw cause;
    }
  };
  const { wrong, failed, form } = useOneField(
    (text) => (text ? undefined : t.emptyComment),
    (text) => send(text.replaceAll('\0', '').trim()),
  );

  useEffect(() => {
    const field = box.current;
    if (!field) return;
    field.value ||= commentDraft(articleId).read().content;
    setLeft(LONGEST_COMMENT - field.value.length);
  }, [articleId]);

  const help = (
    <>
      {t.consent} <Link to={paths.privacy()}>{t.privacy}</Link>. {t.commentHelp}
    </>
  );
  return (
    <form className={css.form} method="post" noValidate {...form}>
      <Field id={id} label={t.addComment} help={help} error={wrong}>
        <textarea
          ref={box}
          id={id}
          className={css.box}
          name="content"
          rows={4}
          maxLength={LONGEST_COMMENT}
          readOnly={busy}
          aria-required="true"
          aria-invalid={!!wrong}
          aria-describedby={describedBy({ id, help, error: wrong })}
          onInput={(event) => keep(event.currentTarget.value)}
        />
      </Field>
      <p className={css.left} role="status">
        {left <= FEW_LEFT ? t.charactersLeft(left) : ''}
      </p>
      {failed && <Notice tone="error">{alertLine(inWords(failed))}</Notice>}
      <SlowNotice busy={busy} />
      <Button type="submit" size="small" busy={busy}>
        {busy ? t.submitting : t.submit}
      </Button>
    </form>
  );
}

/** What was typed under an article, until it is sent or the tab is closed. */
const commentDraft = (articleId: string) => formDraft(`commentDraft ${articleId}`, EMPTY);
