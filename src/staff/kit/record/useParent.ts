import { useLocation } from 'react-router-dom';
import { places } from '../../places';
import type { WayBack } from '../list/wayBack';
import type { PageHeadProps } from '../PageHead';

/**
 * Where a page leads back to: the list it was opened from, else the whole one of its kind.
 * @param list the address of the whole list
 * @param parent what it is called
 */
export function useParent({ list, parent }: { list: string; parent: string }): NonNullable<PageHeadProps['parent']> {
  const { state } = useLocation() as { state: Partial<WayBack> | null };
  const to = state?.from ?? list;
  const [page] = to.split('?');
  const other = page !== list && places.find((place) => place.to === page);
  return { label: other ? other.label : parent, to };
}
