import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../../common/state/hooks';
import { asApiError, useListAdvertisementsQuery } from '../../../common/api';
import { advertsFrom, type Advert } from '../../../common/domain/advert';
import { shell } from '../../../common/texts/en/shell';
import { shopMoment } from '../../../common/browser/shopClock';
import { useMinute } from '../../../common/ui/clock';
import { advertsLoaded, selectAdverts, selectAdvertsLookedUp } from '../../../common/state/advertsSlice';

/**
 * The adverts, fetched once per browser session; none while they are loading. A failure is logged, never shown
 * (docs/product.md, 3.3). What has ended since is left out.
 */
export function useAdverts(): Advert[] {
  const dispatch = useAppDispatch();
  const known = useAppSelector(selectAdverts);
  const lookedUp = useAppSelector(selectAdvertsLookedUp);
  const { data, error } = useListAdvertisementsQuery({}, { skip: known !== null || !lookedUp });
  useEffect(() => {
    const entries = advertsFrom(data?.data);
    if (entries) dispatch(advertsLoaded(entries));
  }, [data, dispatch]);
  useEffect(() => {
    if (error) console.error(asApiError(error).message ?? shell.unknownError);
  }, [error]);
  const now = useMinute(shopMoment);
  return (known ?? []).filter(({ end_date: end }) => !(Date.parse(end ?? '') <= now));
}
