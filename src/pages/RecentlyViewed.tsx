import { lazy, Suspense, useRef } from 'react';
import { loadOptional } from '../lib/chunks';
import { useNear } from '../ui/useNear';

const RecentProducts = lazy(() =>
  loadOptional(() => import(/* webpackChunkName: "recent" */ '../features/recent/RecentProducts').then(({ RecentProducts: part }) => part)),
);

/** What was looked at before, at the end of a page: read when a visitor comes near. It is an extra: what cannot be had is left out. */
export function RecentlyViewed({ except }: { except?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return <div ref={place}>{near && <Suspense fallback={null}><RecentProducts {...(except !== undefined && { except })} /></Suspense>}</div>;
}
