import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { object } from 'yup';
import { silent } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { reportDone, reportSent } from '../../api/underWay';
import { removeToken, writeToken } from '../../../common/browser/cookies';
import { ResourceForm } from '../form/ResourceForm';
import { ImagesField } from './ImagesField';
import { MOST_BYTES } from './limits';

const texts = { submit: 'Create', busy: 'Creating…', saved: 'Created', failed: 'Failed' };
const picture = (name: string, bytes = 100) => {
  const data = new Uint8Array(bytes);
  data.set([0xff, 0xd8, 0xff, 0xe0]);
  return new File([data], name, { type: 'image/jpeg' });
};
const transfer = (files: File[]) => ({ dataTransfer: { files, types: ['Files'] } });

/** A form of pictures alone whose save takes as long as the test wants. */
function open() {
  let finish: () => void = () => undefined;
  const onSave = jest.fn(
    (_values: { pictures: readonly File[] }) =>
      new Promise<undefined>((resolve) => {
        finish = () => resolve(undefined);
      }),
  );
  const onSaved = jest.fn();
  const view = renderForStaff(
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <ResourceForm
        title="Create"
        draftKey="kit"
        initialValues={{ pictures: [] as readonly File[] }}
        schema={object()}
        main={<ImagesField name="pictures" />}
        texts={texts}
        onSave={onSave}
        onSaved={onSaved}
        onCancel={() => undefined}
      />
    </>,
    { fetch: silent },
  );
  return {
    ...view,
    onSave,
    onSaved,
    finish: () =>
      act(async () => {
        finish();
        await Promise.resolve();
      }),
    adder: screen.getByRole('button', { name: /^Add image/ }),
  };
}
const tiles = () => screen.queryAllByRole('listitem', { name: /^Picture \d$/ });
const sending = (files: readonly File[], sent: number[]) => act(() => reportSent(files, sent));

beforeEach(() => {
  writeToken('token');
  localStorage.clear();
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  // jsdom has none.
  Object.assign(globalThis, { CSS: { escape: String } });
});
afterEach(removeToken);

test('files are dropped on the field; it says so while they are held over it', async () => {
  const { adder } = open();
  fireEvent.dragOver(adder, transfer([picture('a.jpg')]));
  expect(within(adder).getByText('Drop to add')).toBeTruthy();
  fireEvent.drop(adder, transfer([picture('a.jpg'), new File(['%PDF'], 'plan.pdf'), picture('b.jpg')]));
  expect(await screen.findByRole('img', { name: 'b.jpg, picture 2' })).toBeTruthy();
  expect(tiles()).toHaveLength(2);
  expect(screen.getByText('1 skipped: plan.pdf, not an image')).toBeTruthy();
  expect(within(adder).getByText('or drop it here')).toBeTruthy();
});

test('what is more than five is skipped and listed; the limits are said beneath, and what cannot be edited', async () => {
  const { adder } = open();
  for (const names of [
    ['1.jpg', '2.jpg', '3.jpg'],
    ['4.jpg', '5.jpg', '6.jpg'],
  ]) {
    fireEvent.drop(adder, transfer(names.map((name) => picture(name))));
    await screen.findByRole('img', { name: new RegExp(`^${names[1]}`) });
  }
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt')?.slice(0, 5))).toEqual(
    [1, 2, 3, 4, 5].map((n) => `${n}.jpg`),
  );
  expect(screen.getByText('1 skipped: 6.jpg, more than 5')).toBeTruthy();
  expect(screen.getByText(/^At most 5 images, 5 MB each\./)).toBeTruthy();
  expect(screen.getByText('Warning: Uploaded images cannot be edited. You can only remove them.')).toBeTruthy();
});

test('pictures are pasted anywhere on the page; of a copied text its own picture is not meant', async () => {
  open();
  fireEvent.paste(document.body, { clipboardData: { files: [picture('text.jpg')], types: ['text/plain', 'Files'] } });
  fireEvent.paste(document.body, { clipboardData: { files: [picture('a.jpg')], types: ['Files'] } });
  expect(await screen.findByRole('img', { name: 'a.jpg, picture 1' })).toBeTruthy();
  expect(tiles()).toHaveLength(1);
});

test('the arrows change the order, say where a picture is now, and keep the focus on it; one is removed', async () => {
  const { adder, user } = open();
  fireEvent.drop(adder, transfer(['a.jpg', 'b.jpg', 'c.jpg'].map((name) => picture(name))));
  await screen.findByRole('img', { name: 'c.jpg, picture 3' });
  const shown = () => screen.getAllByRole('img').map((image) => image.getAttribute('alt'));
  await user.click(screen.getByRole('button', { name: 'Move picture 3 left' }));
  expect(shown()).toEqual(['a.jpg, picture 1', 'c.jpg, picture 2', 'b.jpg, picture 3']);
  expect(screen.getByText('Now picture 2 of 3.').closest('[role=status]')).not.toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move picture 2 left' })));
  await user.keyboard('{Enter}');
  expect(shown()).toEqual(['c.jpg, picture 1', 'a.jpg, picture 2', 'b.jpg, picture 3']);
  expect(within(tiles()[0] as HTMLElement).getByText('Main')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove picture 2' }));
  expect(shown()).toEqual(['c.jpg, picture 1', 'b.jpg, picture 2']);
});

test("a file that misses the field is not opened by the browser in the form's place", () => {
  open();
  for (const type of ['dragover', 'drop']) {
    const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), transfer([picture('a.jpg')]));
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  }
  expect(tiles()).toHaveLength(0);
});

test('a picture over 5 MB is skipped without an error or a toast, one of 5 MB is taken', async () => {
  const { adder, notify } = open();
  fireEvent.drop(adder, transfer([picture('large.jpg', MOST_BYTES + 1), picture('fits.jpg', MOST_BYTES)]));
  expect(await screen.findByRole('img', { name: 'fits.jpg, picture 1' })).toBeTruthy();
  expect(tiles()).toHaveLength(1);
  expect(screen.getByText('1 skipped: large.jpg, 5.0 MB')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(notify).not.toHaveBeenCalled();
});

test('while they are sent each picture says how far it is; then the server is at work, and leaving is asked about', async () => {
  const { adder, user, onSave, onSaved, finish, router } = open();
  fireEvent.drop(adder, transfer([picture('a.jpg'), picture('b.jpg')]));
  await screen.findByRole('img', { name: 'b.jpg, picture 2' });
  await user.click(screen.getByRole('button', { name: /^Create/ }));
  const files = onSave.mock.calls[0]?.[0].pictures ?? [];
  sending(files, [1, 0.25]);
  const [first, second] = tiles();
  expect(within(first as HTMLElement).getByText('Sent')).toBeTruthy();
  expect(
    within(second as HTMLElement)
      .getByRole('progressbar', { name: 'Sending picture 2' })
      .getAttribute('aria-valuenow'),
  ).toBe('25');
  expect(screen.getByText('Sending picture 2 of 2…').closest('[role=status]')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Remove picture 1' }).getAttribute('aria-disabled')).toBe('true');
  expect(adder.getAttribute('aria-disabled')).toBe('true');

  sending(files, [1, 1]);
  expect(screen.getByText('Sent. Being prepared by the server…')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByText('Leave while pictures are being sent?')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');

  // What was sent has been created meanwhile: there is nothing to ask any more.
  act(() => reportDone(files));
  onSaved.mockImplementation(() => void router.navigate('/list'));
  await finish();
  expect(router.state.location.pathname).toBe('/list');
  await waitFor(() => expect(screen.queryByText('Leave while pictures are being sent?')).toBeNull());
});

test('who has left meanwhile is told how it went, and stays where they are', async () => {
  const { adder, user, onSave, onSaved, finish, router, notify } = open();
  fireEvent.drop(adder, transfer([picture('a.jpg')]));
  await screen.findByRole('img', { name: 'a.jpg, picture 1' });
  await user.click(screen.getByRole('button', { name: /^Create/ }));
  const files = onSave.mock.calls[0]?.[0].pictures ?? [];
  sending(files, [0.5]);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(router.state.location.pathname).toBe('/elsewhere');
  act(() => reportDone(files));
  await finish();
  expect(notify).toHaveBeenCalledWith({ success: true, message: 'Created' });
  expect(onSaved).not.toHaveBeenCalled();
});
