import Dialog from '@mui/material/Dialog';
import { useState, type CSSProperties, type KeyboardEvent } from 'react';
import type { Swiper as SwiperClass } from 'swiper';
import 'swiper/css';
import 'swiper/css/zoom';
import { Keyboard, Zoom } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { viewer } from '../../texts/en/viewer';
import { IconButton } from '../Button';
import { Icon } from '../Icon';
import { useMessages } from '../../i18n/messages';
import { MuiTheme } from '../MuiTheme';
import { PlainPicture } from '../Picture';
import { type ViewerPicture, MAX_ZOOM } from './picture';
import { THUMB_SIZES, Thumbs } from './Thumbs';
import css from './Viewer.module.css';
import { useZoom, ZoomBar } from './ZoomBar';

/** Enter and leave in ms. */
const DURATION = { enter: 220, exit: 180 };

export interface ViewerProps {
  open: boolean;
  pictures: readonly ViewerPicture[];
  /** Names the view, read out. */
  label: string;
  /** The picture to begin with, from 0. */
  start: number;
  onClose: () => void;
  /** The picture that was in view at the end. */
  onLeave: (index: number) => void;
}

/** All pictures, each as large as the screen allows: swipe, pinch, double tap, keys; Esc and Back close. */
export function Viewer({ open, onClose, label, ...rest }: ViewerProps) {
  return (
    <MuiTheme>
      <Dialog
        fullScreen
        open={open}
        onClose={onClose}
        transitionDuration={DURATION}
        slotProps={{ paper: { className: css.paper ?? '', 'aria-label': label } }}>
        <View label={label} onClose={onClose} {...rest} />
      </Dialog>
    </MuiTheme>
  );
}

function View({ pictures, label, start, onClose, onLeave }: Omit<ViewerProps, 'open'>) {
  const t = useMessages('viewer', viewer);
  const [swiper, setSwiper] = useState<SwiperClass | null>(null);
  const [index, setIndex] = useState(start);
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => new Set([start]));
  const zoom = useZoom(swiper);
  const total = pictures.length;
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
        <p>
          <b aria-live="polite">{t.position(index + 1, total)}</b>
          <span>{pictures[index]?.caption}</span>
          <small>{pictures[index]?.credit}</small>
        </p>
        <IconButton label={t.closeViewer} onClick={onClose}>
          <Icon name="close" size={24} />
        </IconButton>
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
          onZoomChange={(_swiper, scale) => zoom.onChange(scale)}>
          {pictures.map((picture, at) => (
            <SwiperSlide key={picture.id} zoom className={css.slide ?? ''}>
              <div className={`${css.fit} swiper-zoom-target`} style={ratioOf(picture)}>
                {seen.has(at) && (
                  <>
                    {/* The thumbnail, which is there already, blurred until the large one covers it. */}
                    <PlainPicture sources={picture.sources} alt="" sizes={THUMB_SIZES} eager className={css.blurred} />
                    <PlainPicture sources={picture.sources} alt={picture.alt} sizes="1280px" eager />
                  </>
                )}
              </div>
            </SwiperSlide>
          ))}
        </Swiper>
        {total > 1 && (
          <>
            <IconButton
              className={`${css.step} ${css.previous}`}
              label={t.previousPicture}
              inert={index === 0}
              onClick={() => swiper?.slidePrev()}>
              <Icon name="left" />
            </IconButton>
            <IconButton
              className={`${css.step} ${css.next}`}
              label={t.nextPicture}
              inert={index === total - 1}
              onClick={() => swiper?.slideNext()}>
              <Icon name="right" />
            </IconButton>
          </>
        )}
        {zoom.scale === 1 && <p className={css.hint}>{t.zoomHint}</p>}
        <ZoomBar zoom={zoom} />
      </div>
      <div className={css.foot}>
        {total > 1 && (
          <Thumbs pictures={pictures} label={label} index={index} dark onSelect={(at) => swiper?.slideTo(at)} />
        )}
      </div>
    </div>
  );
}

function ratioOf({ sources: { width, height } }: ViewerPicture): CSSProperties {
  return { '--ratio': width / height } as CSSProperties;
}
