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
        <span className={`${layout.block} ${css.title}`} />
        <span className={`${layout.block} ${css.lead}`} />
        <span className={`${layout.block} ${css.meta}`} />
        <span className={`${layout.block} ${css.picture}`} />
        {Array.from({ length: 6 }, (_, index) => (
          <span key={index} className={`${layout.block} ${css.line}`} />
        ))}
      </div>
    </div>
  );
}
