import '../../../testing/apiOrigin';
import { act, screen, waitFor, within } from '@testing-library/react';
import { askForOffers } from '../../../common/api';
import { removeToken, writeToken } from '../../../common/browser/cookies';
import { faultyNetwork, ok, refusal, silent } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { staffApi, type Proposal } from '../../api';
import { EditPage } from './EditPage';
import { exampleProposal, sentProposal } from '../../../testing/staffRecords';

test('the address of a quotation, on a server that makes none, says so and calls nothing', async () => {
  const { fetch, sent } = faultyNetwork(() => refusal(404, { success: false, message: 'Not found.' }));
  const { store } = renderForStaff(<EditPage />, { path: '/dashboard/quotations/7', fetch });
  act(() => askForOffers(store.dispatch));
  expect(await screen.findByText('This server makes no quotations')).toBeTruthy();
  expect(sent.map(({ path }) => path)).toEqual(['/api/v1/capabilities']);
});

const draft = { ...exampleProposal({ id: '' }), title: 'Internet for the farm' };

test('what a colleague has changed in a quotation that is only looked at is said, and shown when asked for', async () => {
  let now = draft;
  const { fetch } = faultyNetwork((path) => (path.includes('/proposals/') ? ok(now) : refusal(404, {})));
  const { store, user } = renderForStaff(<EditPage />, { offers: ['getProposal', 'sendProposal'], fetch });
  await screen.findByDisplayValue(draft.title);
  now = { ...draft, title: 'Internet for two farms', updatedAt: '2026-11-20T08:30:00.000Z' };
  // As when the window has the focus again.
  await act(() => store.dispatch(staffApi.endpoints.getProposal.initiate({ id: '' }, { forceRefetch: true })));
  expect(screen.getByText(/^Somebody else has changed this quotation/)).toBeTruthy();
  expect(screen.queryByDisplayValue(now.title)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Load theirs' }));
  expect(await screen.findByDisplayValue(now.title)).toBeTruthy();
  expect(screen.queryByText(/^Somebody else has changed this quotation/)).toBeNull();
});

test('what was just saved is known as one’s own where it cannot be read again, and the next save names its version', async () => {
  let now = draft;
  const { fetch, sent } = faultyNetwork((path) => {
    if (!path.includes('/proposals/')) return refusal(404, {});
    const { method, body } = sent.at(-1) ?? {};
    if (method === 'GET') return now === draft ? ok(now) : refusal(400, { success: false, message: 'Not now.' });
    now = { ...now, ...body, updatedAt: `2026-11-20T08:0${saves().length}:00.000Z` };
    return ok(now);
  });
  const saves = () => sent.filter(({ method }) => method !== 'GET');
  const offers = ['getProposal', 'updateProposal', 'updateProposal.If-Match'];
  const { user } = renderForStaff(<EditPage />, { offers, fetch });
  const save = async (title: string) => {
    await user.clear(await screen.findByLabelText(/^Title/));
    await user.type(screen.getByLabelText(/^Title/), title);
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  };
  await save('Internet for two farms');
  expect(screen.queryByText(/^Somebody else has changed this quotation/)).toBeNull();
  await save('Internet for three farms');
  expect(saves().map(({ tag }) => tag)).toEqual([draft.updatedAt, '2026-11-20T08:01:00.000Z'].map((at) => `"${at}"`));
});

/** The page of a quotation as the server has it, which a test may change; what is saved or deleted meets `change`. */
async function open(first: Proposal, change: () => Promise<Response>) {
  const there = { now: first };
  const offers = ['getProposal', 'updateProposal', 'deleteProposal'];
  const { fetch, sent } = faultyNetwork((path) => {
    if (path.endsWith('/get-profile')) return ok({ user: { first_name: 'A', last_name: 'B', email: 'a@example.com' } });
    if (!path.includes('/proposals/')) return refusal(404, {});
    return sent.at(-1)?.method === 'GET' ? ok(there.now) : change();
  });
  const shown = renderForStaff(<EditPage />, { path: '/dashboard/quotations/7', offers, fetch });
  await screen.findByLabelText(/^Title/);
  /** As when the window has the focus again. */
  const look = () =>
    act(() => shown.store.dispatch(staffApi.endpoints.getProposal.initiate({ id: '' }, { forceRefetch: true })));
  return { ...shown, there, sent, look };
}

const FIXED = 'It was accepted and stays as it is.';
const kit = { kind: 'item', text: 'Kit', quantity: 1, unitPrice: '1000.00', discount: '0.00' } as const;
const offer = sentProposal({ id: '', lines: [{ ...kit, amount: '1000.00', vat: '0.00', total: '1000.00' }] });
const accepted: Proposal = {
  ...offer,
  status: 'accepted',
  quotationId: '9',
  acceptedAt: '2026-11-20T08:30:00.000Z',
  acceptedBy: 'Njeri',
};

test('a draft that is deleted takes along what was typed into it, and nothing is asked of that', async () => {
  writeToken('token');
  const { user, router, notify, sent } = await open(draft, () => ok(undefined));
  await user.type(screen.getByLabelText(/^Terms/), 'Typed');
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Typed'));
  await user.click(screen.getByRole('button', { name: 'Delete draft' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this draft?' }));
  await user.click(question.getByRole('button', { name: 'Delete draft' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/quotations'));
  expect(sent.at(-1)?.method).toBe('DELETE');
  expect(notify).toHaveBeenCalledWith({ success: true, message: 'Draft deleted.' });
  expect(screen.queryByText('Leave without saving?')).toBeNull();
  expect(localStorage).toHaveLength(0);
  removeToken();
});

test('what is typed while the customer accepts stays in sight, and cannot be saved', async () => {
  const { user, there, look } = await open(offer, () => refusal(409, { message: 'It was accepted.' }));
  const price = screen.getByLabelText(/^Unit price/);
  await user.clear(price);
  await user.type(price, '900');
  there.now = accepted;
  await look();
  expect(screen.getByText(/^The customer has just accepted it\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save quotation' }));
  expect(await screen.findByText('It was accepted.')).toBeTruthy();
  expect(price).toHaveProperty('value', '900');
  await user.click(screen.getByRole('button', { name: 'Show what was accepted' }));
  expect(await screen.findByText(FIXED)).toBeTruthy();
  expect(screen.queryAllByText(/1,000\.00/)).not.toHaveLength(0);
});

test('where nothing was typed, what the customer has accepted is shown by itself, with the way to its request', async () => {
  const { there, look } = await open(offer, silent);
  there.now = accepted;
  await look();
  expect(await screen.findByText(FIXED)).toBeTruthy();
  expect(screen.getByText(/^Accepted by Njeri/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To the request' }).getAttribute('href')).toBe('/dashboard/quotes?id=9');
});
