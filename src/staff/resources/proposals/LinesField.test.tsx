import { screen, waitFor, within } from '@testing-library/react';
import { Formik } from 'formik';
import { renderForStaff } from '../../../testing/renderForStaff';
import { LinesField } from './LinesField';

const line = (key: number) => ({ key, kind: 'item', text: `Text ${key}`, quantity: '1', unitPrice: '1', discount: '' });
const focused = () => (document.activeElement as HTMLTextAreaElement).value;

test('a line that is added has the focus where it is described, and counts what it comes to', async () => {
  const { user } = renderForStaff(
    <Formik initialValues={{ lines: [line(1)] }} onSubmit={() => undefined}>
      <LinesField />
    </Formik>,
  );
  await user.click(screen.getByRole('button', { name: 'Installation' }));
  await user.keyboard('In Kisumu{Tab}{Tab}6,500{Tab}500');
  const added = within(screen.getByRole('group', { name: 'Line 2' }));
  expect(added.getByLabelText('Description')).toHaveProperty('value', 'In Kisumu');
  expect(added.getByText(/6,000\.00$/)).toBeTruthy();
});

test('when a line is removed, the focus goes to the next one, from the last to the one before', async () => {
  const { user } = renderForStaff(
    <Formik initialValues={{ lines: [1, 2, 3].map(line) }} onSubmit={() => undefined}>
      <LinesField />
    </Formik>,
  );
  const remove = async (line: number) => {
    await user.click(screen.getByRole('button', { name: `Actions for Line ${line}` }));
    await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
  };
  await remove(1);
  await waitFor(() => expect(focused()).toBe('Text 2'));
  await remove(2);
  await waitFor(() => expect(focused()).toBe('Text 2'));
  await remove(1);
  expect(screen.getByText(/^No lines yet/)).toBeTruthy();
});
