import { useRef, useState } from 'react';
import { useNotify } from '../../../../common/state/hooks';
import {
  alertOf,
  asApiError,
  successText,
  useLikeArticleMutation,
  wordsOf,
  type Article,
} from '../../../../common/api';
import { article as texts } from '../../../../common/texts/en/article';
import { shell } from '../../../../common/texts/en/shell';
import { useMessages } from '../../../../common/i18n/messages';
import { setLiked, useLiked } from './likedArticles';

export interface Like {
  /** This browser has liked the article. */
  liked: boolean;
  /** Likes of the article, this browser's counted at once. */
  count: number;
  /** Likes it; does nothing where that was done. */
  like: () => Promise<void>;
}

/**
 * The like of an article, once in each browser: the count rises at once and falls back where the server did not take it.
 * Until the server counts it too, an answer from before the like (the visit's, on a slow link) does not take it away.
 */
export function useLike({ id, likesCount = 0 }: Pick<Article, 'id' | 'likesCount'>): Like {
  const t = useMessages('article', texts);
  const common = useMessages('shell', shell);
  const notify = useNotify();
  const liked = useLiked(id);
  const [atLeast, setAtLeast] = useState(0);
  const [sendLike] = useLikeArticleMutation();
  const sending = useRef(false);
  const like = async () => {
    if (liked || sending.current) return;
    sending.current = true;
    setLiked(id, true);
    setAtLeast(likesCount + 1);
    try {
      const { message } = await sendLike({ articleId: id }).unwrap();
      notify({ success: true, message: successText(message, t.likeDone, texts.likeDone) });
    } catch (cause) {
      const error = asApiError(cause);
      setLiked(id, false);
      setAtLeast(0);
      notify(alertOf(error, wordsOf(error, common) ?? t.likeFailed));
    } finally {
      sending.current = false;
    }
  };
  return { liked, count: Math.max(likesCount, atLeast), like };
}
