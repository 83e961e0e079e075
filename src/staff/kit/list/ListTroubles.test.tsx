import { act, screen } from '@testing-library/react';
import type { ListState } from '../../../common/api';
import { renderForStaff } from '../../../testing/renderForStaff';
import { ListTroubles } from './ListTroubles';

const LIST: ListState<string> = {
  items: ['One'],
  meta: undefined,
  stale: false,
  fetching: false,
  error: undefined,
  retry: () => undefined,
};
const closed = { status: 409, message: 'Closed for stocktaking.', fields: {} };

function show(state: Partial<ListState<string>>, onClear?: (() => void) | false) {
  const retry = jest.fn<undefined, []>();
  const list = { ...LIST, retry, ...state };
  const texts = { loading: 'The things come.', failed: 'No things.' };
  const view = renderForStaff(
    <ListTroubles
      list={list}
      texts={texts}
      empty={{ title: 'No things yet' }}
      {...(onClear !== undefined && { onClear })}>
      {list.items ? list.items.join() : 'Places of things'}
    </ListTroubles>,
  );
  return { ...view, retry, said: () => view.container.textContent };
}

afterEach(() => void jest.useRealTimers());

test('while it loads, skeletons stand; while it is refreshed, its rows, and a bar', () => {
  expect(show({ items: undefined, fetching: true }).said()).toBe('The things come.Places of things');
  const { said, getByRole } = show({ fetching: true });
  expect(said()).toBe('One');
  expect(getByRole('progressbar')).toBeTruthy();
});

test('what takes long says so, and can be asked for again', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { retry, user } = show({ items: undefined, fetching: true });
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  expect(await screen.findByText(/^This is taking long/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a failure stands above the rows that were there, and alone with its cause where there are none', async () => {
  const above = show({ error: closed });
  expect(above.said()).toMatch(/^The list could not be brought up to date.*Try againOne$/);
  expect(above.getByText(/^The list could not/).closest('[role=status]')).not.toBeNull();
  above.unmount();
  const { retry, user } = show({ items: undefined, error: closed });
  expect(screen.getByRole('alert').textContent).toBe('No things.Closed for stocktaking.Try again');
  expect(screen.queryByText('Places of things')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('without rows: none yet, or none that fit, once that is sure', async () => {
  expect(show({ items: [] }).said()).toBe('No things yet');
  const clear = jest.fn<undefined, []>();
  const { user } = show({ items: [] }, clear);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(clear).toHaveBeenCalledTimes(1);
  expect(show({ items: [], stale: true }, clear).said()).toBe('');
});

const clears = () => undefined;

test.each<[string, Partial<ListState<string>>, (() => void) | false | undefined, string]>([
  ['how many there are, of a list that can be narrowed', { meta: { pageCount: 3, total: 41 } }, false, '41 results'],
  ['how many are found', { meta: { pageCount: 1, total: 1 } }, clears, '1 result'],
  ['that none are', { items: [] }, clears, 'Nothing matches these filters.'],
  ['nothing while others are shown than were asked for', { stale: true }, clears, ''],
  ['nothing of a number that the server does not tell', { meta: { pageCount: 3 } }, false, ''],
  ['nothing of a list that nothing narrows', {}, undefined, ''],
])('whoever listens hears %s', (_, state, onClear, text) => {
  show(state, onClear);
  expect(screen.getAllByRole('status')[0]?.textContent).toBe(text);
});
