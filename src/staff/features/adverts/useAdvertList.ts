import {
  asApiError,
  useListAdvertisementsQuery,
  useOffers,
  type Advertisement,
  type ApiError,
} from '../../../common/api';

interface AdvertList {
  adverts: readonly Advertisement[] | undefined;
  /** All of them with their days; false where the server tells only what runs now. */
  whole: boolean;
  fetching: boolean;
  error: ApiError | undefined;
  retry: () => void;
}

const ALL = { status: 'all' } as const;
/** Of `listAdvertisements`. @param offered whether the server tells of all */
export const argOf = (offered: boolean | undefined) => (offered ? ALL : {});

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
