import { useRef, useState, type ComponentType, type KeyboardEvent, type ReactNode } from 'react';
import { useTrack } from '../useTrack';
import { useMessages } from '../../../common/i18n/messages';
import { shop } from '../../texts/en/shop';
import css from './Carousel.module.css';
import type { CarouselSlide, Fetching, SlidesHandle, SwiperSlidesProps } from './SwiperSlides';
import { useTurns } from './useTurns';

/** Whether a hand has touched the page or its keys; a browser that does not tell counts as touched. */
const isTouched = () => (navigator as { userActivation?: UserActivation }).userActivation?.hasBeenActive ?? true;

const load = () => import(/* webpackChunkName: "carousel" */ './SwiperSlides');

/** What the controls show and do. */
export interface CarouselState {
  /** The slide in view, from 0. */
  current: number;
  playing: boolean;
  /** -1 and the number of slides lead on round the loop. */
  show: (index: number) => void;
  play: (playing: boolean) => void;
}

interface CarouselProps {
  label: string;
  slides: readonly CarouselSlide[];
  /** Time on one slide, ms. */
  every: number;
  /** Stand beside the slides and stay while these move. */
  controls: (state: CarouselState) => ReactNode;
  className?: string | undefined;
}

/**
 * Slides that go round by themselves. At first a row that browsers scroll and snap without any program, and that moves on
 * by itself. Swiper takes its place at a change after the page's first touch, so that nobody waits for it, and who only
 * looks, or wants no motion, never fetches it. Where it cannot be had (offline), the row moves on.
 */
export function Carousel({ label, slides, every, controls, className }: CarouselProps) {
  const t = useMessages('shop', shop);
  const count = slides.length;
  const section = useRef<HTMLElement>(null);
  const track = useTrack(count);
  const [motion, setMotion] = useState<{ Slides: ComponentType<SwiperSlidesProps>; start: number } | null>(null);
  const [inMotion, setInMotion] = useState(0);
  const handle = useRef<SlidesHandle | null>(null);
  const current = motion ? inMotion : track.index;

  const show = (index: number) => {
    if (handle.current) handle.current.show(index);
    else track.go((index + count) % count);
  };
  const turn = async () => {
    const next = () => track.go((current + 1) % count);
    if (handle.current) {
      handle.current.show(current + 1);
      return;
    }
    if (!isTouched()) {
      next();
      return;
    }
    try {
      const { SwiperSlides } = await load();
      setInMotion(current);
      setMotion({ Slides: SwiperSlides, start: current });
    } catch {
      next();
    }
  };
  const turns = useTurns(section, { every, current, moving: count > 1, onTurn: () => void turn() });
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
    // In the row itself the keys scroll already.
    if (by && target !== track.ref.current) show(current + by);
  };
  const fetching = (index: number): Fetching => {
    // Browsers fetch what stands beside the screen as if it were near, so a picture that is not due is not there.
    if (turns.near || track.index > 0) return track.isSeen(index) ? 'now' : 'not-yet';
    return index === 0 ? 'when-near' : 'not-yet';
  };
  return (
    <section
      ref={section}
      className={className}
      aria-roledescription={t.carousel}
      aria-label={label}
      onKeyDown={onKeyDown}
      {...turns.holders}>
      <div aria-live={turns.running ? 'off' : 'polite'}>
        {motion ? (
          <motion.Slides slides={slides} start={motion.start} handle={handle} onShow={setInMotion} />
        ) : (
          <div
            className={css.row}
            ref={track.ref}
            onScroll={track.onScroll}
            onPointerDown={track.onPointerDown}
            {...(count > 1 && { tabIndex: 0, role: 'group', 'aria-label': label })}>
            {slides.map((slide, index) => (
              <div key={slide.key} role="group" aria-roledescription={t.slide} aria-label={slide.label}>
                {slide.content(fetching(index))}
              </div>
            ))}
          </div>
        )}
      </div>
      {controls({ current, playing: turns.playing, show, play: turns.play })}
    </section>
  );
}
