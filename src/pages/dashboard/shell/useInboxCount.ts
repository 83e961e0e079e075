import { isNotOffered, staffApi } from '../../../api/staff';
import { useSummary } from '../../../features/summary/useSummary';
import type { Place } from './navigation';

interface Inbox {
  /** New requests; undefined where the server does not count them. */
  count: number | undefined;
  /** Leaves out the inbox where the server has none. */
  offered: (places: readonly Place[]) => readonly Place[];
}

/** How many requests wait, and whether there is an inbox at all: a server without figures is asked for nothing more until it shows one. */
export function useInboxCount(): Inbox {
  const { summary, missing } = useSummary();
  const { data, error } = staffApi.endpoints.listQuotations.useQueryState({});
  const hidden = isNotOffered(error) || (missing && !data);
  return { count: summary?.quotes.new, offered: (places) => (hidden ? places.filter(({ inbox }) => !inbox) : places) };
}
