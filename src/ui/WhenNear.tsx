import { Suspense, useRef, type ReactNode } from 'react';
import { useNear } from './useNear';

/**
 * What is drawn, and its code and data asked for, when a visitor comes near: most leave before, and the page's first
 * document stays small.
 * @param className of the place that is kept for it until it is there
 */
export function WhenNear({ className, children }: { className: string | undefined; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  if (!near) return <div ref={place} className={className} />;
  return <Suspense fallback={<div className={className} />}>{children}</Suspense>;
}
