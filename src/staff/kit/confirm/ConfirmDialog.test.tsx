import { act, screen, waitFor, within } from '@testing-library/react';
import { faultyNetwork, silent } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { CommentList } from '../../resources/articles/Readers';
import { useStandardActions } from '../list/useStandardActions';
import { useCalls } from '../record/calls';
import { useConfirm } from './confirm';

const refused = { status: 409, message: 'It is in use.', fields: { category_id: 'has two products' } };

/** @param run what is confirmed */
function Delete({ run }: { run: () => Promise<never> }) {
  const confirm = useConfirm();
  const ask = () => void confirm({ title: 'Delete it?', text: 'It goes.', action: 'Delete', danger: true, run });
  return <button onClick={ask}>Ask</button>;
}

const COMMENT = { id: '5', content: 'Well', createdAt: '2026-11-20T08:00:00.000Z' };

/** What a list of tags does with one of them. */
function Removal() {
  const actionsOf = useStandardActions<{ id: string; isActive: boolean }>({
    nameOf: ({ id }) => id,
    noun: 'tag',
    calls: useCalls('Tag'),
    effects: { activate: '', deactivate: '', remove: 'It goes.' },
  });
  return <button onClick={() => actionsOf({ id: '1', isActive: true })[1]?.onSelect()}>Remove it</button>;
}

test("what the server refuses stays in the question, with the server's list", async () => {
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- what RTK Query's `unwrap` rejects with
  const { user } = renderForStaff(<Delete run={() => Promise.reject(refused)} />);
  await user.click(screen.getByText('Ask'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete it?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toContain('It is in use.');
  expect(within(alert).getByRole('listitem').textContent).toBe('Category id: has two products');
});

test('what it does is read out with its title, for the focus is on an answer', async () => {
  const { user } = renderForStaff(<Delete run={() => new Promise(() => undefined)} />);
  await user.click(screen.getByText('Ask'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete it?' });
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('It goes.');
});

test.each([
  ['a removal of a list', <Removal key="list" />],
  ['a comment', <CommentList key="comment" comments={[COMMENT]} />],
])('%s that gets no answer is given up when it is stopped', async (_what, content) => {
  jest.useFakeTimers({ advanceTimers: true });
  const { fetch, sent } = faultyNetwork(silent);
  const { user } = renderForStaff(content, { offers: ['deleteComment'], fetch });
  await user.click(await screen.findByRole('button', { name: /^Remove/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: /^(Delete|Remove)/ }));
  const isAborted = () => sent.filter(({ method }) => method === 'DELETE').map(({ aborted }) => aborted);
  await waitFor(() => expect(isAborted()).toEqual([false]));
  act(() => jest.advanceTimersByTime(11_000));
  await user.click(await dialog.findByRole('button', { name: 'Stop' }));
  expect(isAborted()).toEqual([true]);
  jest.useRealTimers();
});

test('what gets no answer can be stopped, and left', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { user } = renderForStaff(<Delete run={() => new Promise(() => undefined)} />);
  await user.click(screen.getByText('Ask'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete it?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  const status = dialog.getByRole('status');
  expect(status.textContent).toBe('');
  act(() => jest.advanceTimersByTime(10_000));
  expect(status.textContent).toMatch(/Stop$/);
  await user.click(await dialog.findByRole('button', { name: 'Stop' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('You stopped before the answer came.');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('alertdialog').closest('[inert]')).not.toBeNull();
  jest.useRealTimers();
});

test('the end of what an older question has run neither closes nor answers the newer one', async () => {
  let end = () => undefined as void;
  const run = () =>
    new Promise<void>((resolve) => {
      end = resolve;
    });
  const answers: boolean[] = [];
  function Questions() {
    const confirm = useConfirm();
    const ask = (title: string, more: object) =>
      void confirm({ title, text: '', action: 'Go on', ...more }).then((done) => answers.push(done));
    return (
      <>
        <button onClick={() => ask('Older?', { run })}>Older</button>
        <button onClick={() => ask('Newer?', {})}>Newer</button>
      </>
    );
  }
  const { user } = renderForStaff(<Questions />);
  await user.click(screen.getByText('Older'));
  await user.click(await screen.findByRole('button', { name: 'Go on' }));
  await user.click(screen.getByText('Newer'));
  const newer = within(await screen.findByRole('alertdialog', { name: 'Newer?' }));
  await act(async () => {
    end();
    await Promise.resolve();
  });
  const go = newer.getByRole('button', { name: 'Go on' });
  expect(go.closest('[inert]')).toBeNull();
  expect(answers).toEqual([false]);
  await user.click(go);
  await waitFor(() => expect(answers).toEqual([false, true]));
});
