import IconButton from '@mui/material/IconButton';
import { useOffers, type Article } from '../../../common/api';
import { beginningOf } from '../../../common/domain/excerpt';
import { ageOf } from '../../../common/domain/relativeTime';
import { useMinute } from '../../../common/ui/clock';
import { useDeleteCommentMutation } from '../../api';
import { useConfirmedAction } from '../../kit/confirm/confirm';
import { Section } from '../../kit/form/Section';
import { StaffIcon } from '../../kit/StaffIcon';
import { articles as t } from '../../texts/articles';
import css from './Readers.module.css';

const COMMENTS_ID = 'comments';

/** What readers did with the article. */
export function Readers({ article: { viewsCount, likesCount, comments = [] } }: { article: Article }) {
  const [views, likes, written] = [viewsCount, likesCount, comments.length].map((n) => n.toLocaleString('en-KE'));
  const figures = [
    [t.views, views],
    [t.likes, likes],
    [t.comments, comments.length > 0 ? <a href={`#${COMMENTS_ID}`}>{written}</a> : written],
  ] as const;
  return (
    <Section title={t.readers}>
      <dl className={css.figures}>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

type Comment = NonNullable<Article['comments']>[number];

/** What readers wrote, the newest first; each can be removed, where the server offers that. */
export function CommentList({ comments }: { comments: readonly Comment[] }) {
  return (
    <Section title={t.comments}>
      <div id={COMMENTS_ID} tabIndex={-1} className={css.place}>
        {comments.length === 0 ? (
          <p className={css.none}>{t.noComments}</p>
        ) : (
          // It scrolls, so the keyboard must be able to reach it.
          <ol className={css.list} tabIndex={0} aria-label={t.comments}>
            {comments.map((comment) => (
              <Item key={comment.id} {...comment} />
            ))}
          </ol>
        )}
      </div>
    </Section>
  );
}

function Item({ id, content, createdAt }: Comment) {
  const confirmed = useConfirmedAction();
  const [deleteComment] = useDeleteCommentMutation();
  const offered = useOffers()('deleteComment');
  const age = ageOf(createdAt, useMinute());
  const ask = () =>
    void confirmed({
      ...t.confirmComment,
      text: <q className={css.quoted}>{beginningOf(content)}</q>,
      danger: true,
      run: ({ send }) => send(deleteComment({ commentId: id })),
      done: t.commentRemoved,
    });
  return (
    <li>
      <div>
        <p className={css.who}>
          <b>{t.anonymous}</b>
          {age && <time dateTime={createdAt}>{t.ago(age.value, age.unit)}</time>}
        </p>
        <p className={css.text}>{content}</p>
      </div>
      {offered && (
        <IconButton aria-label={t.removeComment(beginningOf(content, 40))} onClick={ask}>
          <StaffIcon name="bin" />
        </IconButton>
      )}
    </li>
  );
}
