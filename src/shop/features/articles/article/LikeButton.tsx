import { article as texts } from '../../../../common/texts/en/article';
import { Button } from '../../../../common/ui/Button';
import { Icon } from '../../../../common/ui/Icon';
import { useMessages } from '../../../../common/i18n/messages';
import css from './LikeButton.module.css';
import type { Like } from './useLike';

/** Likes an article, and says how many do. */
export function LikeButton({ liked, count, like }: Like) {
  const t = useMessages('article', texts);
  return (
    <Button
      variant="outline"
      size="small"
      className={`${css.like} ${liked ? css.liked : ''}`}
      aria-pressed={liked}
      onClick={() => void like()}>
      <Icon name="heart" />
      {t.like}
      <span className={css.count} aria-live="polite">
        {count.toLocaleString('en-KE')}
      </span>
    </Button>
  );
}
