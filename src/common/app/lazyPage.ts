import { createElement, useEffect, useState, type ComponentType } from 'react';
import { loadChunk } from '../browser/chunks';

/**
 * A page whose code comes once it is shown, and what stands in its place until then. It follows as soon as it is there: a
 * fallback of `Suspense`, as React's `lazy` needs one, is left standing for a third of a second. What could not be had is
 * thrown to the boundary around the page, and asked for again when that draws it anew.
 */
export function lazyPage(load: () => Promise<ComponentType>, Waiting: ComponentType): ComponentType {
  let Page: ComponentType | undefined;
  return function LazyPage() {
    const [{ failure }, tell] = useState<{ failure?: Error }>({});
    useEffect(() => {
      if (Page) return;
      loadChunk(load).then(
        (page) => {
          Page = page;
          tell({});
        },
        (failure: Error) => tell({ failure }),
      );
    }, []);
    if (failure) throw failure;
    return createElement(Page ?? Waiting);
  };
}
