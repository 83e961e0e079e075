import { article as texts } from '../../../../common/texts/en/article';
import layout from '../../../../common/ui/layout.module.css';
import { useMessages } from '../../../../common/i18n/messages';
import css from './ArticleSkeleton.module.css';

/** Skeleton of the page, in the same geometry. */
export function ArticleSkeleton() {
  const t = useMessages('article', texts);
  return (
    <div className={`${layout.wrap} ${css.skeleton}`}>
      <p className={layout.hidden} role="status">
        {t.loading}
      </p>
      <div aria-hidden="true">
        <span className={`${css.block} ${css.title}`} />
        <span className={`${css.block} ${css.lead}`} />
        <span className={`${css.block} ${css.meta}`} />
        <span className={`${css.block} ${css.picture}`} />
        {Array.from({ length: 6 }, (_, index) => (
          <span key={index} className={`${css.block} ${css.line}`} />
        ))}
      </div>
    </div>
  );
}
