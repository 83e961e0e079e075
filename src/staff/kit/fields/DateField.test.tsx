import { screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import { object } from 'yup';
import { FormikForm } from '../../../common/ui/FormikForm';
import { renderForStaff } from '../../../testing/renderForStaff';
import { dayRule } from '../form/days';
import { DateField } from './TextField';

const WRONG = 'Last day must be a date: day, month and year from 2000 to 2099.';

/** A form with a day that need not be. @returns the day as a browser has it in which somebody has typed but a part of it, or all */
function open() {
  const onSubmit = jest.fn();
  const { user } = renderForStaff(
    <Formik initialValues={{ day: '' }} validationSchema={object({ day: dayRule('Last day') })} onSubmit={onSubmit}>
      <FormikForm id="form">
        <DateField name="day" label="Last day" optional />
        <button type="submit">Save</button>
      </FormikForm>
    </Formik>,
  );
  const input = screen.getByLabelText<HTMLInputElement>(/^Last day/);
  let isHalf = false;
  // jsdom has no calendar in which a day could be half typed.
  Object.defineProperty(input, 'validity', { get: () => ({ badInput: isHalf }) });
  return {
    user,
    input,
    onSubmit,
    typeHalf: (half: boolean) => {
      isHalf = half;
    },
    save: () => user.click(screen.getByRole('button', { name: 'Save' })),
  };
}

test('a day that is half typed is said at its field, and nothing is sent', async () => {
  const { user, input, onSubmit, typeHalf, save } = open();
  typeHalf(true);
  await save();
  expect(await screen.findByText(WRONG)).toBeTruthy();
  expect(document.activeElement).toBe(input);
  expect(onSubmit).not.toHaveBeenCalled();
  // Taken away again it is no day, which may be.
  typeHalf(false);
  await user.tab();
  await waitFor(() => expect(screen.queryByText(WRONG)).toBeNull());
  await save();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
});

test('so is a year of two digits, which a calendar takes for one of the first century', async () => {
  const { user, input, onSubmit, save } = open();
  await user.type(input, '0026-11-30');
  await save();
  expect(await screen.findByText(WRONG)).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('it is said when the field is left', async () => {
  const { user, input, typeHalf } = open();
  await user.click(input);
  typeHalf(true);
  await user.tab();
  expect(await screen.findByText(WRONG)).toBeTruthy();
});
