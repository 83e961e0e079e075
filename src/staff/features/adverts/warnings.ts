import type { Advertisement } from '../../../common/api';
import { advertStatus, crowdedDays, overlap, spanOf } from '../../../common/domain/advertWindow';
import { spanInWords, spansInWords } from '../../../common/domain/daysInWords';
import { dayNumber, type DaySpan } from '../../../common/domain/wholeDays';
import { adverts as t } from '../../texts/adverts';

interface Plan {
  product: { id: string; isActive: boolean };
  /** Whether it is to be shown at all. */
  isActive: boolean;
  span: DaySpan;
  /** All other adverts; what is changed is not among them. */
  others: readonly Advertisement[];
  now: number;
}

/** What a day's adverts that are over or stopped do not add to. */
export const isShown = (now: number) => (advert: Advertisement) =>
  ['running', 'planned'].includes(advertStatus(advert, now));

/** What staff should know before an advert is saved; none of it hinders them. */
export function warningsOf({ product, isActive, span, others, now }: Plan): string[] {
  if (!isActive) return [];
  const today = dayNumber(now);
  const inactive = product.isActive ? [] : [t.inactiveProduct];
  const open = { first: Math.max(span.first, today), last: span.last };
  if (open.last < open.first) return [...inactive, ...(span.last < today ? [t.over] : [])];
  const shown = others.filter(isShown(now));
  const same = shown.filter((advert) => advert.product.id === product.id && overlap(spanOf(advert), open));
  const crowded = product.isActive
    ? crowdedDays([...shown.map(spanOf), span], open).filter((days) => overlap(days, open))
    : [];
  return [
    ...inactive,
    ...same.slice(0, 1).map((advert) => t.sameProduct(spanInWords(spanOf(advert), today, 'long'))),
    ...crowdedWords(crowded, today),
  ];
}

/** The days on which adverts wait for a place, as one sentence, or nothing. */
export function crowdedWords(crowded: ReturnType<typeof crowdedDays>, today: number): string[] {
  if (crowded.length === 0) return [];
  return [t.crowded(spansInWords(crowded, today), Math.max(...crowded.map(({ count }) => count)))];
}
