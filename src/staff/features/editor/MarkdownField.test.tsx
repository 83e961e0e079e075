import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { FormIdProvider } from '../../../common/ui/formik';
import { MarkdownField } from './MarkdownField';

function show(content: string) {
  render(
    <Formik initialValues={{ content }} onSubmit={() => undefined}>
      <FormIdProvider value="form">
        <MarkdownField name="content" label="Content" />
      </FormIdProvider>
    </Formik>,
  );
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Content' });
  const select = (start: number, end = start) => {
    area.focus();
    area.setSelectionRange(start, end);
    fireEvent.select(area);
  };
  return { area, select, user: userEvent.setup({ delay: null }) };
}

const chosen = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
  value.slice(selectionStart, selectionEnd);

test('a button marks what is selected, keeps it selected and shows that it is on', async () => {
  const { area, select, user } = show('Work early today');
  select(5, 10);
  const bold = screen.getByRole('button', { name: 'Bold' });
  await user.click(bold);
  expect(area.value).toBe('Work **early** today');
  expect(chosen(area)).toBe('early');
  fireEvent.select(area);
  expect(bold.getAttribute('aria-pressed')).toBe('true');
  await user.click(bold);
  expect(area.value).toBe('Work early today');
});

test('Ctrl+B, Ctrl+I and Ctrl+K while one writes', () => {
  const { area, select } = show('Work early today');
  for (const [key, after] of [
    ['b', '**early**'],
    ['i', '***early***'],
    ['k', '***[early](https://)***'],
  ] as const) {
    select(area.value.indexOf('early'), area.value.indexOf('early') + 5);
    // An answer of false: nobody else acts on it.
    expect(fireEvent.keyDown(area, { key, ctrlKey: true })).toBe(false);
    expect(area.value).toBe(`Work ${after} today`);
  }
});

test('Enter goes on with a list, and is the browser’s own elsewhere', () => {
  const { area, select } = show('- one\n\nplain');
  select(5);
  expect(fireEvent.keyDown(area, { key: 'Enter' })).toBe(false);
  expect(area.value).toBe('- one\n- \n\nplain');
  select(area.value.length);
  expect(fireEvent.keyDown(area, { key: 'Enter' })).toBe(true);
});

test('the toolbar is one Tab stop; arrows lead from button to button', async () => {
  const { user } = show('');
  const button = (name: string) => screen.getByRole('button', { name });
  act(() => button('Heading').focus());
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(button('Italic'));
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(button('Image'));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(button('Heading'));
});

test('the preview reads as the article will, with how long that takes', async () => {
  show('## Before\n\n<b>bold</b> [x](javascript:alert(1))');
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(await screen.findByRole('heading', { level: 2, name: 'Before' })).toBeTruthy();
  expect(preview.querySelector('b, a')).toBeNull();
  expect(preview.textContent).toContain('<b>bold</b>');
  expect(screen.getByText('1 min read')).toBeTruthy();
});

test('who is led to the text from a summary of errors is shown it, also while the preview stands there', async () => {
  const { area, user } = show('');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(screen.getByRole('button', { name: 'Preview' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent(area, new Event('beforematch', { bubbles: true }));
  expect(screen.getByRole('button', { name: 'Write' }).getAttribute('aria-pressed')).toBe('true');
});
