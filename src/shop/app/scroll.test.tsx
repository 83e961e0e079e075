import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Link, MemoryRouter, useNavigate } from 'react-router-dom';
import { useScrollRestoration } from './scroll';

function Page() {
  useScrollRestoration();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/shop?page=2">Next</Link>
      <Link to="/shop?sort=newest#reviews">Newest</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate(1)}>Forward</button>
    </>
  );
}

/** jsdom has no layout: the window is where it was scrolled to. */
const scrollTo = (top: number) => {
  Object.assign(window, { scrollY: top });
  fireEvent.scroll(window);
};

/** The window of a page that can be scrolled so far. */
const pageOf = (height: number) => {
  window.scrollTo = ((to: ScrollToOptions) => scrollTo(Math.min(to.top ?? 0, height))) as typeof window.scrollTo;
};

/** Back at a list that was left far down, and is short as long as its rows are on their way. */
function backToShortList() {
  jest.useFakeTimers();
  pageOf(5000);
  render(
    <MemoryRouter initialEntries={['/shop']}>
      <Page />
    </MemoryRouter>,
  );
  scrollTo(1800);
  fireEvent.click(screen.getByRole('link', { name: 'Next' }));
  pageOf(500);
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(window.scrollY).toBe(500);
}

afterEach(() => jest.useRealTimers());

test('it waits for the rows that are on their way', () => {
  backToShortList();
  jest.advanceTimersByTime(4000);
  pageOf(5000);
  jest.advanceTimersByTime(100);
  expect(window.scrollY).toBe(1800);
});

test.each(['wheel', 'pointerDown', 'keyDown'] as const)('it ends where the visitor moves the page: %s', (own) => {
  backToShortList();
  fireEvent[own](window);
  scrollTo(100);
  jest.advanceTimersByTime(500);
  expect(window.scrollY).toBe(100);
});

test('it ends where one goes on', () => {
  backToShortList();
  fireEvent.click(screen.getByRole('link', { name: 'Next' }));
  scrollTo(300);
  jest.advanceTimersByTime(500);
  expect(window.scrollY).toBe(300);
});

describe('a link to a place of a page that the document came without', () => {
  const place = document.createElement('section');
  place.id = 'reviews';
  beforeEach(() => {
    jest.useFakeTimers();
    Object.defineProperty(place, 'offsetParent', { value: document.body });
    place.scrollIntoView = jest.fn(() => scrollTo(900));
    scrollTo(0);
    render(
      <MemoryRouter initialEntries={['/shop/single-product/5#reviews']}>
        <Page />
      </MemoryRouter>,
    );
    jest.advanceTimersByTime(2000);
  });
  afterEach(() => place.remove());

  test('leads there once it is there, and then no more', () => {
    document.body.append(place);
    jest.advanceTimersByTime(100);
    expect(window.scrollY).toBe(900);
    scrollTo(200);
    jest.advanceTimersByTime(500);
    expect(window.scrollY).toBe(200);
  });

  test('leads there again, as often as it is pressed', () => {
    document.body.append(place);
    jest.advanceTimersByTime(100);
    for (let n = 0; n < 2; n += 1) {
      scrollTo(3000);
      fireEvent.click(screen.getByRole('link', { name: 'Newest' }));
      expect(window.scrollY).toBe(900);
    }
  });

  test('leaves the page to a visitor who moves it before', () => {
    fireEvent.wheel(window);
    document.body.append(place);
    jest.advanceTimersByTime(500);
    expect(window.scrollY).toBe(0);
  });
});

test('Back and Forward within a list lead to where its pages were left', async () => {
  pageOf(5000);
  render(
    <MemoryRouter initialEntries={['/shop']}>
      <Page />
    </MemoryRouter>,
  );
  scrollTo(1800);
  fireEvent.click(screen.getByRole('link', { name: 'Next' }));
  // A new page of the list is the list's to bring into view.
  expect(window.scrollY).toBe(1800);
  scrollTo(400);
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(window.scrollY).toBe(1800));
  fireEvent.click(screen.getByRole('button', { name: 'Forward' }));
  await waitFor(() => expect(window.scrollY).toBe(400));
});
