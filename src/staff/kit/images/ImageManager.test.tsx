import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { removeToken, writeToken } from '../../../common/browser/cookies';
import { silent } from '../../../testing/faultyNetwork';
import { dialogsClosed, renderForStaff } from '../../../testing/renderForStaff';
import { InlineForms } from '../form/InlineForm';
import { ImageManager } from './ImageManager';
import type { ImageCalls } from './useImageActions';

const picture = (name: string) => new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], name, { type: 'image/jpeg' });
const none = () => Promise.resolve(undefined);

/** The pictures of a record, to which the first so many tries add none. @param present how many it has */
function open(failures: number, present = 0, calls: Partial<ImageCalls> = {}) {
  const added: string[][] = [];
  const add = (files: File[]) => {
    added.push(files.map(({ name }) => name));
    return added.length > failures
      ? Promise.resolve({ message: 'Images added successfully' })
      : Promise.reject(new Error('The server is restarting.'));
  };
  const view = renderForStaff(
    <InlineForms>
      <ImageManager
        images={Array.from({ length: present }, (_, id) => ({ id: String(id), image_url: '/a.png' }))}
        name="Kit"
        calls={{ add, replace: none, remove: none, ...calls }}
        onRead={() => Promise.resolve({ isSuccess: true })}
      />
    </InlineForms>,
    { fetch: silent },
  );
  const pick = (...names: string[]) =>
    fireEvent.drop(screen.getByRole('button', { name: /^Add image/ }), {
      dataTransfer: { files: names.map(picture), types: ['Files'] },
    });
  return { ...view, pick, added };
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  // jsdom has none.
  Object.assign(globalThis, { CSS: { escape: String } });
});

test('pictures that could not be added stay, and go out again before those that are picked then', async () => {
  const { user, notify, pick, added } = open(2);
  pick('a.jpg');
  await screen.findByText('The server is restarting.');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(added).toEqual([['a.jpg'], ['a.jpg']]));
  expect(await screen.findByRole('img', { name: 'a.jpg, picture 1' })).toBeTruthy();
  pick('b.jpg');
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ success: true, message: 'Images added successfully' }));
  await waitFor(() => expect(added.slice(2)).toEqual([['a.jpg'], ['b.jpg']]));
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test.each([
  ['five go out at a time', 5, 6, 5, 'more than 5'],
  ['a record has fifty', 48, 3, 2, 'more than 50'],
])('of what is picked as many are taken as may be: %s', async (_why, present, picked, taken, said) => {
  const { pick, added } = open(1, present);
  const names = Array.from({ length: picked }, (_, n) => `${n}.jpg`);
  pick(...names);
  await waitFor(() => expect(added).toEqual([names.slice(0, taken)]));
  expect(await screen.findByText(`1 skipped: ${picked - 1}.jpg, ${said}`)).toBeTruthy();
});

test('when the last of several is removed, the focus goes to the one before', async () => {
  const { user, pick } = open(9);
  pick('a.jpg', 'b.jpg');
  await screen.findAllByText('The server is restarting.');
  await user.click(await screen.findByRole('button', { name: 'Remove picture 2' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove picture 1' }));
});

test('one that could not be added is removed without a question', async () => {
  const { user, pick, added } = open(1);
  pick('a.jpg');
  await screen.findByText('The server is restarting.');
  await user.click(screen.getByRole('button', { name: 'Remove picture 1' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByText('The server is restarting.')).toBeNull();
  pick('b.jpg');
  await waitFor(() => expect(added).toEqual([['a.jpg'], ['b.jpg']]));
});

test('one is replaced and moved at once', async () => {
  const replace = jest.fn(none);
  const order = jest.fn(none);
  const { user, notify, container } = open(0, 3, { replace, order });
  const [input] = container.querySelectorAll<HTMLInputElement>('input[aria-label="Replace picture 1"]');
  const file = picture('new.jpg');
  await user.upload(input as HTMLInputElement, file);
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ success: true, message: 'Image updated successfully' }));
  expect(replace).toHaveBeenCalledWith('0', file);
  await user.click(screen.getByRole('button', { name: 'Move picture 3 left' }));
  await waitFor(() => expect(order).toHaveBeenCalledWith(['0', '2', '1']));
});

test('one is deleted once that was asked; where it fails, that stands beside it', async () => {
  const remove = jest.fn((_id: string): Promise<undefined> => Promise.reject(new Error()));
  const { user, notify } = open(0, 2, { remove });
  const press = async (before: number) => {
    await user.click(screen.getByRole('button', { name: 'Remove picture 2' }));
    await screen.findByRole('alertdialog', { name: 'Delete picture 2 of “Kit”?' });
    expect(remove).toHaveBeenCalledTimes(before);
    await user.click(screen.getByRole('button', { name: 'Delete image' }));
    await dialogsClosed();
  };
  await press(0);
  const failed = await screen.findByText('An error occurred while deleting the image.');
  expect(failed.closest('li')?.getAttribute('aria-label')).toBe('Picture 2');
  expect(notify).not.toHaveBeenCalled();
  remove.mockImplementation(none);
  await press(1);
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ success: true, message: 'Image deleted successfully' }));
  expect(remove.mock.calls).toEqual([['1'], ['1']]);
  expect(screen.queryByText('An error occurred while deleting the image.')).toBeNull();
});

/** The page hears of its pictures a moment after they are drawn; a prevented event is one that asks. */
const asksBeforeLeaving = (asks: boolean) =>
  waitFor(() => expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(!asks));

test('who leaves pictures behind that could not be added is asked, and nobody whose were', async () => {
  writeToken('token');
  const { user, router, pick } = open(1);
  const leave = () => act(() => router.navigate('/elsewhere'));
  pick('a.jpg');
  await asksBeforeLeaving(true);
  await leave();
  await screen.findByRole('alertdialog', { name: 'Give up the pictures that were not added?' });
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
  await asksBeforeLeaving(false);
  await leave();
  expect(router.state.location.pathname).toBe('/elsewhere');
  removeToken();
});
