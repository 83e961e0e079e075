import { screen, waitFor } from '@testing-library/react';
import { object } from 'yup';
import { silent } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { TextField } from '../fields/TextField';
import { InlineForm } from './InlineForm';

const changed = { status: 409, message: 'Changed.', fields: { version: 'Changed.' } };
const down = { status: 500, message: 'Down.', fields: {} };

test('saving over what a colleague saved leaves what nobody here has touched, however often it is tried', async () => {
  let there = { version: '1', till: '100', terms: 'Theirs' };
  const failures = [changed, down, changed];
  const saved: object[] = [];
  const { user } = renderForStaff(
    <InlineForm
      title="Sales"
      help=""
      initialValues={there}
      onRead={() => Promise.resolve(there)}
      schema={object()}
      texts={{ submit: 'Save', busy: 'Saving…', saved: 'Saved', failed: 'Not saved.' }}
      onSave={(values) => {
        const failure = failures.shift();
        return failure
          ? Promise.reject(Object.assign(new Error(), failure))
          : Promise.resolve(saved.push(values)).then(() => ({}));
      }}>
      <TextField name="till" label="Till" />
      <TextField name="terms" label="Terms" />
    </InlineForm>,
    { fetch: silent },
  );
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const overwrite = () => screen.findByRole('button', { name: 'Save mine over it' });
  await user.clear(screen.getByLabelText('Terms'));
  await user.type(screen.getByLabelText('Terms'), 'Mine');
  there = { version: '2', till: '200', terms: 'Theirs' };
  await press('Save');
  await user.click(await overwrite());
  await screen.findByText('Down.');
  expect(screen.getByLabelText('Till')).toHaveProperty('value', '200');
  expect(screen.getByLabelText('Terms')).toHaveProperty('value', 'Mine');
  there = { version: '3', till: '300', terms: 'Theirs' };
  await press('Save');
  await user.click(await overwrite());
  await waitFor(() => expect(saved).toEqual([{ version: '3', till: '300', terms: 'Mine' }]));
});
