import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Swiper, SwiperSlide } from 'swiper/react';
import type { Swiper as SwiperInstance } from 'swiper/types';
import 'swiper/css';
import { useMessages } from '../../../common/i18n/messages';
import { shop } from '../../texts/en/shop';

/** When a slide's picture is fetched: not yet, once it is near, or now since its slide comes next. */
export type Fetching = 'not-yet' | 'when-near' | 'now';

export interface CarouselSlide {
  key: string;
  /** Names the slide, read out. */
  label: string;
  content: (picture: Fetching) => ReactNode;
}

export interface SlidesHandle {
  /** -1 and the number of slides lead on round the loop. */
  show: (index: number) => void;
}

export interface SwiperSlidesProps {
  slides: readonly CarouselSlide[];
  /** The slide that is in view when these take over; at once they move on to the next. */
  start: number;
  handle: RefObject<SlidesHandle | null>;
  onShow: (index: number) => void;
}

/** A turn's motion, ms. */
const SPEED = 400;

/** The slides in an endless loop, to be swiped and dragged. Only the one in view can be reached by keys. */
export function SwiperSlides({ slides, start, handle, onShow }: SwiperSlidesProps) {
  const t = useMessages('shop', shop);
  const count = slides.length;
  const swiper = useRef<SwiperInstance | null>(null);
  const [current, setCurrent] = useState(start);
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => new Set([start]));
  const withFocus = useRef(false);
  const [calm] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const change = (index: number) => {
    setCurrent(index);
    setSeen((old) => new Set([...old, index, (index + 1) % count, (index + count - 1) % count]));
    onShow(index);
  };
  useEffect(() => {
    handle.current = {
      show: (index) => {
        withFocus.current = swiper.current?.el.contains(document.activeElement) ?? false;
        if (index < 0) swiper.current?.slidePrev();
        else if (index >= count) swiper.current?.slideNext();
        else swiper.current?.slideToLoop(index);
      },
    };
    return () => {
      handle.current = null;
    };
  }, [handle, count]);
  // What leaves becomes inert: the focus goes on to what comes, or the keys would be dead and the slides turn by themselves.
  useEffect(() => {
    if (withFocus.current)
      swiper.current?.el.querySelector<HTMLElement>('[role=group]:not([inert]) a')?.focus({ preventScroll: true });
    withFocus.current = false;
  }, [current]);
  // The change that was due when these were fetched.
  useEffect(() => {
    swiper.current?.slideNext();
  }, []);
  return (
    <Swiper
      style={{ height: '100%' }}
      // Swiper's rule: a loop needs at least twice as many slides as it shows; one is shown, two or more are here.
      loop
      // A press during the motion counts as well.
      loopPreventsSliding={false}
      initialSlide={start}
      speed={calm ? 0 : SPEED}
      onSwiper={(instance) => {
        swiper.current = instance;
      }}
      onRealIndexChange={({ realIndex }) => change(realIndex)}>
      {slides.map((slide, index) => (
        <SwiperSlide
          key={slide.key}
          role="group"
          aria-roledescription={t.slide}
          aria-label={slide.label}
          inert={index !== current}>
          {slide.content(seen.has(index) ? 'now' : 'not-yet')}
        </SwiperSlide>
      ))}
    </Swiper>
  );
}
