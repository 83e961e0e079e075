import { useRef, type ComponentType, type ReactNode } from 'react';
import { usePart } from '../../common/ui/usePart';
import { useNear } from './useNear';

type WhenNearProps<P> = {
  /** Fetches the part; the same function at every rendering. */
  load: () => Promise<ComponentType<P>>;
  /** Stands in its place before, and where it cannot be had; as high as the part, so that nothing moves. */
  children?: ReactNode;
} & (object extends P ? { props?: P } : { props: P });

/** A part far down a page, whose code comes when the visitor does: most leave before. */
export function WhenNear<P extends object>({ load, props, children }: WhenNearProps<P>) {
  const place = useRef<HTMLDivElement>(null);
  const Part = usePart(load, useNear(place));
  // Without `props` the part takes none.
  return Part ? <Part {...(props as P)} /> : <div ref={place}>{children}</div>;
}
