import type { Product } from '../../../common/api';
import { dayNumber } from '../../../common/domain/advertWindow';
import { dayInWords } from '../../../common/domain/daysInWords';
import { useMinute } from '../../../common/ui/clock';
import { Dash } from '../../kit/show/Dash';
import { Money } from '../../kit/show/Money';
import { products as t } from '../../texts/products';
import { discountPhase, type DiscountPhase } from './model/discountPhase';
import css from './PriceCells.module.css';

const percentOf = ({ discounts }: Product) => discounts[0]?.discount_percentage ?? null;

/** The full price, struck through only while visitors see a lower one. */
export function PriceCell(product: Product) {
  const price = <Money value={product.product_price} />;
  return discountPhase(product, useMinute()).phase === 'running' ? <s className={css.quiet}>{price}</s> : price;
}

/** The new price: strong while it is what visitors pay, otherwise quiet, with the day on which it begins or ended. */
export function NewPriceCell(product: Product) {
  const now = useMinute();
  const state = discountPhase(product, now);
  const running = state.phase === 'running';
  const day = dayOf(state, now);
  const percent = percentOf(product);
  return (
    <span className={running ? undefined : css.quiet}>
      <Money value={product.new_price} strong={running} />
      {/* On a card the percentage has no place of its own. */}
      {percent !== null && <span className={css.off}> {t.off(percent)}</span>}
      {day && <small className={css.day}>{day}</small>}
    </span>
  );
}

/** The discount's percentage, in the same ink as its new price. */
export function PercentCell(product: Product) {
  const running = discountPhase(product, useMinute()).phase === 'running';
  const percent = percentOf(product);
  if (percent === null) return <Dash />;
  return <span className={running ? undefined : css.quiet}>{t.percent(percent)}</span>;
}

/** 'from 23 Nov', 'ended 20 Nov'; null where the price itself says it. */
function dayOf(state: DiscountPhase, now: number): string | null {
  const words = (at: number) => dayInWords(dayNumber(at), dayNumber(now));
  if (state.phase === 'planned') return t.discountFrom(words(state.from));
  // What ends at midnight was last seen the day before.
  return state.phase === 'ended' ? t.discountEnded(words(state.end - 1)) : null;
}
