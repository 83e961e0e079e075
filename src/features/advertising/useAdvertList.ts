import { asApiError, useListAdvertisementsQuery, type Advertisement, type ApiError } from '../../api';
import { isParameterNotOffered } from '../../api/staff';

interface AdvertList {
  adverts: readonly Advertisement[] | undefined;
  /** All of them with their days; false where the server tells only what runs now. */
  whole: boolean;
  fetching: boolean;
  error: ApiError | undefined;
  retry: () => void;
}

const ALL = { status: 'all' } as const;

/** Every advert, for staff; on a server that does not offer that, those that run now. */
export function useAdvertList(): AdvertList {
  const all = useListAdvertisementsQuery(ALL);
  const refused = isParameterNotOffered(all.error);
  const running = useListAdvertisementsQuery({}, { skip: !refused });
  const { data, error, isFetching, refetch } = refused ? running : all;
  const adverts = data?.data;
  return {
    adverts,
    // A server may also ignore what it does not know.
    whole: !refused && (adverts === undefined || adverts.every(({ isActive }) => isActive !== undefined)),
    fetching: isFetching,
    error: error !== undefined && !isFetching ? asApiError(error) : undefined,
    retry: () => void refetch(),
  };
}
