import { GalleryTiles } from '../features/gallery/GalleryTiles';
import { gallery } from '../texts/en/gallery';
import { paths } from '../../common/domain/paths';
import layout from '../../common/ui/layout.module.css';
import { useMessages } from '../../common/i18n/messages';
import css from './GalleryPage.module.css';
import type { PageModule } from './pageModule';
import { PageTitle } from './PageTitle';
import { titledHead } from './head';

/** /gallery: all pictures with what they show; each opens full screen. */
function GalleryPage() {
  const t = useMessages('gallery', gallery);
  return (
    <div className={`${layout.wrap} ${css.page}`}>
      <PageTitle title={t.title} lead={t.lead} />
      <GalleryTiles captions={t.pictures} look="wall" />
    </div>
  );
}

export const page: PageModule = {
  Page: GalleryPage,
  topics: [],
  head: titledHead('gallery', gallery, paths.gallery(), ({ description, pictures }) => ({
    description,
    image: { url: '/pictures/gallery-01-1280.webp', alt: pictures[0] },
  })),
};
