import { useRef, type CSSProperties } from 'react';
import type { ShownProduct } from '../../../../common/api';
import { initialOf } from '../../../../common/domain/texts';
import { viewer as viewerTexts } from '../../../../common/texts/en/viewer';
import { IconButton } from '../../../../common/ui/Button';
import { Icon, LineIcon } from '../../../../common/ui/Icon';
import layout from '../../../../common/ui/layout.module.css';
import { useMessages } from '../../../../common/i18n/messages';
import { PlainPicture } from '../../../../common/ui/Picture';
import { useSite } from '../../../ui/site';
import { useTrack } from '../../../ui/useTrack';
import { picturesOf } from '../../../../common/ui/viewer/picture';
import { Thumbs } from '../../../../common/ui/viewer/Thumbs';
import { useViewer } from '../../../../common/app/useViewer';
import first from '../product/First.module.css';
import css from './Gallery.module.css';
import { STAGE_SIZES } from './stage';

interface GalleryProps {
  images: ShownProduct['images'];
  name: string;
  /** Stands under the first picture until that has come. */
  under?: CSSProperties | undefined;
}

/** A product's pictures: swiped on phones, with buttons from 768 px, thumbnails, and a full-screen view to zoom in. */
export function Gallery({ images, name, under }: GalleryProps) {
  const t = useMessages('viewer', viewerTexts);
  const total = images.length;
  const label = t.pictures(name);
  const pictures = picturesOf(images, name, t.picture);
  const track = useTrack(total);
  const opener = useRef<HTMLButtonElement>(null);
  const viewer = useViewer(useSite().bring);
  const { index } = track;
  const open = () => {
    // Where the focus returns to, also when the picture itself was pressed.
    opener.current?.focus({ preventScroll: true });
    viewer.show();
  };
  const Viewer = viewer.component;
  return (
    <section className={css.gallery} aria-label={label}>
      <div className={`${first.stage} ${css.stage}`} style={under}>
        {total === 0 && (
          <span className={css.empty} aria-hidden="true">
            {initialOf(name)}
          </span>
        )}
        <div
          className={css.track}
          ref={track.ref}
          onScroll={track.onScroll}
          onPointerDown={track.onPointerDown}
          {...(total > 1 && { tabIndex: 0, role: 'group', 'aria-label': label })}>
          {pictures.map(({ id, alt, sources }, at) => (
            // The whole picture opens the view, as the zoom button beside it does for the keyboard.
            <div key={id} className={css.slide} onClick={open}>
              {track.isSeen(at) && <PlainPicture sources={sources} alt={alt} sizes={STAGE_SIZES} priority={at === 0} />}
            </div>
          ))}
        </div>
        {total > 1 && (
          <>
            <IconButton
              className={`${css.control} ${css.previous}`}
              label={t.previousPicture}
              inert={index === 0}
              onClick={() => track.step(-1)}>
              <Icon name="left" />
            </IconButton>
            <IconButton
              className={`${css.control} ${css.next}`}
              label={t.nextPicture}
              inert={index === total - 1}
              onClick={() => track.step(1)}>
              <Icon name="right" />
            </IconButton>
            <span className={css.count} aria-hidden="true">
              {t.position(index + 1, total)}
            </span>
            <span className={layout.hidden} aria-live="polite">
              {t.shown(index + 1, total)}
            </span>
          </>
        )}
        {total > 0 && (
          <IconButton
            ref={opener}
            className={`${css.control} ${css.zoom}`}
            label={t.openViewer}
            aria-haspopup="dialog"
            onClick={open}
            onPointerEnter={viewer.warm}>
            <LineIcon path="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />
          </IconButton>
        )}
      </div>
      {total > 1 && <Thumbs pictures={pictures} label={label} index={index} onSelect={track.go} />}
      {Viewer && (
        <Viewer
          open={viewer.open}
          pictures={pictures}
          label={label}
          start={index}
          onClose={viewer.close}
          onLeave={track.go}
        />
      )}
    </section>
  );
}
