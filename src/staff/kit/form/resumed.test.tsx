import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { object } from 'yup';
import { faultyNetwork, ok } from '../../../testing/faultyNetwork';
import { dialogsClosed, renderForStaff } from '../../../testing/renderForStaff';
import { removeToken, writeToken } from '../../../common/browser/cookies';
import { ListPage as TagsPage } from '../../resources/tags/ListPage';
import { useLazyAdvertise } from '../../features/adverts/useLazyAdvertise';
import { TextField } from '../fields/TextField';
import { InlineForm } from './InlineForm';
import { ResourceForm } from './ResourceForm';

const AMINA = 'amina@angalink.example';
const product = {
  id: '17',
  product_name: 'Kit',
  product_price: '1.00',
  stock_status: 'in_stock',
  rating: 0,
  reviews: 0,
  images: [],
  isActive: true,
};
const tag = { id: '7', tag_name: 'Roofs', isActive: true };

/** A network that knows who is signed in, and the tags. */
const signedInAs = (email: string, known = tag) =>
  faultyNetwork((path) => {
    if (path.endsWith('/get-profile')) return ok({ user: { first_name: 'A', last_name: 'B', email } });
    if (path.endsWith('/advertisements')) return ok([]);
    if (path.includes('/products'))
      return ok(path.endsWith('/17') ? product : { products: [], meta: { pageCount: 1 } });
    return path.endsWith('/get-all-tags') ? ok({ tags: [known] }) : ok(known);
  }).fetch;

const form = (
  <ResourceForm
    title="Edit"
    draftKey="kit"
    initialValues={{ name: '', note: 'same' }}
    schema={object()}
    main={<TextField name="name" label="Name" />}
    texts={{ submit: 'Save', busy: 'Saving…', saved: 'Saved', failed: 'Failed' }}
    onSave={() => Promise.resolve(undefined)}
    onCancel={() => undefined}
  />
);
const open = (content: React.ReactNode, email = AMINA, known = tag) => {
  writeToken('token');
  return renderForStaff(content, { fetch: signedInAs(email, known) });
};
/** The profile has come: from now on drafts are kept. */
const known = () =>
  act(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve);
      }),
  );

/** The server ends the session: the cookie goes, and the page is left for /auth. */
function endSession({ unmount }: { unmount: () => void }): void {
  removeToken();
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
  unmount();
}

beforeEach(() => localStorage.clear());
afterEach(removeToken);

test('what the end of the session broke off stands in the form again, and can be discarded', async () => {
  const first = open(form);
  await known();
  await first.user.type(screen.getByLabelText('Name'), 'Kit');
  endSession(first);
  const { user } = open(form);
  expect(await screen.findByDisplayValue('Kit')).toBeTruthy();
  expect(screen.getByText('What you were typing when your session ended is here again.')).toBeTruthy();
  expect(screen.queryByText('Restore it')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', '');
  expect(Object.keys(localStorage)).toEqual([]);
});

test('another account that signs in sees nothing of it; its owner finds it again', async () => {
  const first = open(form);
  await known();
  await first.user.type(screen.getByLabelText('Name'), 'Kit');
  endSession(first);
  const other = open(form, 'juma@angalink.example');
  await known();
  expect(screen.getByLabelText('Name')).toHaveProperty('value', '');
  expect(screen.queryByRole('button', { name: 'Restore it' })).toBeNull();
  other.unmount();
  open(form);
  expect(await screen.findByDisplayValue('Kit')).toBeTruthy();
});

test('what was typed before it is known who is signed in is not written over: the draft is offered', async () => {
  const first = open(form);
  await known();
  await first.user.type(screen.getByLabelText('Name'), 'Kit');
  endSession(first);
  const { user } = open(form);
  await user.type(screen.getByLabelText('Name'), 'Other');
  expect(await screen.findByRole('button', { name: 'Restore it' })).toBeTruthy();
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Other');
});

test('what all staff share is saved as of the version that it was typed into', async () => {
  const saved: object[] = [];
  const shared = (version: string, note: string) => (
    <InlineForm
      title="Shared"
      help=""
      draftKey="shared"
      initialValues={{ version, note }}
      schema={object()}
      texts={{ submit: 'Save', busy: 'Saving…', saved: 'Saved', failed: 'Failed' }}
      onSave={(values) => Promise.resolve(saved.push(values)).then(() => ({}))}>
      <TextField name="note" label="Note" />
    </InlineForm>
  );
  const first = open(shared('1', ''));
  await known();
  await first.user.type(screen.getByLabelText('Note'), 'Mine');
  endSession(first);
  const { user } = open(shared('2', 'Theirs'));
  await screen.findByDisplayValue('Mine');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toEqual([{ version: '1', note: 'Mine' }]));
});

test.each([
  ['Create new Tag', 'Create New Tag', '', 'Cancel'],
  ['Edit Roofs', 'Edit Tag', 'Roofs', 'Escape'],
])('a dialog is open again with its words: %s', async (button, title, before, giveUp) => {
  const first = open(<TagsPage />);
  await first.user.click(await screen.findByRole('button', { name: button }));
  const field = await screen.findByLabelText('Tag Name');
  expect(field).toHaveProperty('value', before);
  await first.user.type(field, 'masts');
  endSession(first);
  const { user } = open(<TagsPage />);
  expect(await screen.findByDisplayValue(`${before}masts`)).toBeTruthy();
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  // Given up, it does not come back.
  if (giveUp === 'Escape') {
    await user.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  }
  await user.click(screen.getByRole('button', { name: giveUp === 'Escape' ? 'Leave' : giveUp }));
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
});

test('what somebody else saved before the dialog was open again is said before it is written over', async () => {
  const first = open(<TagsPage />);
  await first.user.click(await screen.findByRole('button', { name: 'Edit Roofs' }));
  await first.user.type(await screen.findByLabelText('Tag Name'), ' and masts');
  endSession(first);
  const { user } = open(<TagsPage />, AMINA, { ...tag, tag_name: 'Solar roofs' });
  await screen.findByDisplayValue('Roofs and masts');
  const save = () => user.click(screen.getByRole('button', { name: 'Save tag' }));
  await save();
  expect(
    await screen.findByText('Somebody else has meanwhile changed this name to “Solar roofs”.', { exact: false }),
  ).toBeTruthy();
  await save();
  await dialogsClosed();
});

test('the dialog that advertises a product is open again with its days', async () => {
  function List() {
    const { advertise, dialog } = useLazyAdvertise(false);
    return (
      <>
        <button type="button" onClick={() => advertise(product)}>
          Advertise
        </button>
        {dialog}
      </>
    );
  }
  const first = open(<List />);
  await known();
  await first.user.click(screen.getByRole('button', { name: 'Advertise' }));
  fireEvent.change(await screen.findByLabelText(/^End date/), { target: { value: '2026-12-24' } });
  endSession(first);
  open(<List />);
  expect(await screen.findByDisplayValue('2026-12-24')).toBeTruthy();
  expect(screen.getByText('What you were typing when your session ended is here again.')).toBeTruthy();
});
