import { Link } from 'react-router-dom';
import { home } from '../../texts/en/home';
import { paths } from '../../../common/domain/paths';
import layout from '../../../common/ui/layout.module.css';
import copy from '../../ui/copy.module.css';
import { useMessages } from '../../../common/i18n/messages';
import { WhenNear } from '../../ui/WhenNear';
import css from './GalleryPreview.module.css';

const loadMosaic = () =>
  import(/* webpackChunkName: "gallery-mosaic" */ '../../features/gallery/GalleryTiles').then(
    ({ GalleryMosaic }) => GalleryMosaic,
  );

/** The gallery, far down the page: its place stands from the start, the pictures come when they are near. */
export function GalleryPreview() {
  const t = useMessages('home', home);
  return (
    <section className={layout.paper}>
      <div className={`${layout.wrap} ${layout.sec}`}>
        <div className={copy.head}>
          <h2 className={layout.h1}>{t.gallery}</h2>
          <Link className={copy.link} to={paths.gallery()}>
            {t.galleryLink}
          </Link>
        </div>
        <WhenNear load={loadMosaic}>
          <div className={css.place} />
        </WhenNear>
      </div>
    </section>
  );
}
