import { useEffect, useState } from 'react';
import type { Advert } from '../../../common/domain/advert';
import { useHydrating } from '../../../common/browser/browserState';
import { shop } from '../../texts/en/shop';
import { Carousel } from '../../ui/carousel/Carousel';
import type { Fetching } from '../../ui/carousel/SwiperSlides';
import { useMessages } from '../../../common/i18n/messages';
import { AdvertControls } from './AdvertControls';
import css from './AdvertShow.module.css';
import { AdvertSlide } from './AdvertSlide';
import { useAdverts } from './useAdverts';

/** The single advert's countdown (docs/product.md, 3.3). */
const COUNTDOWN_S = 60;
/** Time on one advert (docs/product.md, 3.3), ms. */
const ADVERT_MS = 10_000;

/** The shop's advertised products: nothing without any, a panel with a countdown for one, else a carousel. */
export function AdvertShow() {
  const [first, ...others] = useAdverts();
  if (!first) return null;
  return others.length === 0 ? <SingleAdvert advert={first} /> : <AdvertRound adverts={[first, ...others]} />;
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
      <AdvertSlide advert={advert} when={<span role="timer">{when}</span>} picture="first" />
    </section>
  );
}

/** All of them, once the page is alive; the server writes the first. */
function AdvertRound({ adverts }: { adverts: readonly Advert[] }) {
  const t = useMessages('shop', shop);
  const hydrating = useHydrating();
  const slides = (hydrating ? adverts.slice(0, 1) : adverts).map((advert, index) => ({
    key: advert.id,
    label: t.showAdvert(index + 1, adverts.length),
    content: (picture: Fetching) => <AdvertSlide advert={advert} picture={index === 0 ? 'first' : picture} />,
  }));
  return (
    <div className={css.show} data-scheme="dark">
      <Carousel
        className={css.slides}
        label={t.adverts}
        slides={slides}
        every={ADVERT_MS}
        controls={(state) => <AdvertControls count={adverts.length} {...state} />}
      />
    </div>
  );
}
