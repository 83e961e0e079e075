import { screen, waitFor } from '@testing-library/react';
import { keptFiles } from '../../../testing/keptFiles';
import { renderForStaff } from '../../../testing/renderForStaff';
import type { ReadPage } from './csv';
import { ExportButton } from './ExportButton';

jest.mock('./spreadsheet', () => {
  if (!navigator.onLine) throw new Error('Loading chunk staff-csv failed.');
  return jest.requireActual<object>('./spreadsheet');
});

interface Row {
  id: string;
}

let files: ReturnType<typeof keptFiles>;
const columns = { id: ({ id }: Row) => id };

beforeEach(() => {
  files = keptFiles();
});

function shown(readPage?: ReadPage<Row>, rows: Row[] | undefined = [{ id: 'on the screen' }]) {
  return renderForStaff(<ExportButton name="kits" columns={columns} rows={rows} {...(readPage && { readPage })} />);
}

const press = async (user: ReturnType<typeof shown>['user']) =>
  user.click(screen.getByRole('button', { name: 'Download CSV' }));

test('where what makes the file cannot be had, that is said', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, notify } = shown();
  await press(user);
  await screen.findByRole('button', { name: 'Download CSV' });
  const message = 'This needs a network. Try again when it is back.';
  expect(notify).toHaveBeenLastCalledWith({ success: false, message });
  expect(files).toEqual([]);
  isOnline.mockRestore();
});

test('a list that is whole on the screen is the file', async () => {
  const { user, notify } = shown();
  await press(user);
  await screen.findByRole('button', { name: 'Download CSV' });
  expect(notify).toHaveBeenLastCalledWith({ success: true, message: 'One row downloaded.' });
  expect(files).toHaveLength(1);
});

test('a page that fails leaves no file, and says why', async () => {
  const { user, notify } = shown((page) =>
    page === 1
      ? Promise.resolve({ rows: [{ id: 'a' }], meta: { pageCount: 2, total: 2 } })
      : // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- what RTK Query's `unwrap` rejects with
        Promise.reject({ status: 409, message: 'Closed for stocktaking.' }),
  );
  await press(user);
  await screen.findByRole('button', { name: 'Download CSV' });
  expect(notify).toHaveBeenLastCalledWith(
    expect.objectContaining({ success: false, message: 'Closed for stocktaking.' }),
  );
  expect(files).toEqual([]);
});

test('it says how far it is, and when stopped gives up the call under way and makes no file', async () => {
  let given: AbortSignal | undefined;
  const { user, notify } = shown((page, signal) => {
    given = signal;
    if (page === 1) return Promise.resolve({ rows: [{ id: 'a' }], meta: { pageCount: 3, total: 3 } });
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('Given up.'))));
  });
  await press(user);
  const status = screen.getByRole('status');
  await waitFor(() => expect(status.textContent).toBe('Reading 1 of 3'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stop' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Download CSV' }));
  expect(status.textContent).toBe('');
  expect(given?.aborted).toBe(true);
  expect(files).toEqual([]);
  expect(notify).not.toHaveBeenCalled();
});

test('of nothing there is no file', () => {
  shown(undefined, []);
  expect(screen.getByRole('button', { name: 'Download CSV' }).getAttribute('aria-disabled')).toBe('true');
});
