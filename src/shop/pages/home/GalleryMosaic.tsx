import { useMessages } from '../../../common/i18n/messages';
import { GalleryTiles } from '../../features/gallery/GalleryTiles';
import { gallery } from '../../texts/en/gallery';

/** The gallery as a contact sheet. A part of its own: what its pictures show is no business of a page's beginning. */
export function GalleryMosaic() {
  const t = useMessages('gallery', gallery);
  return <GalleryTiles captions={t.pictures} look="mosaic" />;
}
