import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { object, string } from 'yup';
import type { Language } from '../domain/language';
import { ENGLISH, MessagesProvider } from '../i18n/messages';
import { FormikField, FormikForm } from './FormikForm';

const words = { en: 'A name is needed.', sw: 'Jina linahitajika.' };

const form = (language: Language) => (
  <MessagesProvider value={{ ...ENGLISH, language }}>
    <Formik
      initialValues={{ name: '' }}
      validationSchema={object({ name: string().required(words[language]).min(2, words[language]) })}
      onSubmit={() => undefined}>
      <FormikForm id="form" summaryTitle={(count) => `${count}`}>
        <FormikField name="name" label="Name" />
        <button type="submit">Send</button>
      </FormikForm>
    </Formik>
  </MessagesProvider>
);

test('so is what was said of a field that was left, before anything was sent', async () => {
  const { rerender } = render(form('en'));
  await userEvent.type(screen.getByLabelText('Name'), 'x');
  await userEvent.tab();
  expect(await screen.findByText(words.en)).toBeTruthy();
  rerender(form('sw'));
  expect(await screen.findByText(words.sw)).toBeTruthy();
});

test('what was said of a field is said in the other language, in the summary too', async () => {
  const { rerender } = render(form('en'));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getAllByText(words.en)).toHaveLength(2));
  rerender(form('sw'));
  await waitFor(() => expect(screen.getAllByText(words.sw)).toHaveLength(2));
  expect(screen.queryByText(words.en)).toBeNull();
});
