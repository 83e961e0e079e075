import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useNotify } from '../../../../common/state/hooks';
import { article as texts } from '../../../../common/texts/en/article';
import { LONGEST_COMMENT } from '../../../../common/domain/contract.gen';
import { paths } from '../../../../common/domain/paths';
import { Button } from '../../../../common/ui/Button';
import { describedBy, Field } from '../../../../common/ui/Field';
import { FieldList } from '../../../../common/ui/FieldList';
import { useMessages } from '../../../../common/i18n/messages';
import { Notice } from '../../../../common/ui/Notice';
import type { Alert } from '../../../../common/state/alertSlice';
import { useSubmit } from '../../../../common/ui/useSubmit';
import css from './Comments.module.css';
import { useSendComment } from './useSendComment';
import { storedText } from '../../../../common/browser/stored';

/** From how few characters left they are counted. */
const FEW_LEFT = 200;

/**
 * The comment box. The browser keeps the text (what was typed before the program came is still there), this keeps the
 * draft: a failure or a reload loses nothing, only success clears it.
 */
export function CommentForm({ articleId }: { articleId: string }) {
  const t = useMessages('article', texts);
  const notify = useNotify();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<Alert>();
  const [left, setLeft] = useState(LONGEST_COMMENT);
  const { send, busy } = useSendComment(articleId);

  useEffect(() => {
    if (!box.current) return;
    if (box.current.value === '') box.current.value = commentDraft(articleId).read();
    setLeft(LONGEST_COMMENT - box.current.value.length);
  }, [articleId]);

  const onInput = () => {
    const text = box.current?.value ?? '';
    commentDraft(articleId).keep(text);
    setLeft(LONGEST_COMMENT - text.length);
    setError(undefined);
  };
  const submit = useSubmit(async () => {
    const field = box.current;
    if (!field) return;
    setFailure(undefined);
    if (field.value.trim() === '') {
      setError(t.emptyComment);
      field.focus();
      return;
    }
    const outcome = await send(field.value);
    if (!outcome.success) {
      setFailure(outcome);
      return;
    }
    field.value = '';
    onInput();
    notify(outcome);
  });
  const help = (
    <>
      {t.consent} <Link to={paths.privacy()}>{t.privacy}</Link>. {t.commentHelp}
    </>
  );
  return (
    <form className={css.form} noValidate {...submit}>
      <Field id={id} label={t.addComment} help={help} error={error}>
        <textarea
          ref={box}
          id={id}
          className={`${css.box} ${error ? css.invalid : ''}`}
          name="content"
          rows={4}
          maxLength={LONGEST_COMMENT}
          readOnly={busy}
          aria-required="true"
          aria-invalid={error !== undefined}
          aria-describedby={describedBy({ id, help, error })}
          onInput={onInput}
        />
      </Field>
      <p className={css.left} role="status">
        {left <= FEW_LEFT ? t.charactersLeft(left) : ''}
      </p>
      {failure && (
        <Notice tone="error">
          {failure.message}
          <FieldList data={failure.data} />
        </Notice>
      )}
      <Button type="submit" size="small" busy={busy} data-early="">
        {busy ? t.submitting : t.submit}
      </Button>
    </form>
  );
}

/** What was typed under an article, until it is sent or the tab is closed. */
export const commentDraft = (articleId: string) =>
  storedText({ area: 'sessionStorage', key: `commentDraft ${articleId}` });
