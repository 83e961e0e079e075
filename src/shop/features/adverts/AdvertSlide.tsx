import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Advert } from '../../../common/domain/advert';
import { lastDay } from '../../../common/domain/days';
import { mainPicture } from '../../../common/domain/media';
import { shop } from '../../texts/en/shop';
import { formatKes } from '../../../common/domain/money';
import { paths } from '../../../common/domain/paths';
import { priceOf } from '../../../common/domain/price';
import { initialOf } from '../../../common/domain/texts';
import { Button } from '../../../common/ui/Button';
import type { Fetching } from '../../ui/carousel/SwiperSlides';
import { usePriceMoment } from '../../../common/ui/clock';
import { useInLanguage, useLanguage, useMessages } from '../../../common/i18n/messages';
import { Picture } from '../../../common/ui/Picture';
import css from './AdvertShow.module.css';
import { OldPrice } from '../../ui/OldPrice';

interface AdvertSlideProps {
  advert: Advert;
  /** Stands in the date line's place: the single advert's countdown. */
  when?: ReactNode;
  /** The first picture of the page goes before all others. */
  picture: 'first' | Fetching;
}

const SIZES = '(min-width:1280px) 660px, (min-width:768px) 52vw, calc(100vw - 32px)';

/** One advertised product: text, price, picture; the whole panel is its link. */
export function AdvertSlide({ advert: { product, end_date: end }, when, picture }: AdvertSlideProps) {
  const t = useMessages('shop', shop);
  const name = useInLanguage()(product, 'product_name');
  const { language } = useLanguage();
  const { cents, was, until } = priceOf(product, usePriceMoment([product]));
  const last = earliest(until, end);
  const image = mainPicture(product.images ?? []);
  const to = paths.product(product.id);
  return (
    <div className={css.slide}>
      <div className={css.picture}>
        {image && picture !== 'not-yet' && (
          <Picture image={image} alt="" sizes={SIZES} priority={picture === 'first'} eager={picture === 'now'} />
        )}
        {!image && (
          <span className={css.initial} aria-hidden="true">
            {initialOf(name.text)}
          </span>
        )}
      </div>
      <div className={css.text}>
        <p className={css.when}>{when ?? (last && t.until(lastDay(last, language)))}</p>
        <h2 lang={name.lang}>
          <Link to={to}>{name.text}</Link>
        </h2>
        {cents !== null && (
          <p className={css.price}>
            <b>{formatKes(cents)}</b>
            {was !== undefined && <OldPrice amount={formatKes(was)} />}
          </p>
        )}
        <Button component={Link} to={to} variant="light" className={css.see} tabIndex={-1} aria-hidden="true">
          {t.seeProduct}
        </Button>
      </div>
    </div>
  );
}

/** The first of moments (ISO 8601); what is missing or is no moment ends nothing. */
function earliest(...moments: readonly (string | null | undefined)[]): string | undefined {
  return moments
    .filter((moment): moment is string => !Number.isNaN(Date.parse(moment ?? '')))
    .sort((a, b) => Date.parse(a) - Date.parse(b))[0];
}
