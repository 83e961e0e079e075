import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { whenIdle } from '../../common/browser/idle';

interface Track {
  ref: RefObject<HTMLDivElement | null>;
  /** The picture in view, from 0. */
  index: number;
  /** Whether a picture has been near enough to be fetched. */
  isSeen: (index: number) => boolean;
  go: (index: number) => void;
  step: (by: 1 | -1) => void;
  onScroll: () => void;
  /** A hand on the track: where a button was leading no longer counts. */
  onPointerDown: () => void;
}

/**
 * A row of pictures, each as wide as the row, that browsers scroll and snap by themselves. Only the first picture is
 * there at once; its neighbours are fetched when the browser has nothing better to do, the others when they come near.
 */
export function useTrack(count: number): Track {
  const ref = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => new Set([0]));
  const goal = useRef<number | null>(null);
  const come = useCallback((at: number) => {
    setIndex(at);
    setSeen((old) =>
      [at - 1, at, at + 1].every((near) => old.has(near)) ? old : new Set([...old, at - 1, at, at + 1]),
    );
  }, []);
  const read = useCallback(() => {
    const row = ref.current;
    if (!row || row.clientWidth === 0) return;
    const at = Math.min(Math.round(row.scrollLeft / row.clientWidth), count - 1);
    if (at === goal.current) goal.current = null;
    come(at);
  }, [come, count]);
  // A visitor may have swiped before the program came.
  useEffect(() => whenIdle(read), [read]);
  const go = (to: number) => {
    const row = ref.current;
    const at = Math.min(Math.max(to, 0), count - 1);
    if (!row || at === (goal.current ?? index)) return;
    goal.current = at;
    // Also where a hand stopped it on the way.
    row.addEventListener('scrollend', () => (goal.current = null), { once: true });
    setSeen((old) => new Set([...old, at]));
    // A glide over several pictures would fetch them all: only a neighbour is glided to.
    row.scrollTo({ left: row.clientWidth * at, behavior: Math.abs(at - index) > 1 ? 'instant' : 'auto' });
  };
  return {
    ref,
    index,
    isSeen: (at) => seen.has(at),
    go,
    step: (by) => go((goal.current ?? index) + by),
    onScroll: read,
    onPointerDown: () => {
      goal.current = null;
    },
  };
}
