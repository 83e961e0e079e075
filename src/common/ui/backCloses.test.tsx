import { render, waitFor } from '@testing-library/react';
import { useBackCloses } from './backCloses';

function Overlay({ open, onClose }: { open: boolean; onClose: () => void }) {
  useBackCloses(open, onClose, 'everywhere');
  return null;
}

const marked = () => (window.history.state as { overlay?: true } | null)?.overlay === true;
/** Two overlays, one over the other. */
function Two({ open, onClose = () => undefined }: { open: boolean; onClose?: (which: string) => void }) {
  return (
    <>
      <Overlay open={open} onClose={() => onClose('lower')} />
      <Overlay open={open} onClose={() => onClose('upper')} />
    </>
  );
}

beforeEach(() => window.history.pushState({ idx: 1 }, '', '/shop'));
afterEach(() => jest.restoreAllMocks());

test('Back closes the topmost', async () => {
  const closed: string[] = [];
  const { unmount } = render(<Two open onClose={(which) => closed.push(which)} />);
  expect(marked()).toBe(true);
  window.history.back();
  await waitFor(() => expect(closed).toEqual(['upper']));
  unmount();
});

test('two that close at once take one step back, and stay on the page', async () => {
  const steps = jest.spyOn(window.history, 'back');
  const { rerender, unmount } = render(<Two open />);
  rerender(<Two open={false} />);
  await waitFor(() => expect(marked()).toBe(false));
  expect(steps).toHaveBeenCalledTimes(1);
  expect(window.location.pathname).toBe('/shop');
  unmount();
});

test('a link in it to the very page leaves no entry behind, though the router has written its own in its place', async () => {
  const steps = jest.spyOn(window.history, 'back');
  const { unmount } = render(<Overlay open onClose={() => undefined} />);
  window.history.replaceState({ idx: 1, key: 'link' }, '');
  const popped = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  unmount();
  await popped;
  expect(steps).toHaveBeenCalledTimes(1);
  expect(window.history.state).toEqual({ idx: 1 });
});

test('neither Back itself nor an address that took the place of its own is undone', async () => {
  const steps = jest.spyOn(window.history, 'back');
  const closed = jest.fn();
  const first = render(<Overlay open onClose={closed} />);
  window.history.go(-1);
  await waitFor(() => expect(closed).toHaveBeenCalled());
  first.unmount();
  await new Promise((resolve) => setTimeout(resolve));
  const second = render(<Overlay open onClose={closed} />);
  window.history.replaceState({ idx: 1, key: 'choice' }, '', '/shop?search=mesh');
  second.unmount();
  await new Promise((resolve) => setTimeout(resolve));
  expect(steps).not.toHaveBeenCalled();
});

test('what opens while the step back is under way stays open, with an entry of its own', async () => {
  const closed = jest.fn();
  const back = window.history.back.bind(window.history);
  let second: ReturnType<typeof render> | undefined;
  jest.spyOn(window.history, 'back').mockImplementationOnce(() => {
    back();
    second = render(<Overlay open onClose={closed} />);
  });
  const popped = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  render(<Overlay open onClose={() => undefined} />).unmount();
  await popped;
  expect(marked()).toBe(true);
  expect(closed).not.toHaveBeenCalled();
  second?.unmount();
});
