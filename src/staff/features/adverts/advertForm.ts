import { boolean, object } from 'yup';
import type { Advertisement } from '../../../common/api';
import type { AdvertisementInput, AdvertisementUpdate } from '../../api';
import { dayOfEnd, dayOfStart, endOfDay, startOfDay } from '../../../common/domain/dayInput';
import { dayRule, endRule } from '../../kit/form/days';
import { adverts as t } from '../../texts/adverts';

/** The dialog's fields, named as the contract names them; days are `YYYY-MM-DD` or empty. */
export interface AdvertFormValues {
  isActive: boolean;
  start_date: string;
  end_date: string;
}

/** What the form begins with: an advert's own days, or those of a new one. */
export const valuesOf = (advert?: Advertisement): AdvertFormValues => ({
  isActive: advert?.isActive ?? true,
  start_date: dayOfStart(advert?.start_date),
  end_date: dayOfEnd(advert?.end_date),
});

export const advertSchema = object({
  isActive: boolean().required(),
  start_date: dayRule(t.start),
  end_date: endRule(t.end, 'start_date', t.endsBeforeItStarts),
});

export const advertInput = (
  productId: string,
  { isActive, start_date, end_date }: AdvertFormValues,
): AdvertisementInput => ({ productId, isActive, start_date: startOfDay(start_date), end_date: endOfDay(end_date) });

/**
 * What changes of an advert: a day that was left alone keeps its moment, which may lie within the day, and one that
 * somebody else has stopped meanwhile stays so.
 */
export function advertUpdate(
  advert: Advertisement,
  { isActive, start_date, end_date }: AdvertFormValues,
): AdvertisementUpdate {
  return {
    ...(isActive !== advert.isActive && { isActive }),
    ...(start_date !== dayOfStart(advert.start_date) && { start_date: startOfDay(start_date) }),
    ...(end_date !== dayOfEnd(advert.end_date) && { end_date: endOfDay(end_date) }),
  };
}
