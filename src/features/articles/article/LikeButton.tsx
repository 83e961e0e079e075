import { useRef } from 'react';
import { asApiError, useLikeArticleMutation, wordsOf, type Article } from '../../../api';
import { article as texts } from '../../../lib/messages/en/article';
import { shell } from '../../../lib/messages/en/shell';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { useMessages } from '../../../ui/messages';
import { useSite } from '../../../ui/site';
import css from './LikeButton.module.css';
import { setLiked, useLiked } from './likedArticles';

/** Likes an article, once in each browser; the count rises at once and falls back where the server did not take it. */
export function LikeButton({ article: { id, likesCount } }: { article: Pick<Article, 'id' | 'likesCount'> }) {
  const t = useMessages('article', texts);
  const common = useMessages('shell', shell);
  const { notify } = useSite();
  const liked = useLiked(id);
  const [sendLike] = useLikeArticleMutation();
  const sending = useRef(false);
  const like = async () => {
    if (liked || sending.current) return;
    sending.current = true;
    setLiked(id, true);
    try {
      const { message } = await sendLike({ articleId: id }).unwrap();
      notify({ success: true, message: message || t.likeDone });
    } catch (error) {
      setLiked(id, false);
      notify({ success: false, message: wordsOf(asApiError(error), common) ?? t.likeFailed });
    } finally {
      sending.current = false;
    }
  };
  return (
    <Button variant="outline" size="small" className={`${css.like} ${liked ? css.liked : ''}`} aria-pressed={liked} data-early="" onClick={() => void like()}>
      <Icon name="heart" />
      {t.like}
      <span className={css.count} aria-live="polite">{(likesCount ?? 0).toLocaleString('en-KE')}</span>
    </Button>
  );
}
