import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';

/** This much of the carousel in view, and its slides change. */
const IN_VIEW = 0.4;
/** So long before a change the next slide's picture is fetched, ms: enough for a slow link, and after the page's own. */
const LEAD_MS = 4000;

interface Turning {
  every: number;
  current: number;
  /** Whether there is anywhere to go. */
  moving: boolean;
  onTurn: () => void;
}

interface Turns {
  /** The visitor's wish; someone who wants no motion has it paused from the start. */
  playing: boolean;
  play: (playing: boolean) => void;
  /** Whether the next change is scheduled: not while paused, hovered, focused or out of view. */
  running: boolean;
  /** Whether a change has come near: by time, or by a hand on the slides. Once true it stays so. */
  near: boolean;
  /** For the element that holds the slides and their controls. */
  holders: Record<'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onBlur', () => void> & {
    onFocus: (event: FocusEvent) => void;
  };
}

/** When a carousel changes by itself: `every` ms after the last change. */
export function useTurns(element: RefObject<HTMLElement | null>, { every, current, moving, onTurn }: Turning): Turns {
  const [playing, setPlaying] = useState(true);
  const [inView, setInView] = useState(false);
  const [near, setNear] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
      threshold: IN_VIEW,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  const running = playing && moving && inView && !hovered && !focused;
  const latest = useRef(onTurn);
  useEffect(() => {
    latest.current = onTurn;
  });
  useEffect(() => {
    if (!running) return undefined;
    // Again and again: a turn that failed (no network) is retried.
    const timer = setInterval(() => latest.current(), every);
    return () => clearInterval(timer);
  }, [running, current, every]);
  useEffect(() => {
    if (!running || near) return undefined;
    const timer = setTimeout(() => setNear(true), Math.max(0, every - LEAD_MS));
    return () => clearTimeout(timer);
  }, [running, near, every]);
  return {
    playing,
    play: (wanted) => {
      setPlaying(wanted);
      // Who presses Play means now, wherever focus and pointer are.
      setFocused(false);
      setHovered(false);
    },
    running,
    near,
    holders: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onPointerDown: () => setNear(true),
      // A press leaves the focus behind; only the keyboard's stays to read.
      onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
