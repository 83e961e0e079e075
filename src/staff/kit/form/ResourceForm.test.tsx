import { act, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { object, string } from 'yup';
import { dialogsClosed, renderForStaff } from '../../../testing/renderForStaff';
import { TextField } from '../fields/TextField';
import { ResourceForm } from './ResourceForm';
import { useReportUnsaved } from './useUnsavedGuard';

const texts = {
  submit: 'Save',
  busy: 'Saving…',
  saved: 'Saved',
  failed: 'Failed to save',
  noAnswer: 'An error occurred during submission.',
};

type Options = Pick<
  ComponentProps<typeof ResourceForm<{ name: string; other: string }, { message?: string }>>,
  'beforeSave' | 'onSaved' | 'onReload' | 'side'
>;

/** A form of one field, and the hands on its calls. */
function openForm(options: Options = {}) {
  const saves: {
    changed: object;
    overwrite: boolean;
    resolve: (answer: { message?: string; saved?: object }) => void;
    reject: (failure: unknown) => void;
  }[] = [];
  const onSave = jest.fn(
    (_values: { name: string }, changed: object, { overwrite }: { overwrite: boolean }) =>
      new Promise<{ message?: string }>((resolve, reject) => saves.push({ changed, overwrite, resolve, reject })),
  );
  const view = renderForStaff(
    <ResourceForm
      title="Edit"
      draftKey="test"
      initialValues={{ name: 'Kit', other: 'same' }}
      schema={object({ name: string().required('Name is required.') })}
      onSave={onSave}
      onReload={() => undefined}
      onCancel={() => undefined}
      texts={texts}
      {...options}
      main={<TextField name="name" label="Name" />}
    />,
  );
  return { ...view, saves, onSave, field: screen.getByLabelText('Name') };
}

const settle = (act_: () => void) =>
  act(async () => {
    act_();
    await Promise.resolve();
  });

beforeEach(() => localStorage.clear());

test("sends what was changed, once for however many presses, and says the server's words", async () => {
  const { user, saves, onSave, notify, field } = openForm();
  await user.type(field, ' 2');
  await user.dblClick(screen.getByRole('button', { name: /Save/ }));
  expect(onSave).toHaveBeenCalledTimes(1);
  expect(saves[0]?.changed).toEqual({ name: 'Kit 2' });
  await settle(() => saves[0]?.resolve({ message: 'Product updated successfully' }));
  expect(notify).toHaveBeenCalledWith({ success: true, message: 'Product updated successfully' });
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

test('what is typed while it is saved stays, and is unsaved', async () => {
  const { user, saves, field } = openForm();
  await user.type(field, ' 2');
  await user.click(screen.getByRole('button', { name: /Save/ }));
  await user.type(field, ' and more');
  await settle(() => saves[0]?.resolve({}));
  expect(field).toHaveProperty('value', 'Kit 2 and more');
  expect(screen.queryByText('Unsaved changes')).not.toBeNull();
});

test('what the server makes of a field stands in it, but for what is typed there meanwhile', async () => {
  const { user, saves, field } = openForm();
  await user.type(field, ' 2');
  await user.click(screen.getByRole('button', { name: /Save/ }));
  await settle(() => saves[0]?.resolve({ saved: { name: 'Kit II' } }));
  expect(field).toHaveProperty('value', 'Kit II');
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  await user.type(field, 'I');
  await user.click(screen.getByRole('button', { name: /Save/ }));
  await user.type(field, '!');
  await settle(() => saves[1]?.resolve({ saved: { name: 'Kit 3' } }));
  expect(field).toHaveProperty('value', 'Kit III!');
});

test('the second of two decides: nothing is lost, and saving over it says so to the call', async () => {
  const { user, saves, field } = openForm();
  await user.type(field, ' mine');
  await user.click(screen.getByRole('button', { name: /Save/ }));
  await settle(() => saves[0]?.reject({ status: 412, message: 'Changed.', fields: {} }));
  expect(field).toHaveProperty('value', 'Kit mine');
  // The button may stand far beneath the choice.
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  await user.click(screen.getByRole('button', { name: 'Save mine over it' }));
  expect(saves.map(({ overwrite }) => overwrite)).toEqual([false, true]);
});

test('what a part of the page holds alone is asked about before what somebody else saved takes its place', async () => {
  const words = { title: 'Give them up?', text: '' };
  function Part() {
    useReportUnsaved(true, words);
    return null;
  }
  const onReload = jest.fn();
  const { user, saves, field } = openForm({ onReload, side: <Part /> });
  await user.type(field, ' mine');
  await user.click(screen.getByRole('button', { name: /Save/ }));
  await settle(() => saves[0]?.reject({ status: 412, message: 'Changed.', fields: {} }));
  const answer = async (button: string) => {
    await user.click(await screen.findByRole('button', { name: 'Load theirs' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Give them up?' }));
    await user.click(dialog.getByRole('button', { name: button }));
    await dialogsClosed();
  };
  await answer('Cancel');
  expect(onReload).not.toHaveBeenCalled();
  await answer('Load theirs');
  expect(onReload).toHaveBeenCalledTimes(1);
});

test("the server's word on a field stands at the field, and nothing typed is lost", async () => {
  const { user, saves, field } = openForm();
  await user.type(field, '!');
  await user.click(screen.getByRole('button', { name: /Save/ }));
  await settle(() => saves[0]?.reject({ status: 400, message: 'Not saved', fields: { name: 'This name is taken.' } }));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText('This name is taken.').length).toBeGreaterThan(0);
  expect(field).toHaveProperty('value', 'Kit!');
});

test('asked first, it saves only what is meant to be saved; whoever goes on elsewhere says it there', async () => {
  let meant = false;
  const onSaved = jest.fn();
  const { user, saves, onSave, notify, field } = openForm({ beforeSave: () => Promise.resolve(meant), onSaved });
  await user.type(field, ' 2');
  await user.click(screen.getByRole('button', { name: /Save/ }));
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
  meant = true;
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await settle(() => saves[0]?.resolve({}));
  expect(onSaved).toHaveBeenCalledWith('Saved', {});
  expect(notify).not.toHaveBeenCalled();
});

test.each([
  [{ status: 500, fields: {} }, { message: 'Failed to save' }],
  [{ status: 'NETWORK', fields: {} }, { message: 'An error occurred during submission.' }],
  [
    { status: 400, message: 'Not saved.', fields: { name: 'is taken', old_name: 'is gone' } },
    { message: 'Not saved.', data: { old_name: 'is gone' } },
  ],
])('a failure is said in the words it came with, else in those of an answer or of none', async (failure, said) => {
  const { user, saves, field, notify } = openForm();
  await user.type(field, '!');
  await user.click(screen.getByRole('button', { name: /Save/ }));
  await settle(() => saves[0]?.reject(failure));
  expect(notify).toHaveBeenCalledWith({ success: false, ...said });
  expect(screen.getByText(said.message)).toBeTruthy();
});
