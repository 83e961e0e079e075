import { shell } from '../../common/texts/en/shell';
import { useMessages } from '../../common/i18n/messages';
import css from './PageLoading.module.css';

/** Shown while a page's code loads: the height of a screen, so that the footer does not jump. */
export function PageLoading() {
  const t = useMessages('shell', shell);
  return (
    <div className={css.loading} role="status">
      {t.loading}
    </div>
  );
}
