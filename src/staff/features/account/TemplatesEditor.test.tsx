import '../../../testing/apiOrigin';
import { screen, waitFor, within } from '@testing-library/react';
import { LONGEST_TEMPLATE_NAME } from '../../../common/domain/contract.gen';
import { faultyNetwork, ok, refusal, unreachable } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { InlineForms } from '../../kit/form/InlineForm';
import { TemplatesEditor } from './TemplatesEditor';

/** The prepared answers, of which a colleague saves others while one's own are typed; what is saved meets `save`. */
async function open(save: () => Promise<Response>, theirs: () => Promise<Response> = () => templates('2', 'Theirs')) {
  let reads = 0;
  const network = faultyNetwork(() => {
    if (network.sent.at(-1)?.method !== 'GET') return save();
    reads += 1;
    return reads === 1 ? templates('1', 'Ours') : theirs();
  });
  const { user, notify } = renderForStaff(
    <InlineForms>
      <TemplatesEditor />
    </InlineForms>,
    { path: '/account', offers: ['listReplyTemplates', 'saveReplyTemplates'], fetch: network.fetch },
  );
  await screen.findByDisplayValue('Ours');
  const form = within(screen.getByRole('region', { name: 'Prepared answers' }));
  const press = (name: string) => user.click(form.getByRole('button', { name }));
  const saved = () => network.sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { user, form, press, saved, notify };
}
const templates = (version: string, name: string) =>
  ok({ version, templates: [{ name, text_en: 'Hello', text_sw: '' }] });

test('what is too long is said at its field, and not sent', async () => {
  const { user, form, press, saved } = await open(() => templates('2', 'Ours'));
  await user.click(form.getByLabelText('Name'));
  await user.paste('a'.repeat(LONGEST_TEMPLATE_NAME));
  await press('Save prepared answers');
  expect(await form.findAllByText(`Name may have at most ${LONGEST_TEMPLATE_NAME} characters.`)).toHaveLength(1);
  expect(form.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(form.getByLabelText('Name'));
  expect(saved()).toEqual([]);
});

test('what the server refuses stands beneath the list', async () => {
  const wrong = 'A name has a sign that cannot be shown.';
  const { form, press } = await open(() =>
    refusal(400, { success: false, message: 'Please correct the marked fields.', data: { templates: wrong } }),
  );
  await press('Remove Ours');
  await press('Save prepared answers');
  expect(await form.findByText(wrong)).toBeTruthy();
});

const conflict = () => refusal(409, { success: false, message: 'Changed meanwhile.', data: { version: 'Changed.' } });

test('what a colleague saved is there only once it was read; until then what was typed stays', async () => {
  let isDown = true;
  const { user, form, press, notify } = await open(conflict, () =>
    isDown ? refusal(404, { success: false, message: 'Not found.' }) : templates('2', 'Theirs'),
  );
  await user.type(form.getByLabelText('Name'), ' too');
  await press('Save prepared answers');
  await form.findByRole('button', { name: 'Load theirs' });
  await press('Load theirs');
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ success: false, message: 'Not found.' }));
  expect(form.getByLabelText('Name')).toHaveProperty('value', 'Ours too');
  isDown = false;
  await press('Load theirs');
  await form.findByDisplayValue('Theirs');
});

test('who saves over it names the version of the other save', async () => {
  const { user, form, press, saved } = await open(conflict);
  await user.type(form.getByLabelText('Name'), ' too');
  await press('Save prepared answers');
  await form.findByRole('button', { name: 'Save mine over it' });
  await press('Save mine over it');
  await waitFor(() => expect(saved()).toHaveLength(2));
  expect(saved()).toMatchObject([
    { version: '1', templates: [{ name: 'Ours too' }] },
    { version: '2', templates: [{ name: 'Ours too' }] },
  ]);
});

test('two presses save over it once, and nothing else can be chosen meanwhile', async () => {
  let arrive = (_answer: Response) => {};
  const answers = [conflict(), templates('3', 'Ours too')];
  // It is read before the choice is asked for, and once more when it is made.
  let isSlow = false;
  const { user, form, press, saved } = await open(
    () => answers.shift() ?? conflict(),
    () => (isSlow ? new Promise((resolve) => (arrive = resolve)) : templates('2', 'Theirs')),
  );
  await user.type(form.getByLabelText('Name'), ' too');
  await press('Save prepared answers');
  const overwrite = await form.findByRole('button', { name: 'Save mine over it' });
  isSlow = true;
  await user.dblClick(overwrite);
  const buttons = ['Save mine over it', 'Load theirs'].map((name) => form.getByRole('button', { name }));
  expect(buttons.map((button) => button.getAttribute('aria-busy'))).toEqual(['true', 'true']);
  await press('Load theirs');
  arrive(await templates('2', 'Theirs'));
  await form.findByText('Saved.', { exact: false });
  expect(form.getByLabelText('Name')).toHaveProperty('value', 'Ours too');
  expect(saved()).toHaveLength(2);
  expect(form.queryByRole('button', { name: 'Load theirs' })).toBeNull();
});

test('where what a colleague saved cannot be read, that is said, and nothing is saved over it', async () => {
  const { user, form, press, saved, notify } = await open(conflict, unreachable);
  await user.type(form.getByLabelText('Name'), ' too');
  await press('Save prepared answers');
  await user.click(await form.findByRole('button', { name: 'Save mine over it' }));
  const message = 'What somebody else saved could not be read. Try again.';
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ success: false, message }));
  expect(saved()).toHaveLength(1);
  expect(form.getByRole('button', { name: 'Load theirs' }).getAttribute('aria-busy')).toBeNull();
});

test('one that is added has the focus and needs a name; where one was removed, the next one’s button has it', async () => {
  const { user, form, press, saved } = await open(() => templates('2', 'Ours'));
  await press('Add another');
  const [, name] = form.getAllByLabelText('Name') as [HTMLElement, HTMLElement];
  expect(document.activeElement).toBe(name);
  await press('Save prepared answers');
  expect(await form.findByText('A prepared answer needs a name.')).toBeTruthy();
  expect(saved()).toEqual([]);
  await user.type(name, 'Closed');
  await user.type(form.getAllByLabelText(/^Text in English/)[1] as HTMLElement, 'We are closed.');
  await press('Remove Ours');
  expect(document.activeElement).toBe(form.getByRole('button', { name: 'Remove Closed' }));
  await press('Save prepared answers');
  await waitFor(() =>
    expect(saved()).toEqual([
      { version: '1', templates: [{ name: 'Closed', text_en: 'We are closed.', text_sw: '' }] },
    ]),
  );
});
