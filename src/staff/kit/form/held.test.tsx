import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { object } from 'yup';
import { silent } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { TextField } from '../fields/TextField';
import { FormDialog } from './FormDialog';
import { ResourceForm } from './ResourceForm';

const texts = { submit: 'Save', busy: 'Saving…', saved: 'Saved', failed: 'Not saved.' };
const never = () => undefined;
const form = { title: 'Kit', initialValues: { name: '' }, schema: object(), texts };
const field = <TextField name="name" label="Name" />;

type Save = () => Promise<never>;
const page = (save: Save, onSaved?: () => void) => (
  <ResourceForm {...form} draftKey="kit" onSave={save} onCancel={never} main={field} {...(onSaved && { onSaved })} />
);

/** Types into a form and sends it from its field, with a save that takes as long as the test wants. */
async function send(content: (save: Save) => ReactNode) {
  let fail: (failure: object) => void = never;
  const save = () => new Promise<never>((_, reject) => (fail = reject));
  const { user } = renderForStaff(content(save), { fetch: silent });
  const name = screen.getByLabelText('Name');
  await user.type(name, 'Kit{Enter}');
  const button = await screen.findByRole('button', { name: 'Saving…' });
  return {
    name,
    button,
    fail: () =>
      act(async () => {
        fail({ status: 400, message: 'Not so.', fields: { name: 'Taken.' } });
        await Promise.resolve();
      }),
  };
}

test.each([
  ['a page that leads elsewhere', (save: Save) => page(save, never)],
  [
    'a dialog',
    (save: Save) => (
      <FormDialog {...form} open onClose={never} draft="kit" save={save} small>
        {field}
      </FormDialog>
    ),
  ],
])('nothing can be typed into what goes away with its save: %s', async (_name, content) => {
  const { name, button, fail } = await send(content);
  expect(name.closest('[inert]')).not.toBeNull();
  expect(document.activeElement).toBe(button);
  // What can be pressed meanwhile stands elsewhere.
  expect(button.closest('[inert]')).toBeNull();
  await fail();
  expect(name.closest('[inert]')).toBeNull();
  expect(screen.getByText('Taken.', { selector: 'p *' })).toBeTruthy();
});

test('a form that stays goes on being typed into', async () => {
  const { name } = await send((save) => page(save));
  expect(name.closest('[inert]')).toBeNull();
  expect(document.activeElement).toBe(name);
});
