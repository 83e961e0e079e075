import { Link } from 'react-router-dom';
import { dayOf, lastDay } from '../../../../common/domain/days';
import type { Language } from '../../../../common/domain/language';
import { mainPicture } from '../../../../common/domain/media';
import { events } from '../../../texts/en/events';
import { shop } from '../../../texts/en/shop';
import { formatKes } from '../../../../common/domain/money';
import type { Offer } from '../../../../common/domain/offers';
import { paths } from '../../../../common/domain/paths';
import { initialOf } from '../../../../common/domain/texts';
import { Icon } from '../../../../common/ui/Icon';
import { useInLanguage, useLanguage, useMessages } from '../../../../common/i18n/messages';
import { Picture } from '../../../../common/ui/Picture';
import badge from '../Badge.module.css';
import card from '../ProductCard.module.css';
import css from './OfferCard.module.css';
import { OldPrice } from '../../../ui/OldPrice';

const SIZES = '(min-width:1280px) 384px, (min-width:1024px) 30vw, (min-width:768px) 46vw, 120px';

/** A product on offer, and until when; the whole card is its link. */
export function OfferCard({ offer, priority = false }: { offer: Offer; priority?: boolean }) {
  const t = useMessages('events', events);
  const words = useMessages('shop', shop);
  const { language } = useLanguage();
  const { product, price } = offer;
  const name = useInLanguage()(product, 'product_name');
  const { cents, was, percent } = price;
  const image = mainPicture(product.images ?? []);
  const date = offer.starts ?? offer.ends;
  return (
    <article className={css.card}>
      <div className={css.picture}>
        {image ? (
          <Picture image={image} alt="" sizes={SIZES} priority={priority} />
        ) : (
          <span className={card.initial} aria-hidden="true">
            {initialOf(name.text)}
          </span>
        )}
        {percent !== undefined && percent > 0 && (
          <span className={`${badge.badge} ${badge.sale} ${css.percent}`}>{words.off(percent)}</span>
        )}
      </div>
      <div className={css.text}>
        <h3 className={css.name} lang={name.lang}>
          <Link to={paths.product(product.id)}>{name.text}</Link>
        </h3>
        <p className={css.price}>
          <b>{cents === null ? t.onRequest : formatKes(cents)}</b>
          {was !== undefined && <OldPrice amount={formatKes(was)} />}
        </p>
        <p className={css.when}>
          <Icon name="calendar" size={18} />
          {date === undefined ? t.noEnd : <time dateTime={date}>{whenText(offer, t, language)}</time>}
        </p>
      </div>
    </article>
  );
}

/** "Until 30 November 2026", or from when to when. */
function whenText({ starts, ends }: Offer, t: typeof events, language: Language): string {
  const until = ends && !Number.isNaN(Date.parse(ends)) ? lastDay(ends, language) : null;
  const from = starts ? dayOf(starts, language) : null;
  if (from !== null) return until === null ? t.from(from) : t.fromUntil(from, until);
  return until === null ? t.noEnd : t.until(until);
}
