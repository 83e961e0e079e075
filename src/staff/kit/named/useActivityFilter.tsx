import type { ReactNode } from 'react';
import { ACTIVITIES, ActivitySegments } from '../list/ActivitySegments';
import { FilterBar } from '../list/FilterBar';
import { SearchBox } from '../list/SearchBox';
import { useListParams } from '../list/useListParams';

/** A name as it is compared, whatever its case and blanks, and however its apostrophe is written: `Murang’a` is `Murang'a`. */
export const plainName = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[’‘`\u02bb\u02bc]/g, "'");

const CHOICES = { search: 'text', status: ACTIVITIES } as const;

interface ActivityFilter<Row> {
  /** The rows that are left. */
  items: Row[] | undefined;
  filters: ReactNode;
  filtered: boolean;
  onClearFilters: () => void;
}

/** A list that is read whole, narrowed here by name and by whether its records are active. @param search label of the words */
export function useActivityFilter<Row extends { name: string; isActive: boolean }>(
  rows: readonly Row[] | undefined,
  search: string,
): ActivityFilter<Row> {
  const { values: chosen, set, clear, filtered } = useListParams(CHOICES);
  const words = plainName(chosen.search);
  const items = rows?.filter(
    ({ name, isActive }) =>
      plainName(name).includes(words) && (chosen.status === 'all' || isActive === (chosen.status === 'active')),
  );
  const count = (isActive: boolean) => (rows ?? []).filter((row) => row.isActive === isActive).length;
  const filters = (
    <FilterBar
      search={<SearchBox label={search} value={chosen.search} onSearch={(words) => set({ search: words })} />}
      segments={
        <ActivitySegments
          value={chosen.status}
          counts={rows && { active: count(true), inactive: count(false) }}
          onChange={(status) => set({ status })}
        />
      }
    />
  );
  return { items, filters, filtered, onClearFilters: clear };
}
