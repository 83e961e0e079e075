import { Link } from 'react-router-dom';
import { useMessages } from '../../../common/i18n/messages';
import { paths } from '../../../common/domain/paths';
import { Button } from '../../../common/ui/Button';
import layout from '../../../common/ui/layout.module.css';
import { SitePicture } from '../../../common/ui/SitePicture';
import { shop } from '../../texts/en/shop';
import css from './CollectionBanner.module.css';

/** Below the grid: the way to what is new. */
export function CollectionBanner() {
  const t = useMessages('shop', shop);
  return (
    <section className={css.banner} data-scheme="dark">
      <SitePicture name="collection-banner" alt="" sizes="(min-width:768px) 66vw, 100vw" />
      <div className={css.text}>
        <h2 className={layout.h1}>{t.banner}</h2>
        <Button component={Link} to={`${paths.shop('sort=newest')}#products`} variant="light">
          {t.explore}
        </Button>
      </div>
    </section>
  );
}
