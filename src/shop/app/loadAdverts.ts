import { api } from '../../common/api';
import { advertsFrom } from '../../common/domain/advert';
import { advertsLoaded } from '../../common/state/advertsSlice';
import type { AppStore } from '../../common/state/store';

/** Reads the adverts of now in place of those that are there. */
export async function loadAdverts({ dispatch }: AppStore): Promise<void> {
  const { data } = await dispatch(api.endpoints.listAdvertisements.initiate({}, { forceRefetch: true }));
  const entries = advertsFrom(data?.data);
  if (entries) dispatch(advertsLoaded(entries));
}
