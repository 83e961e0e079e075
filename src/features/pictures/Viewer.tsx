import Dialog from '@mui/material/Dialog';
import { useState, type CSSProperties, type KeyboardEvent } from 'react';
import type { Swiper as SwiperClass } from 'swiper';
import 'swiper/css';
import 'swiper/css/zoom';
import { Keyboard, Zoom } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import type { Image } from '../../api';
import { pictures as texts } from '../../lib/messages/en/pictures';
import { IconButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useMessages } from '../../ui/messages';
import { MuiTheme } from '../../ui/MuiTheme';
import { Picture } from '../../ui/Picture';
import { Thumbs } from './Thumbs';
import css from './Viewer.module.css';
import { useZoom, ZoomBar } from './ZoomBar';
import { MAX_ZOOM } from './zoomSteps';

/** Enter and leave in ms. */
const DURATION = { enter: 220, exit: 180 };

export interface ViewerProps {
  open: boolean;
  images: readonly Image[];
  name: string;
  /** The picture to begin with, from 0. */
  start: number;
  onClose: () => void;
  /** The picture that was in view at the end. */
  onLeave: (index: number) => void;
}

/** All pictures, each as large as the screen allows: swipe, pinch, double tap, keys; Esc and Back close. */
export function Viewer({ open, onClose, name, ...rest }: ViewerProps) {
  const t = useMessages('pictures', texts);
  return (
    <MuiTheme>
      <Dialog
        fullScreen
        open={open}
        onClose={onClose}
        transitionDuration={DURATION}
        slotProps={{ paper: { className: css.paper ?? '', 'aria-label': t.pictures(name) } }}
      >
        <View name={name} onClose={onClose} {...rest} />
      </Dialog>
    </MuiTheme>
  );
}

function View({ images, name, start, onClose, onLeave }: Omit<ViewerProps, 'open'>) {
  const t = useMessages('pictures', texts);
  const [swiper, setSwiper] = useState<SwiperClass | null>(null);
  const [index, setIndex] = useState(start);
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => new Set([start]));
  const zoom = useZoom(swiper);
  const total = images.length;
  const onChange = ({ activeIndex: at }: SwiperClass) => {
    setIndex(at);
    setSeen((old) => new Set([...old, at - 1, at, at + 1]));
    onLeave(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoom.step(1);
    else if (event.key === '-') zoom.step(-1);
  };
  return (
    <div className={css.view} data-scheme="dark" onKeyDown={onKeyDown}>
      <header className={css.head}>
        <p><b aria-live="polite">{t.position(index + 1, total)}</b><span>{name}</span></p>
        <IconButton label={t.closeViewer} onClick={onClose}><Icon name="close" size={24} /></IconButton>
      </header>
      <div className={css.stage}>
        <Swiper
          modules={[Zoom, Keyboard]}
          zoom={{ maxRatio: MAX_ZOOM }}
          keyboard
          initialSlide={start}
          onSwiper={setSwiper}
          onInit={onChange}
          onSlideChange={onChange}
          onZoomChange={(_swiper, scale) => zoom.onChange(scale)}
        >
          {images.map((image, at) => (
            <SwiperSlide key={image.id} zoom className={css.slide ?? ''}>
              <div className={`${css.fit} swiper-zoom-target`} style={ratioOf(image)}>
                {seen.has(at) && <Picture image={image} alt={t.picture(name, at + 1, total)} sizes="1280px" />}
              </div>
            </SwiperSlide>
          ))}
        </Swiper>
        {total > 1 && (
          <>
            <IconButton className={`${css.step} ${css.previous}`} label={t.previousPicture} inert={index === 0} onClick={() => swiper?.slidePrev()}><Icon name="left" /></IconButton>
            <IconButton className={`${css.step} ${css.next}`} label={t.nextPicture} inert={index === total - 1} onClick={() => swiper?.slideNext()}><Icon name="right" /></IconButton>
          </>
        )}
        {zoom.scale === 1 && <p className={css.hint}>{t.zoomHint}</p>}
        <ZoomBar zoom={zoom} />
      </div>
      <div className={css.foot}>
        {total > 1 && <Thumbs images={images} name={name} index={index} dark onSelect={(at) => swiper?.slideTo(at)} />}
      </div>
    </div>
  );
}

function ratioOf({ width, height }: Image): CSSProperties {
  return { '--ratio': width && height ? width / height : 4 / 3 } as CSSProperties;
}
