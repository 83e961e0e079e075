import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { object, string } from 'yup';
import type { Language } from '../domain/language';
import { ENGLISH, MessagesProvider } from '../i18n/messages';
import { ErrorSummary } from './ErrorSummary';
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

test('a summary whose errors are mended does not come back while one types something else', async () => {
  const required = object({
    name: string().required('A name is needed.'),
    price: string().required('A price is needed.'),
  });
  render(
    <Formik initialValues={{ name: '', price: '5' }} validationSchema={required} onSubmit={() => undefined}>
      <FormikForm id="form" summaryTitle={(count) => `${count} wrong`}>
        <FormikField name="name" label="Name" />
        <FormikField name="price" label="Price" />
        <button type="submit">Send</button>
      </FormikForm>
    </Formik>,
  );
  const price = screen.getByLabelText('Price');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('1 wrong');
  await userEvent.type(screen.getByLabelText('Name'), 'Kit');
  await waitFor(() => expect(screen.queryByText('1 wrong')).toBeNull());
  await userEvent.clear(price);
  await screen.findByText('A price is needed.');
  await userEvent.keyboard('7');
  expect(screen.queryByText('1 wrong')).toBeNull();
  expect(price).toHaveProperty('value', '7');
});

test.each([
  ['to the first wrong field of a list', true],
  ['to a field as it is', false],
])('an entry of the summary leads %s', async (_, isList) => {
  Element.prototype.scrollIntoView = () => undefined;
  render(
    <>
      <ErrorSummary title="One" errors={[{ id: 'lines', message: 'Wrong.' }]} />
      {isList ? (
        <div id="lines" tabIndex={-1}>
          <input aria-invalid="false" />
          <input aria-invalid="true" data-testid="wrong" />
        </div>
      ) : (
        <input id="lines" data-testid="wrong" />
      )}
    </>,
  );
  await userEvent.click(screen.getByText('Wrong.'));
  expect(document.activeElement).toBe(screen.getByTestId('wrong'));
});
