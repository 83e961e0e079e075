import { act, fireEvent, screen } from '@testing-library/react';
import { alertShown, selectAlert, type Alert } from '../state/alertSlice';
import { renderInShop } from '../../testing/renderInShop';

const done: Alert = { success: true, message: 'Saved' };

async function show(alert: Alert) {
  const shop = renderInShop(<p>Page</p>);
  act(() => {
    shop.store.dispatch(alertShown(alert));
  });
  await screen.findByText(alert.message);
  return shop;
}

const pass = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms);
  });

beforeEach(async () => {
  // The toast's code is loaded before the clock is taken over.
  await import('./Toast');
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

test('the value clears after 2 s, the toast stays for 6 s', async () => {
  const { store } = await show(done);
  pass(1999);
  expect(selectAlert(store.getState())).toMatchObject(done);
  pass(1);
  expect(selectAlert(store.getState())).toBeNull();
  expect(screen.queryByText('Saved')).not.toBeNull();
  pass(4500);
  pass(500);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('one that says how it goes on stays until it is closed', async () => {
  await show({ ...done, detail: 'Your reference is 7.' });
  pass(60_000);
  expect(screen.queryByText('Your reference is 7.')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  pass(500);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('while it fades out nothing of it can be pressed once more', async () => {
  await show({ ...done, actions: [{ kind: 'restore-cart', items: [] }] });
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo.closest('[inert]')).toBeNull();
  fireEvent.click(undo);
  expect(undo.closest('[inert]')).not.toBeNull();
});

test('it waits while it is hovered', async () => {
  await show(done);
  fireEvent.mouseEnter(screen.getByRole('presentation'));
  pass(20_000);
  expect(screen.queryByText('Saved')).not.toBeNull();
  fireEvent.mouseLeave(screen.getByRole('presentation'));
  pass(6100);
  pass(500);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('it waits while the focus is in it, and Esc closes it', async () => {
  await show(done);
  act(() => screen.getByRole('button', { name: 'Close message' }).focus());
  pass(20_000);
  expect(screen.queryByText('Saved')).not.toBeNull();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  pass(500);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('the Esc that closes it closes nothing else', async () => {
  await show(done);
  const isLeft = () => fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(isLeft()).toBe(false);
  pass(500);
  expect(isLeft()).toBe(true);
});

test('by keyboard it comes right after what caused it, and leads on from there', async () => {
  const { user, store } = renderInShop(
    <>
      <button>Add</button>
      <button>Next</button>
    </>,
  );
  const add = screen.getByText('Add');
  act(() => add.focus());
  act(() => {
    store.dispatch(alertShown({ ...done, actions: [{ kind: 'view-cart' }] }));
  });
  const action = await screen.findByText('View cart');
  jest.useRealTimers();
  await user.tab();
  expect(document.activeElement).toBe(action);
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(add);
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Close message'));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByText('Next'));
});

test('closed while it has the focus, it gives that back', async () => {
  const { store } = renderInShop(<button>Add</button>);
  act(() => screen.getByText('Add').focus());
  act(() => {
    store.dispatch(alertShown(done));
  });
  const close = await screen.findByRole('button', { name: 'Close message' });
  act(() => close.focus());
  fireEvent.click(close);
  expect(document.activeElement).toBe(screen.getByText('Add'));
});

test('a newer alert takes its place', async () => {
  const { store } = await show(done);
  act(() => {
    store.dispatch(alertShown({ success: true, message: 'Saved again' }));
  });
  expect(screen.queryByText('Saved')).toBeNull();
  expect(screen.queryByText('Saved again')).not.toBeNull();
});

test('a failure is an alert and lists the fields it names', async () => {
  await show({ success: false, message: 'Not saved', data: { clients_name: 'is required' } });
  const alert = screen.getAllByRole('alert').find(({ textContent }) => textContent?.includes('Not saved'));
  expect(alert?.textContent).toContain('Clients name: is required');
});

test('a success is green, a failure red', async () => {
  const { store } = await show(done);
  const lookOf = (text: string) => screen.getByText(text).closest('.bar')?.className;
  expect(lookOf('Saved')).not.toContain('bad');
  act(() => {
    store.dispatch(alertShown({ success: false, message: 'Not saved' }));
  });
  expect(lookOf('Not saved')).toContain('bad');
});
