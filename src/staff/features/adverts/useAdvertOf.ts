import { useMemo } from 'react';
import type { Advertisement } from '../../../common/api';
import { advertStatus, spanOf } from '../../../common/domain/advertWindow';
import { dayInWords } from '../../../common/domain/daysInWords';
import { dayNumber } from '../../../common/domain/wholeDays';
import { adverts as t } from '../../texts/adverts';
import { useMinute } from '../../../common/ui/clock';
import { useAdvertList } from './useAdvertList';

/** The adverts of a product that run or are to come, those that run first. */
export function advertsOf(productId: string, adverts: readonly Advertisement[], now: number): Advertisement[] {
  const own = adverts
    .filter(({ product }) => product.id === productId)
    .map((advert) => ({ advert, status: advertStatus(advert, now) }));
  return (['running', 'planned'] as const).flatMap((wanted) =>
    own.filter(({ status }) => status === wanted).map(({ advert }) => advert),
  );
}

/** The advert of a product that runs, else the one to come; undefined where there is none, or none is known. */
export function useAdvertOf(productId: string): Advertisement | undefined {
  const { items: adverts } = useAdvertList();
  const now = useMinute();
  return useMemo(() => advertsOf(productId, adverts ?? [], now)[0], [productId, adverts, now]);
}

/** In a list's row: 'until 30 Nov', 'from 5 Dec', or that it has no end; null where the server tells no days. */
export function advertUntil(advert: Advertisement, now: number): string | null {
  if (advert.isActive === undefined) return null;
  const { first, last } = spanOf(advert);
  const today = dayNumber(now);
  if (first > today) return t.from(dayInWords(first, today));
  return Number.isFinite(last) ? t.until(dayInWords(last, today)) : t.noEnd;
}
