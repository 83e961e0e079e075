import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
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
  const near = useNear(place);
  const [part, setPart] = useState<{ Part: ComponentType<P> } | null>(null);
  useEffect(() => {
    if (!near) return undefined;
    let left = false;
    load().then(
      (Part) => {
        if (!left) setPart({ Part });
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [near, load]);
  // Without `props` the part takes none.
  return part ? <part.Part {...(props as P)} /> : <div ref={place}>{children}</div>;
}
