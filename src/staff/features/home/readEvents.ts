import type { DashboardEvent } from '../../api';
import { stored, useStored } from '../../../common/browser/stored';
import { DAY_MS } from '../../../common/domain/wholeDays';

const readEvents = stored<readonly string[]>({
  area: 'localStorage',
  key: 'readEvents',
  empty: [],
  inMemory: true,
  check: (data) => (Array.isArray(data) ? data.filter((value) => typeof value === 'string') : null),
});

const keyOf = ({ type, id }: DashboardEvent) => `${type} ${id}`;

interface ReadEvents {
  unread: (event: DashboardEvent) => boolean;
  markRead: (which: readonly DashboardEvent[]) => void;
}

/** Which events were read in this browser; only those that are still told are kept. */
export function useReadEvents(events: readonly DashboardEvent[], now: number): ReadEvents {
  const read = useStored(readEvents);
  // A browser that remembers nothing counts what is older than a day as read.
  const unread = (event: DashboardEvent) =>
    read.length === 0 ? now - Date.parse(event.at) < DAY_MS : !read.includes(keyOf(event));
  const markRead = (which: readonly DashboardEvent[]) => {
    readEvents.keep(events.filter((event) => which.includes(event) || !unread(event)).map(keyOf));
  };
  return { unread, markRead };
}
