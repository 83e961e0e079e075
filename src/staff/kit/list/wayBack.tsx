import { Link, useLocation, type LinkProps } from 'react-router-dom';

/** What a way that leads on from a list hands on, so that the page behind it leads back there. */
export interface WayBack {
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
