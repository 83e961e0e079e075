import { act, renderHook } from '@testing-library/react';
import { useState, type FocusEvent } from 'react';
import { useTurns } from './useTurns';

const TURN_MS = 10_000;

/** jsdom lays nothing out: all of the element counts as in view, until a test says otherwise. */
let isInView = true;
let look = () => undefined as void;
class InView implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  constructor(private readonly told: (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void) {}
  observe() {
    look = () => this.told([{ isIntersecting: isInView }]);
    look();
  }
  disconnect() {}
}

beforeEach(() => {
  jest.useFakeTimers();
  isInView = true;
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

test('none comes while the focus of keys is on it, or it is out of sight; that of a press does not hold it', () => {
  const { result } = renderHook(useCarousel);
  const focusOn = (isOfKeys: boolean) => ({ target: { matches: () => isOfKeys } }) as unknown as FocusEvent;
  act(() => result.current.turns.holders.onFocus(focusOn(true)));
  pass(3 * TURN_MS);
  act(() => result.current.turns.holders.onBlur());
  isInView = false;
  act(() => look());
  pass(3 * TURN_MS);
  expect([result.current.current, result.current.turns.running]).toEqual([0, false]);
  isInView = true;
  act(() => look());
  act(() => result.current.turns.holders.onFocus(focusOn(false)));
  pass(TURN_MS);
  expect(result.current.current).toBe(1);
});

test('who wants no motion sees none until Play is pressed', () => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  const { result } = renderHook(useCarousel);
  pass(3 * TURN_MS);
  expect([result.current.current, result.current.turns.playing]).toEqual([0, false]);
  act(() => result.current.turns.play(true));
  pass(TURN_MS);
  expect(result.current.current).toBe(1);
});
