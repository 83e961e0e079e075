import { GalleryTiles } from '../features/gallery/GalleryTiles';
import { business } from '../lib/business';
import { gallery } from '../lib/messages/en/gallery';
import { translate } from '../lib/messages/translate';
import { paths } from '../lib/paths';
import layout from '../ui/layout.module.css';
import { useMessages } from '../ui/messages';
import css from './GalleryPage.module.css';
import type { PageModule } from './pageModule';
import { PageTitle } from './PageTitle';

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
  head: (_state, { translations }) => {
    const t = translate(translations, 'gallery', gallery);
    return {
      title: `${t.title} · ${business.name}`,
      description: t.description,
      canonical: paths.gallery(),
      image: { url: '/pictures/gallery-01-1280.webp', alt: t.pictures[0] },
    };
  },
};
