import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik, useFormikContext } from 'formik';
import type { ComponentProps } from 'react';
import { FormikForm } from '../../../common/ui/FormikForm';
import { LOST, ReportProvider } from '../form/useUnsavedGuard';
import { ChipsField, type ChipOption } from './ChipsField';

const options: ChipOption[] = [
  { value: '1', label: 'Mounting' },
  { value: '2', label: 'Roofs' },
  { value: '3', label: 'Router' },
];

function Values() {
  const { values } = useFormikContext<{ tags: readonly string[] }>();
  return <output>{values.tags.join(' ')}</output>;
}

const onSubmit = jest.fn();
beforeEach(() => onSubmit.mockClear());

function show({
  tags = [] as string[],
  most = 20,
  onCreate,
  onReport = () => undefined,
}: {
  tags?: string[];
  most?: number;
  onCreate?: (label: string) => Promise<ChipOption>;
  onReport?: ComponentProps<typeof ReportProvider>['value'];
} = {}) {
  render(
    <Formik initialValues={{ tags }} onSubmit={onSubmit}>
      <FormikForm id="form">
        <ReportProvider value={onReport}>
          <ChipsField
            name="tags"
            label="Tags"
            options={options}
            most={most}
            placeholder="Add a tag"
            {...(onCreate && { onCreate })}
          />
        </ReportProvider>
        <button type="submit">Save</button>
        <Values />
      </FormikForm>
    </Formik>,
  );
  const user = userEvent.setup({ delay: null });
  const box = screen.getByRole('combobox', { name: /Tags/ });
  const chosen = () => document.querySelector('output')?.textContent;
  const offered = () => screen.queryAllByRole('option').map((option) => option.textContent);
  return { user, box, chosen, offered };
}

test('by keyboard alone: type, arrows, Enter; Backspace takes off the last', async () => {
  const { user, box, chosen, offered } = show({ tags: ['2'] });
  await user.tab();
  expect(document.activeElement).toBe(box);
  await user.keyboard('ro');
  expect(offered()).toEqual(['Router']);
  await user.keyboard('{Enter}');
  expect(chosen()).toBe('2 3');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chosen()).toBe('2 3 1');
  await user.keyboard('{Backspace}');
  expect(chosen()).toBe('2 3');
  expect(screen.getByText('Chosen: Roofs, Router')).toBeTruthy();
  await user.keyboard('{Backspace}{Backspace}{Backspace}');
  expect(chosen()).toBe('');
});

test('letters in whatever case find it; Esc closes and keeps what is chosen', async () => {
  const { user, box, chosen, offered } = show({ tags: ['1'] });
  await user.type(box, 'ROOF');
  expect(offered()).toEqual(['Roofs']);
  await user.keyboard('{Escape}');
  expect(offered()).toEqual([]);
  expect(chosen()).toBe('1');
});

test('by pointer: choose, and take off by its own button', async () => {
  const { user, box, chosen } = show();
  await user.click(box);
  await user.click(screen.getByRole('option', { name: 'Router' }));
  expect(chosen()).toBe('3');
  await user.click(screen.getByRole('button', { name: 'Remove Router' }));
  expect(chosen()).toBe('');
  expect(document.activeElement).toBe(box);
});

test('no more than so many, and it says why', async () => {
  const { user, box, offered } = show({ tags: ['1', '2'], most: 2 });
  expect(screen.getByText('At most 2: remove one to add another.')).toBeTruthy();
  await user.type(box, 'ro');
  expect(offered()).toEqual([]);
  await user.clear(box);
  await user.keyboard('{Backspace}');
  expect(screen.queryByText(/At most 2/)).toBeNull();
});

test('what is new is made on the spot and chosen; what exists is not offered twice', async () => {
  const made: string[] = [];
  const { user, box, chosen, offered } = show({
    onCreate: (label) => {
      made.push(label);
      return Promise.resolve({ value: '9', label });
    },
  });
  await user.type(box, 'roofs');
  expect(offered()).toEqual(['Roofs']);
  await user.clear(box);
  await user.type(box, ' Solar ');
  expect(offered()).toEqual(['Create “Solar”']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(chosen()).toBe('9'));
  expect(made).toEqual(['Solar']);
  expect(screen.getByRole('button', { name: 'Remove Solar' })).toBeTruthy();
});

test('what is chosen while a new one is being made stays', async () => {
  let answer: (option: ChipOption) => void = () => undefined;
  const { user, box, chosen } = show({
    onCreate: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  await user.type(box, 'Solar{Enter}');
  await user.type(box, 'router{Enter}');
  expect(chosen()).toBe('3');
  answer({ value: '9', label: 'Solar' });
  await waitFor(() => expect(chosen()).toBe('3 9'));
});

test('a refusal stands at the field', async () => {
  const { user, box, chosen } = show({
    onCreate: () =>
      Promise.reject(Object.assign(new Error('A tag with this name exists already.'), { status: 409, fields: {} })),
  });
  await user.type(box, 'Solar{Enter}');
  await screen.findByText('A tag with this name exists already.');
  expect(chosen()).toBe('');
});

test('what is being made is shown, and a save waits for it', async () => {
  let answer: (option: ChipOption) => void = () => undefined;
  const { user, box } = show({
    onCreate: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  await user.type(box, 'Solar{Enter}');
  expect(screen.getByText('Solar').getAttribute('aria-busy')).toBe('true');
  expect(screen.getByText('None chosen. Creating “Solar”…')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).not.toHaveBeenCalled();
  answer({ value: '9', label: 'Solar' });
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ tags: ['9'] }, expect.anything()));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a save that waited for what could not be made is not sent without it: the field says why and has the focus', async () => {
  let refuse: () => void = () => undefined;
  const { user, box } = show({
    onCreate: () =>
      new Promise((_resolve, reject) => {
        refuse = () => reject(Object.assign(new Error('Not so.'), { status: 400, fields: {} }));
      }),
  });
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(box, 'Solar{Enter}');
  await save();
  refuse();
  await screen.findByText('Not so.');
  expect(document.activeElement).toBe(box);
  expect(onSubmit).not.toHaveBeenCalled();
  await save();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
});

test('words that no option takes stay in the field: nothing is sent, nothing is made before the options are known', async () => {
  const { user, box, chosen, offered } = show();
  await user.type(box, 'lightning{Enter}');
  expect(offered()).toEqual([]);
  expect(chosen()).toBe('');
  expect((box as HTMLInputElement).value).toBe('lightning');
  await act(() => Promise.resolve());
  expect(onSubmit).not.toHaveBeenCalled();
});

test('words that no option takes stop a save: the field says what to do and has the focus, until they are taken or cleared', async () => {
  const onReport = jest.fn();
  const { user, box, chosen } = show({ onCreate: (label) => Promise.resolve({ value: '9', label }), onReport });
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  const said = () => screen.queryByText(/^“.*” is not added yet\./)?.textContent;
  await user.type(box, ' Solar');
  expect(said()).toBeUndefined();
  expect(onReport).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ words: LOST }));
  await save();
  expect(said()).toBe('“Solar” is not added yet. Choose it in the list, or clear it.');
  expect(document.activeElement).toBe(box);
  expect(box.getAttribute('aria-invalid')).toBe('true');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(chosen()).toBe('');
  expect(onSubmit).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(chosen()).toBe('9'));
  expect(said()).toBeUndefined();
  expect(onReport).toHaveBeenLastCalledWith(expect.anything(), null);
  await user.type(box, 'Wind');
  expect(said()).toBeUndefined();
  await save();
  expect(said()).toMatch(/^“Wind”/);
  await user.clear(box);
  await save();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ tags: ['9'] }, expect.anything()));
});

test('words that are typed while a save waits for another stop it', async () => {
  let answer: (option: ChipOption) => void = () => undefined;
  const { user, box, chosen } = show({
    onCreate: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  await user.type(box, 'Solar{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(box, 'Wind');
  answer({ value: '9', label: 'Solar' });
  await screen.findByText(/^“Wind” is not added yet\./);
  expect(chosen()).toBe('9');
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each([
  ['before Ctrl+S saves', '{Control>}s{/Control}'],
  ['before Ctrl+Enter does', '{Control>}{Enter}{/Control}'],
  ['as the field is left', '{Tab}'],
])('what is typed in full is taken %s', async (_when, keys) => {
  const { user, box, chosen } = show({ tags: ['1'] });
  await user.tab();
  await user.keyboard(`router${keys}`);
  expect(chosen()).toBe('1 3');
  expect(box).toHaveProperty('value', '');
  expect(screen.queryByText(/is not added yet/)).toBeNull();
});

test('what was typed in full and had no room is taken once there is some', async () => {
  const { user, box, chosen } = show({ tags: ['1', '2'], most: 2 });
  await user.type(box, 'router{Tab}');
  expect(chosen()).toBe('1 2');
  await user.click(screen.getByRole('button', { name: 'Remove Mounting' }));
  await user.tab();
  expect(chosen()).toBe('2 3');
});
