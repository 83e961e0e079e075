import { WhenNear } from '../ui/WhenNear';

const load = () =>
  import(/* webpackChunkName: "recent" */ '../features/recent/RecentProducts').then(
    ({ RecentProducts }) => RecentProducts,
  );

/** What was looked at before, at the end of a page. It is an extra: what cannot be had is left out. */
export function RecentlyViewed({ except }: { except?: string }) {
  return <WhenNear load={load} props={except === undefined ? {} : { except }} />;
}
