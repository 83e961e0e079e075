import { shell } from '../../common/texts/en/shell';
import layout from '../../common/ui/layout.module.css';
import { useMessages } from '../../common/i18n/messages';
import css from './PageLoading.module.css';

/** Title of a page that the site's own texts know. */
export type KnownTitle = {
  [K in keyof typeof shell]: (typeof shell)[K] extends string ? K : never;
}[keyof typeof shell];

/** Shown while a page's code loads: its title where that is known, and the height of a screen, so that the footer does not jump. */
export function PageLoading({ title }: { title?: KnownTitle | undefined }) {
  const t = useMessages('shell', shell);
  return (
    <>
      {title && (
        // The shop's stands low, so that its products begin early.
        <div className={`${layout.wrap} ${title === 'shop' ? css.low : css.title}`}>
          <h1 className={title === 'shop' ? layout.h2 : layout.h1}>{t[title]}</h1>
        </div>
      )}
      <div className={css.loading} role="status">
        {t.loading}
      </div>
    </>
  );
}
