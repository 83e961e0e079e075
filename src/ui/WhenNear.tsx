import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useNear } from './useNear';

interface WhenNearProps {
  /** Fetches the part; the same function at every rendering. */
  load: () => Promise<ComponentType>;
  /** Stands in its place before, and where it cannot be had; as high as the part, so that nothing moves. */
  children: ReactNode;
}

/** A part far down a page, whose code comes when the visitor does. */
export function WhenNear({ load, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const [part, setPart] = useState<{ Part: ComponentType } | null>(null);
  useEffect(() => {
    if (!near) return undefined;
    let left = false;
    load().then((Part) => { if (!left) setPart({ Part }); }, () => undefined);
    return () => { left = true; };
  }, [near, load]);
  return part ? <part.Part /> : <div ref={place}>{children}</div>;
}
