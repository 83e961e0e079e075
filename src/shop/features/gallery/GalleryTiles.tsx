import { useState, type MouseEvent } from 'react';
import { gallery } from '../../texts/en/gallery';
import { pictureSources } from '../../../common/domain/media';
import { galleryPicture, sitePicture } from '../../../common/domain/sitePictures';
import { useMessages } from '../../../common/i18n/messages';
import { EmptyState } from '../../../common/ui/Notice';
import { PlainPicture } from '../../../common/ui/Picture';
import { useViewer } from '../../../common/app/useViewer';
import { useSite } from '../../ui/site';
import css from './GalleryTiles.module.css';

interface GalleryTilesProps {
  /** What each picture shows, in the order of the files. */
  captions: readonly string[];
  /** `mosaic`: a contact sheet of squares. `wall`: larger, each with its caption; it begins a page. */
  look: keyof typeof SIZES;
}

/** How wide a small and a large tile's whole picture stands. */
const SIZES = {
  mosaic: { small: '200px', large: '400px' },
  wall: {
    small: '(min-width:1200px) 282px, (min-width:768px) 30vw, 46vw',
    large: '(min-width:1200px) 588px, (min-width:768px) 62vw, 100vw',
  },
} as const;

/** Tiles that are links to their pictures, so that they work without the program; with it they open full screen. */
export function GalleryTiles({ captions, look }: GalleryTilesProps) {
  const t = useMessages('gallery', gallery);
  const viewer = useViewer(useSite().bring);
  const [start, setStart] = useState(0);
  if (captions.length === 0) return <EmptyState role="status" title={t.empty} text={t.emptyText} />;
  const pictures = captions.map((caption, index) => {
    const name = galleryPicture(index);
    return { id: name, alt: caption, caption, credit: t.credit, sources: pictureSources(sitePicture(name), '') };
  });
  const open = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    // A new tab, a download: the browser's own business.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Where the focus returns to; not every browser gives it to a pressed link.
    event.currentTarget.focus({ preventScroll: true });
    setStart(index);
    viewer.show();
  };
  const Viewer = viewer.component;
  const sizes = SIZES[look];
  return (
    <>
      <ul className={`${css.tiles} ${css[look]}`}>
        {pictures.map(({ id, alt, sources }, index) => (
          <li key={id}>
            <a
              href={sources.src}
              aria-haspopup="dialog"
              data-early=""
              onClick={(event) => open(event, index)}
              onPointerEnter={viewer.warm}>
              <PlainPicture
                sources={sources}
                alt={look === 'mosaic' ? alt : ''}
                sizes={isLarge(index, look) ? sizes.large : sizes.small}
                priority={look === 'wall' && index === 0}
              />
              {look === 'wall' && <span>{alt}</span>}
            </a>
          </li>
        ))}
      </ul>
      {Viewer && (
        <Viewer
          open={viewer.open}
          pictures={pictures}
          label={t.title}
          start={start}
          onClose={viewer.close}
          onLeave={setStart}
        />
      )}
    </>
  );
}

/** The gallery as a contact sheet; it comes to a page apart, for what its pictures show is no business of a page's beginning. */
export function GalleryMosaic() {
  return <GalleryTiles captions={useMessages('gallery', gallery).pictures} look="mosaic" />;
}

/** The tiles that the style sheet makes four times as large. */
const isLarge = (index: number, look: GalleryTilesProps['look']) => index === 0 || (look === 'mosaic' && index === 9);
