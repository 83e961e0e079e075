import { Link, useLocation, type LinkProps } from 'react-router-dom';
import { places } from '../../places';
import type { PageHeadProps } from '../PageHead';

/** What a way that leads on from a list hands on, so that the page behind it leads back there. */
interface WayBack {
  /** The list's address as it was narrowed, on the page that was shown. */
  from: string;
}

/** The state of a navigation from the page that is shown. */
export function useWayBack(): WayBack {
  const { pathname, search } = useLocation();
  return { from: pathname + search };
}

/** A link that hands on the list it stands in. */
export function OnwardLink(props: LinkProps) {
  return <Link {...props} state={useWayBack()} />;
}

/** Where a page leads back to: the list it was opened from, else the whole one of its kind. */
export function useParent({ list, parent }: { list: string; parent: string }): NonNullable<PageHeadProps['parent']> {
  const { state } = useLocation() as { state: Partial<WayBack> | null };
  const to = state?.from ?? list;
  const [page] = to.split('?');
  const other = page !== list && places.find((place) => place.to === page);
  return { label: other ? other.label : parent, to };
}
