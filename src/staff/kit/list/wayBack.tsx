import { createContext, useContext } from 'react';
import { Link, useLocation, type LinkProps } from 'react-router-dom';
import type { PageHeadProps } from '../PageHead';

type Parent = NonNullable<PageHeadProps['parent']>;

/** What a list hands on with the way to a page that leads back to it. */
interface WayBack {
  /** The list as it was narrowed, on the page that was shown. */
  from: Parent;
}

const WayBackContext = createContext<WayBack | null>(null);

/** Around a list and what stands with it. */
export const WayBackProvider = WayBackContext.Provider;

/** The state of a navigation from the list around; null where there is none. */
export const useWayBack = (): WayBack | null => useContext(WayBackContext);

/** A link that hands on the list it stands in. */
export function OnwardLink(props: LinkProps) {
  return <Link {...props} state={useWayBack()} />;
}

/** Where a page leads back to: the list it was opened from, else the whole one of its kind. */
export function useParent({ list: to, parent: label }: { list: string; parent: string }): Parent {
  const { state } = useLocation() as { state: Partial<WayBack> | null };
  return state?.from ?? { label, to };
}
