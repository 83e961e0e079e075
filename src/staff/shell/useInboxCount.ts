import { useOffers } from '../../common/api';
import { useSummary } from '../features/home/useSummary';
import type { Place } from '../places';

interface Inbox {
  /** New requests; undefined where the server does not count them. */
  count: number | undefined;
  /** Leaves out what the server does not offer: the inbox, where it has none. */
  offered: (places: readonly Place[]) => readonly Place[];
}

/** How many requests wait, and which places the server offers. */
export function useInboxCount(): Inbox {
  const offers = useOffers();
  const { summary } = useSummary();
  return { count: summary?.quotes.new, offered: (places) => places.filter(({ needs }) => !needs || offers(needs)) };
}
