import { useEffect, useRef, useState } from 'react';
import { A11y, Autoplay, Keyboard } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import type { Swiper as SwiperInstance } from 'swiper/types';
import 'swiper/css';
import type { Advert } from '../../lib/advert';
import { AdvertControls } from './AdvertControls';
import { AdvertSlide } from './AdvertSlide';
import { ADVERT_MS } from './timing';

interface AdvertCarouselProps {
  adverts: Advert[];
  begin: { index: number; playing: boolean };
}

/** The moving carousel: 10 s each, in a loop; it waits while hovered or focused, and rests for who wants no motion. */
export function AdvertCarousel({ adverts, begin }: AdvertCarouselProps) {
  const swiper = useRef<SwiperInstance | null>(null);
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(begin.playing);
  const [calm] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  // The first change was due or asked for before Swiper was here.
  useEffect(() => {
    if (begin.index > 0) swiper.current?.slideToLoop(begin.index, calm ? 0 : undefined);
  }, [begin.index, calm]);
  useEffect(() => {
    if (playing && !calm) swiper.current?.autoplay.start();
    else swiper.current?.autoplay.stop();
  }, [playing, calm]);
  return (
    <div
      style={{ height: '100%' }}
      onFocus={() => swiper.current?.autoplay.pause()}
      onBlur={() => swiper.current?.autoplay.resume()}
    >
      <Swiper
        modules={[A11y, Autoplay, Keyboard]}
        style={{ height: '100%' }}
        // Swiper's rule: a loop needs at least twice as many slides as it shows; one is shown, two or more are here.
        loop
        // A press during the motion counts as well.
        loopPreventsSliding={false}
        speed={calm ? 0 : 400}
        keyboard={{ enabled: true, onlyInViewport: true }}
        autoplay={{ delay: ADVERT_MS, pauseOnMouseEnter: true, disableOnInteraction: false }}
        onSwiper={(instance) => { swiper.current = instance; }}
        onRealIndexChange={({ realIndex }) => setCurrent(realIndex)}
      >
        {adverts.map((advert, index) => (
          <SwiperSlide key={advert.id}><AdvertSlide advert={advert} priority={index === 0} /></SwiperSlide>
        ))}
      </Swiper>
      <AdvertControls
        count={adverts.length}
        current={current}
        playing={playing && !calm}
        onShow={(index) => {
          if (index < 0) swiper.current?.slidePrev();
          else if (index >= adverts.length) swiper.current?.slideNext();
          else swiper.current?.slideToLoop(index);
        }}
        onPlay={setPlaying}
      />
    </div>
  );
}
