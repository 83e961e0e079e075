import { useOffers } from '../../common/api';
import { useSummary } from '../features/home/useSummary';
import type { Place } from './navigation';

interface Inbox {
  /** New requests; undefined where the server does not count them. */
  count: number | undefined;
  /** Leaves out the inbox where the server has none. */
  offered: (places: readonly Place[]) => readonly Place[];
}

/** How many requests wait, and whether there is an inbox at all. */
export function useInboxCount(): Inbox {
  const offers = useOffers();
  const { summary } = useSummary();
  return {
    count: summary?.quotes.new,
    offered: (places) => places.filter(({ inbox }) => !inbox || offers('listQuotations')),
  };
}
