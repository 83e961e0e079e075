import { useState, type MouseEvent } from 'react';
import type { Image } from '../../../common/api';
import { viewer as texts } from '../../../common/texts/en/viewer';
import { LineIcon } from '../../../common/ui/Icon';
import { useMessages } from '../../../common/i18n/messages';
import { Picture } from '../../../common/ui/Picture';
import { picturesOf } from '../../../common/ui/viewer/picture';
import { useViewer } from '../../../common/app/useViewer';
import { useSite } from '../../ui/site';
import css from './Mosaic.module.css';

/** Small tiles beside the main picture; the full-screen view has them all. */
const TILES = 4;
const MAIN_SIZES = '(min-width:1280px) 720px, (min-width:768px) 60vw, 100vw';
const WHOLE_SIZES = '(min-width:1280px) 1200px, 100vw';
const TILE_SIZES = '(min-width:1280px) 240px, (min-width:768px) 20vw, 25vw';

/** The main picture and up to four more; each opens all of them full screen, beginning with itself. */
export function Mosaic({ images, name }: { images: readonly Image[]; name: string }) {
  const t = useMessages('viewer', texts);
  const viewer = useViewer(useSite().bring);
  const [start, setStart] = useState(0);
  const total = images.length;
  const [main, ...others] = images;
  if (!main) return null;
  const open = (at: number) => (event: MouseEvent<HTMLElement>) => {
    // Where the focus returns to: not every browser gives it to a button that is pressed.
    event.currentTarget.focus({ preventScroll: true });
    setStart(at);
    viewer.show();
  };
  const button = (at: number) => ({
    type: 'button' as const,
    'aria-haspopup': 'dialog' as const,
    'aria-label': t.openPicture(at + 1, total),
    onClick: open(at),
    onPointerEnter: viewer.warm,
  });
  const tiles = others.slice(0, TILES);
  const Viewer = viewer.component;
  return (
    <section className={`${css.mosaic} ${tiles.length === 0 ? css.alone : ''}`} aria-label={t.pictures(name)}>
      <button
        className={css.main}
        {...button(0)}
        {...(total > 1 && { 'aria-label': `${t.openPicture(1, total)}, ${t.count(total)}` })}>
        <Picture
          image={main}
          alt={main.alt ?? t.picture(name, 1, total)}
          sizes={tiles.length === 0 ? WHOLE_SIZES : MAIN_SIZES}
          priority
        />
        {total > 1 && (
          <span className={css.all}>
            <LineIcon
              path="M4.500 4.500h6v6h-6zM13.500 4.500h6v6h-6zM4.500 13.500h6v6h-6zM13.500 13.500h6v6h-6z"
              size={16}
            />
            {t.count(total)}
          </span>
        )}
      </button>
      {tiles.length > 0 && (
        <div className={css.tiles}>
          {tiles.map((image, index) => (
            <button key={image.id} {...button(index + 1)}>
              <Picture image={image} alt="" sizes={TILE_SIZES} />
            </button>
          ))}
        </div>
      )}
      {Viewer && (
        <Viewer
          open={viewer.open}
          pictures={picturesOf(images, name, t.picture)}
          label={t.pictures(name)}
          start={start}
          onClose={viewer.close}
          onLeave={setStart}
        />
      )}
    </section>
  );
}
