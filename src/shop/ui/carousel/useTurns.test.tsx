import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { useTurns } from './useTurns';

const TURN_MS = 10_000;

/** jsdom lays nothing out: all of the element counts as in view. */
class InView implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  constructor(private readonly told: (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void) {}
  observe() {
    this.told([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { IntersectionObserver: InView, matchMedia: () => ({ matches: false }) });
});
afterEach(() => jest.useRealTimers());

function useCarousel() {
  const [current, setCurrent] = useState(0);
  const element = { current: document.body };
  return {
    current,
    show: setCurrent,
    turns: useTurns(element, { every: TURN_MS, current, moving: true, onTurn: () => setCurrent((shown) => shown + 1) }),
  };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('the next slide comes so long after the last one, whoever showed that', () => {
  const { result } = renderHook(useCarousel);
  pass(TURN_MS - 1);
  expect(result.current.current).toBe(0);
  pass(1);
  expect(result.current.current).toBe(1);
  pass(TURN_MS / 2);
  act(() => result.current.show(5));
  pass(TURN_MS - 1);
  expect(result.current.current).toBe(5);
  pass(1);
  expect(result.current.current).toBe(6);
});

test('none comes while it is paused or a pointer rests on it', () => {
  const { result } = renderHook(useCarousel);
  act(() => result.current.turns.play(false));
  pass(3 * TURN_MS);
  act(() => result.current.turns.play(true));
  act(() => result.current.turns.holders.onPointerEnter());
  pass(3 * TURN_MS);
  expect(result.current.current).toBe(0);
  act(() => result.current.turns.holders.onPointerLeave());
  pass(TURN_MS);
  expect(result.current.current).toBe(1);
});
