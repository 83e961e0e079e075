import { screen } from '@testing-library/react';
import { array, object } from 'yup';
import { renderForStaff } from '../../../testing/renderForStaff';
import { FormDialog } from '../form/FormDialog';
import { ChoicesField } from './ChoicesField';

const OPTIONS = ['home', 'office', 'farm'].map((value) => ({ value, label: value }));

function show(uses: string[]) {
  const save = jest.fn(() => Promise.resolve(undefined));
  const { user } = renderForStaff(
    <FormDialog
      title="Uses"
      open
      onClose={() => undefined}
      draft="uses/1"
      initialValues={{ uses }}
      schema={object({ uses: array().min(1, 'Choose one.') })}
      texts={{ submit: 'Save', busy: 'Saving…', failed: 'Failed' }}
      save={save}>
      <ChoicesField name="uses" label="Uses" options={OPTIONS} />
    </FormDialog>,
  );
  return { save, user, submit: () => user.click(screen.getByRole('button', { name: 'Save' })) };
}

beforeEach(() => localStorage.clear());

test('choices stand in their order; what has no box stays', async () => {
  const { save, user, submit } = show(['boat', 'farm']);
  await user.click(screen.getByLabelText('home'));
  await submit();
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ uses: ['home', 'farm', 'boat'] }), expect.anything());
});

test('what is wrong is said at the boxes, which are led to', async () => {
  const { save, submit } = show([]);
  await submit();
  const group = await screen.findByRole('group', { description: 'Choose one.' });
  expect(group).toBe(document.activeElement);
  expect(screen.getByLabelText('farm').getAttribute('aria-invalid')).toBe('true');
  expect(save).not.toHaveBeenCalled();
});
