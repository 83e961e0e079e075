import { lazy, Suspense, useEffect, useRef, useState, type TouchEvent } from 'react';
import type { Advert } from '../../lib/advert';
import { loadChunk } from '../../lib/chunks';
import { shop } from '../../lib/messages/en/shop';
import { useMessages } from '../../ui/messages';
import { AdvertControls } from './AdvertControls';
import css from './AdvertShow.module.css';
import { AdvertSlide } from './AdvertSlide';
import { ADVERT_MS } from './timing';
import { useAdverts } from './useAdverts';

/** The single advert's countdown (specification, section 9). */
const COUNTDOWN_S = 60;
/** A finger that moves this far sideways means the next advert, px. */
const SWIPE = 40;

const loadCarousel = () => import(/* webpackChunkName: "advert-carousel" */ './AdvertCarousel');
/** Where the code cannot be had (offline), the first advert stays as it is. */
const AdvertCarousel = lazy(() =>
  loadChunk(loadCarousel).then(
    (module) => ({ default: module.AdvertCarousel }),
    () => ({ default: StillAdvert }),
  ),
);

/** The shop's advertised products: nothing without any, a panel with a countdown for one, else a carousel. */
export function AdvertShow() {
  const [first, ...others] = useAdverts();
  if (!first) return null;
  return others.length === 0 ? <SingleAdvert advert={first} /> : <Carousel adverts={[first, ...others]} />;
}

function StillAdvert({ adverts: [first] }: { adverts: Advert[]; begin: Begin }) {
  return first ? <AdvertSlide advert={first} priority /> : null;
}

function SingleAdvert({ advert }: { advert: Advert }) {
  const t = useMessages('shop', shop);
  const [left, setLeft] = useState(COUNTDOWN_S);
  useEffect(() => {
    // The monotonic clock: a phone whose date is wrong, or set while we count, changes nothing.
    const start = performance.now();
    const timer = setInterval(() => {
      const remaining = Math.max(0, COUNTDOWN_S - Math.floor((performance.now() - start) / 1000));
      setLeft(remaining);
      if (remaining === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, []);
  const when = left > 0 ? t.timeRemaining(left) : <span className={css.over}>{t.outOfTime}</span>;
  return (
    <section className={css.show} data-scheme="dark" aria-label={t.adverts}>
      <AdvertSlide advert={advert} when={<span role="timer">{when}</span>} priority />
    </section>
  );
}

/** How the carousel begins once its code is there. */
interface Begin {
  index: number;
  playing: boolean;
}

/**
 * The first advert as plain elements; Swiper takes its place when the first change is due or asked for, so that nobody
 * waits for it before.
 */
function Carousel({ adverts }: { adverts: Advert[] }) {
  const t = useMessages('shop', shop);
  const [begin, setBegin] = useState<Begin | null>(null);
  const touchedAt = useRef(0);
  useEffect(() => {
    if (begin || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setTimeout(() => setBegin({ index: 1, playing: true }), ADVERT_MS);
    return () => clearTimeout(timer);
  }, [begin]);
  const still = (
    <>
      {adverts[0] && <AdvertSlide advert={adverts[0]} priority />}
      <AdvertControls
        count={adverts.length}
        current={0}
        playing
        onShow={(index) => setBegin({ index: (index + adverts.length) % adverts.length, playing: true })}
        onPlay={(playing) => setBegin({ index: 0, playing })}
      />
    </>
  );
  return (
    <section
      className={css.show}
      data-scheme="dark"
      aria-roledescription="carousel"
      aria-label={t.adverts}
      {...(!begin && {
        onPointerEnter: () => void loadCarousel(),
        onFocus: () => void loadCarousel(),
        onTouchStart: ({ touches }: TouchEvent) => { touchedAt.current = touches[0]?.clientX ?? 0; },
        onTouchEnd: ({ changedTouches }: TouchEvent) => {
          const moved = (changedTouches[0]?.clientX ?? 0) - touchedAt.current;
          if (Math.abs(moved) > SWIPE) setBegin({ index: moved < 0 ? 1 : adverts.length - 1, playing: true });
        },
      })}
    >
      {begin ? <Suspense fallback={still}><AdvertCarousel adverts={adverts} begin={begin} /></Suspense> : still}
    </section>
  );
}
