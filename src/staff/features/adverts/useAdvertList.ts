import { useListAdvertisementsQuery, useOffers, type Advertisement, type ListState } from '../../../common/api';
import { useWholeList } from '../../kit/list/useWholeList';

const ALL = { status: 'all' } as const;
/** Of `listAdvertisements`. @param offered whether the server tells of all */
export const argOf = (offered: boolean | undefined) => (offered ? ALL : {});

/** Rows of a list ask as well, page by page: what was read so many seconds ago will do for them. */
const AGAIN_AFTER_S = 10;

/**
 * Every advert, for staff; on a server that does not offer that, those that run now. Read again when one comes back, to
 * the page or to the tab.
 * @returns `whole`: all of them with their days; false where the server tells only what runs now
 */
export function useAdvertList(): ListState<Advertisement> & { whole: boolean } {
  const offered = useOffers()('listAdvertisements.status=all');
  const query = useListAdvertisementsQuery(argOf(offered), {
    skip: offered === undefined,
    refetchOnFocus: true,
    refetchOnMountOrArgChange: AGAIN_AFTER_S,
  });
  return { ...useWholeList(query, ({ data }) => data), whole: offered !== false };
}
