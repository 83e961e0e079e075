import { act, fireEvent, screen } from '@testing-library/react';
import { advertsLoaded } from '../../../common/state/advertsSlice';
import { ROW_WIDTH, layOutRows, renderInShop } from '../../../testing/renderInShop';
import { AdvertShow } from './AdvertShow';

const TURN_MS = 10_000;
const NAMES = ['Mini', 'Mesh', 'Kit'];

beforeEach(() => {
  jest.useFakeTimers();
  layOutRows();
  // The row that browsers scroll themselves, which stands until a hand touches the page.
  Object.assign(navigator, { userActivation: { hasBeenActive: false } });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The shop's offers, on the screen. @param reduced who looks wants no motion */
function show(names: readonly string[], { reduced = false } = {}) {
  const { store, container } = renderInShop(<AdvertShow />, { near: true });
  const byWidth = window.matchMedia.bind(window);
  window.matchMedia = (query) =>
    Object.assign(byWidth(query), query.includes('prefers-reduced-motion') && { matches: reduced });
  act(() => {
    store.dispatch(
      advertsLoaded(
        names.map((name, at) => ({
          id: name,
          product: { id: String(at), product_name: name, product_price: '100.00' },
        })),
      ),
    );
  });
  return container;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const inView = () => {
  const row = screen.getAllByRole('group', { name: 'Advertised products' })[0];
  return [NAMES[(row?.scrollLeft ?? NaN) / ROW_WIDTH], screen.getByRole('button', { current: true }).ariaLabel];
};

test('of none there is nothing', () => {
  show([]);
  expect(screen.queryByRole('region', { name: 'Advertised products' })).toBeNull();
});

test('exactly one counts down from 60 s to Out of Time!, and has nothing to press', async () => {
  show(['Mini']);
  const timer = screen.getByRole('timer');
  expect([timer.textContent, screen.queryAllByRole('button')]).toEqual(['Time Remaining: 60s', []]);
  expect(screen.getByRole('link', { name: 'Mini' }).getAttribute('href')).toBe('/shop/single-product/0');
  await pass(30_000);
  expect(timer.textContent).toBe('Time Remaining: 30s');
  await pass(29_500);
  expect(timer.textContent).toBe('Time Remaining: 1s');
  await pass(500);
  expect(timer.textContent).toBe('Out of Time!');
});

test('next, previous and the dots lead round', () => {
  show(NAMES);
  expect(inView()).toEqual(['Mini', 'Offer 1 of 3']);
  for (const [name, shown, dot] of [
    ['Next offer', 'Mesh', 2],
    ['Offer 3 of 3', 'Kit', 3],
    ['Next offer', 'Mini', 1],
    ['Previous offer', 'Kit', 3],
  ] as const) {
    press(name);
    expect(inView()).toEqual([shown, `Offer ${dot} of 3`]);
  }
});

test('they change by themselves until paused, and go on when told', async () => {
  show(NAMES);
  await pass(TURN_MS);
  expect(inView()[0]).toBe('Mesh');
  press('Pause');
  await pass(3 * TURN_MS);
  expect(inView()[0]).toBe('Mesh');
  press('Play');
  await pass(TURN_MS);
  expect(inView()[0]).toBe('Kit');
  await pass(TURN_MS);
  expect(inView()[0]).toBe('Mini');
});

test('for who wants no motion nothing moves by itself, and the buttons still work', async () => {
  show(NAMES, { reduced: true });
  await pass(3 * TURN_MS);
  expect(inView()[0]).toBe('Mini');
  press('Next offer');
  await pass(3 * TURN_MS);
  expect(inView()[0]).toBe('Mesh');
});
