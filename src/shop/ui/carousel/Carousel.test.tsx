import { act, fireEvent, screen } from '@testing-library/react';
import { layOutRows, renderInShop } from '../../../testing/renderInShop';
import { Carousel } from './Carousel';

const TURN_MS = 5000;

// The slides' motion cannot be had: the row goes on by itself.
jest.mock('./SwiperSlides', () => {
  throw new Error('Loading chunk carousel failed.');
});

beforeEach(() => {
  jest.useFakeTimers();
  layOutRows();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const NAMES = ['One', 'Two', 'Three', 'Four'];

function openCarousel() {
  renderInShop(
    <Carousel
      label="Sectors"
      every={TURN_MS}
      slides={NAMES.map((name) => ({ key: name, label: name, content: () => name }))}
      controls={({ current, show }) => (
        <>
          {NAMES.map((name, at) => (
            <button key={name} aria-current={at === current} onClick={() => show(at)}>
              {name}
            </button>
          ))}
        </>
      )}
    />,
    { near: true },
  );
  const region = screen.getByRole('region', { name: 'Sectors' });
  return {
    region,
    shown: () => screen.getByRole('button', { current: true }).textContent,
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    turn: () => act(() => jest.advanceTimersByTimeAsync(TURN_MS)),
    moves: () => region.firstElementChild?.getAttribute('aria-live') === 'off',
  };
}

test('bullets and arrow keys lead to their slide, and the row goes on from there, round and round', async () => {
  const { region, press, shown, turn, moves } = openCarousel();
  expect(shown()).toBe('One');
  press('Three');
  expect(shown()).toBe('Three');
  const seen = [];
  for (let n = 0; n < 4; n += 1) {
    expect(moves()).toBe(true);
    await turn();
    seen.push(shown());
  }
  expect(seen).toEqual(['Four', 'One', 'Two', 'Three']);
  fireEvent.keyDown(region, { key: 'ArrowLeft' });
  expect(shown()).toBe('Two');
  press('One');
  fireEvent.keyDown(region, { key: 'ArrowLeft' });
  expect(shown()).toBe('Four');
});

test('it rests while a pointer is on it', async () => {
  const { region, shown, turn, moves } = openCarousel();
  fireEvent.pointerEnter(region);
  expect(moves()).toBe(false);
  await turn();
  expect(shown()).toBe('One');
  fireEvent.pointerLeave(region);
  await turn();
  expect(shown()).toBe('Two');
});
