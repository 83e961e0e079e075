import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { object } from 'yup';
import { removeToken, writeToken } from '../../../common/browser/cookies';
import { faultyNetwork, ok } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { kit } from '../../texts/kit';
import { recordForms } from '../../texts/recordForms';
import { ActiveSwitch } from '../ActiveSwitch';
import { TextField } from '../fields/TextField';
import { FormDialog } from './FormDialog';
import { InlineForm } from './InlineForm';
import { ResourceForm } from './ResourceForm';

const texts = { submit: 'Save', busy: 'Saving…', saved: 'Saved', failed: 'Not saved.' };
const never = () => undefined;

type Save = () => Promise<never>;
const form = { initialValues: { name: '' }, schema: object(), texts };
const field = <TextField name="name" label="Name" />;

const places = {
  'a page': (save: Save) => (
    <ResourceForm {...form} title="Kit" draftKey="kit" onSave={save} onCancel={never} main={field} />
  ),
  'a part of a page': (save: Save) => (
    <InlineForm {...form} title="Kit" help="" draftKey="kit" onSave={save}>
      {field}
    </InlineForm>
  ),
  'a dialog': (save: Save) => (
    <FormDialog {...form} title="Kit" open onClose={never} draft="kit" save={save}>
      {field}
    </FormDialog>
  ),
};

/** Opens a place, saves, and goes elsewhere before the answer has come. @param type what is done before that */
async function leave(
  content: (save: Save) => React.ReactNode,
  press: () => HTMLElement,
  type?: (user: UserEvent) => Promise<void>,
) {
  let fail: (failure: unknown) => void = never;
  let succeed: () => void = never;
  const save = () =>
    new Promise<never>((resolve, reject) => {
      fail = reject;
      succeed = () => resolve(undefined as never);
    });
  const { fetch } = faultyNetwork(() =>
    ok({ user: { first_name: 'A', last_name: 'B', email: 'amina@angalink.example' } }),
  );
  const { user, router, notify } = renderForStaff(content(save), { fetch });
  await type?.(user);
  await user.click(press());
  await act(() => router.navigate('/elsewhere'));
  const settle = (end: () => void) =>
    act(async () => {
      end();
      await Promise.resolve();
    });
  return { notify, answer: (failure: object) => settle(() => fail(failure)), succeed: () => settle(succeed) };
}

const button = () => screen.getByRole('button', { name: 'Save' });
const refused = { status: 400, message: 'This cannot be.', fields: {} };

test.each(Object.entries(places))(
  'what fails after one has gone on is told all the same: %s',
  async (_name, content) => {
    const { notify, answer } = await leave(content, button);
    await answer(refused);
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ success: false, message: 'This cannot be.' }));
  },
);

test.each(Object.entries(places))('where there is no network, that is named: %s', async (_name, content) => {
  const { notify, answer } = await leave(content, button);
  await answer({ status: 'OFFLINE', fields: {} });
  expect(notify).toHaveBeenCalledWith({ success: false, message: kit.offline });
});

test.each(Object.entries(places).slice(0, 2))('what somebody else saved meanwhile too: %s', async (_name, content) => {
  const { notify, answer } = await leave(content, button);
  await answer({ status: 412, message: 'Changed.', fields: {} });
  const message = `Not saved. ${recordForms.changedMeanwhile}`;
  expect(notify).toHaveBeenCalledWith({ success: false, message });
});

test.each(Object.entries(places))(
  'what is saved leaves no draft that could be saved again: %s',
  async (_name, content) => {
    writeToken('token');
    const { succeed } = await leave(content, button, async (user) => {
      await user.type(screen.getByLabelText('Name'), 'Kit');
      // Kept once it is known whose it is.
      await waitFor(() => {
        window.dispatchEvent(new Event('pagehide'));
        expect(localStorage).toHaveLength(1);
      });
    });
    expect(localStorage).toHaveLength(1);
    await succeed();
    await waitFor(() => expect(localStorage).toHaveLength(0));
    removeToken();
  },
);

test('a switch that did not turn is told too', async () => {
  const shown = (save: Save) => <ActiveSwitch active label="Shown" help="" onSwitch={save} />;
  const { notify, answer } = await leave(shown, () => screen.getByRole('switch', { name: 'Shown' }));
  await answer(refused);
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ success: false, message: 'This cannot be.' }));
});
