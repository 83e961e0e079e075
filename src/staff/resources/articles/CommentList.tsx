import IconButton from '@mui/material/IconButton';
import { useOffers, type Article } from '../../../common/api';
import { useDeleteCommentMutation } from '../../api';
import { useConfirm } from '../../kit/confirm/confirm';
import { Section } from '../../kit/form/Section';
import { useNotify } from '../../../common/state/hooks';
import { StaffIcon } from '../../kit/StaffIcon';
import { beginningOf } from '../../../common/domain/excerpt';
import { articles as t } from '../../texts/articles';
import { ageOf } from '../../../common/domain/relativeTime';
import { useMinute } from '../../../common/ui/clock';
import css from './CommentList.module.css';
import { COMMENTS_ID } from './Readers';

type Comment = NonNullable<Article['comments']>[number];

/** What readers wrote, the newest first; each can be removed, where the server offers that. */
export function CommentList({ comments }: { comments: readonly Comment[] }) {
  const confirm = useConfirm();
  const notify = useNotify();
  const [deleteComment] = useDeleteCommentMutation();
  const offered = useOffers()('deleteComment');
  const ask = ({ id, content }: Comment) =>
    confirm({
      title: t.confirmComment.title,
      text: <q className={css.quoted}>{beginningOf(content)}</q>,
      action: t.confirmComment.action,
      busy: t.confirmComment.busy,
      danger: true,
      run: async () => {
        const { message } = await deleteComment({ commentId: id }).unwrap();
        notify({ success: true, message: message || t.commentRemoved });
      },
    });
  return (
    <Section title={t.comments}>
      <div id={COMMENTS_ID} tabIndex={-1} className={css.place}>
        {comments.length === 0 ? (
          <p className={css.none}>{t.noComments}</p>
        ) : (
          // It scrolls, so the keyboard must be able to reach it.
          <ol className={css.list} tabIndex={0} aria-label={t.comments}>
            {comments.map((comment) => (
              <Item key={comment.id} comment={comment} onRemove={offered ? () => void ask(comment) : undefined} />
            ))}
          </ol>
        )}
      </div>
    </Section>
  );
}

function Item({ comment: { content, createdAt }, onRemove }: { comment: Comment; onRemove: (() => void) | undefined }) {
  const age = ageOf(createdAt, useMinute());
  return (
    <li>
      <div>
        <p className={css.who}>
          <b>{t.anonymous}</b>
          {age && <time dateTime={createdAt}>{t.ago(age.value, age.unit)}</time>}
        </p>
        <p className={css.text}>{content}</p>
      </div>
      {onRemove && (
        <IconButton aria-label={t.removeComment(beginningOf(content, 40))} onClick={onRemove}>
          <StaffIcon name="bin" />
        </IconButton>
      )}
    </li>
  );
}
