import { Link } from 'react-router-dom';
import { shell } from '../../common/texts/en/shell';
import { missing } from '../texts/en/noPage';
import { paths } from '../../common/domain/paths';
import { Button } from '../../common/ui/Button';
import layout from '../../common/ui/layout.module.css';
import copy from '../ui/copy.module.css';
import { useMessages } from '../../common/i18n/messages';
import { SitePicture } from '../../common/ui/SitePicture';
import css from './NotFoundPage.module.css';

/** What stands at an address without a page, or for a product that is not there. */
export function NotFound() {
  const t = useMessages('missing', missing);
  const site = useMessages('shell', shell);
  return (
    <div className={css.lost} data-scheme="dark">
      <SitePicture name="hero-earth" alt="" sizes="100vw" priority />
      <div className={`${layout.wrap} ${css.words}`}>
        <h1 className={copy.display}>{t.title}</h1>
        <p>{t.text}</p>
        <div className={css.actions}>
          <Button component={Link} to={paths.home()} variant="light">
            {t.goHome}
          </Button>
          <Button component={Link} to={paths.shop()} variant="line">
            {site.shop}
          </Button>
        </div>
      </div>
    </div>
  );
}
