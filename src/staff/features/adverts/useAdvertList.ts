import {
  api,
  asApiError,
  useListAdvertisementsQuery,
  useOffers,
  type Advertisement,
  type ApiError,
} from '../../../common/api';
import { useAppDispatch } from '../../../common/state/hooks';
import { FRESH } from '../../kit/record/calls';

interface AdvertList {
  adverts: readonly Advertisement[] | undefined;
  /** All of them with their days; false where the server tells only what runs now. */
  whole: boolean;
  fetching: boolean;
  error: ApiError | undefined;
  retry: () => void;
}

const ALL = { status: 'all' } as const;
const argOf = (offered: boolean | undefined) => (offered ? ALL : {});

/** Every advert, for staff; on a server that does not offer that, those that run now. */
export function useAdvertList(): AdvertList {
  const offered = useOffers()('listAdvertisements.status=all');
  const { data, error, isFetching, refetch } = useListAdvertisementsQuery(argOf(offered), {
    skip: offered === undefined,
  });
  return {
    adverts: data?.data,
    whole: offered !== false,
    fetching: isFetching,
    error: error !== undefined && !isFetching ? asApiError(error) : undefined,
    retry: () => void refetch(),
  };
}

/** Reads an advert as the server has it now; it resolves with undefined where the server does not tell of it, or not any more. */
export function useReadAdvert(): (id: string) => Promise<Advertisement | undefined> {
  const offered = useOffers()('listAdvertisements.status=all');
  const dispatch = useAppDispatch();
  return async (id) => {
    const { data } = await dispatch(api.endpoints.listAdvertisements.initiate(argOf(offered), FRESH)).unwrap();
    return data.find((advert) => advert.id === id);
  };
}
