import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Link, MemoryRouter, useNavigate } from 'react-router-dom';
import { useScrollRestoration } from './scroll';

function Page() {
  useScrollRestoration();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/shop?page=2">Next</Link>
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

test('Back and Forward within a list lead to where its pages were left', async () => {
  window.scrollTo = ((to: ScrollToOptions) => scrollTo(to.top ?? 0)) as typeof window.scrollTo;
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
