import '../../../testing/apiOrigin';
import { setupListeners } from '@reduxjs/toolkit/query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { contactNote } from '../../../common/domain/quoteNote';
import { exampleRequest } from '../../../testing/staffRecords';
import { faultyNetwork, ok, refusal } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import type { Quotation } from '../../api';
import { InboxPage } from './InboxPage';

const PAGE_SIZE = 2;

const request = (id: string, changes: Partial<Quotation> = {}) =>
  exampleRequest({ id, clients_name: `Client ${id}`, ...changes });

/** What a call meets instead of the server's answer; null, perhaps late, for that. */
type Fault = (method: string, path: string) => Promise<Response | null> | null;

/** Opens an address of the inbox over these requests, which it may change; two make a page. */
function open(search: string, requests: Quotation[], fault: Fault = () => null) {
  const { fetch, sent } = faultyNetwork(async (called, query) => {
    const { method = '', body } = sent.at(-1) ?? {};
    const met = await fault(method, called);
    if (met) return met;
    const id = /\/quotations\/(\d+)$/.exec(called)?.[1];
    const at = requests.findIndex((one) => one.id === id);
    const one = requests[at];
    if (id !== undefined && !one) return refusal(404, { message: 'Not found.' });
    if (one && method === 'PATCH') {
      requests[at] = { ...one, ...body };
      return refusal(200, { success: true, message: 'Quotation updated successfully', data: requests[at] });
    }
    if (one) return ok({ ...one, position: at + 1 });
    if (!called.endsWith('/quotations')) return refusal(404, {});
    const status = query.get('status');
    const found = requests.filter((other) => status === null || other.status === status);
    const page = Number(query.get('page') ?? 1);
    const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
    const quotations = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
    return ok({ quotations, meta: { page, pageCount, pageSize: PAGE_SIZE, total: found.length } });
  });
  const path = `/dashboard/quotes${search}`;
  const offers = [
    ...['listQuotations', 'getQuotation', 'updateQuotation', 'listQuotations.search'],
    ...['new', 'contacted'].map((status) => `listQuotations.status=${status}`),
  ];
  const shown = renderForStaff(<InboxPage />, { path, offers, fetch });
  // A step is dropped where the address is another than what is on the screen.
  window.history.replaceState(null, '', path);
  shown.router.subscribe(({ location }) => window.history.replaceState(null, '', location.pathname + location.search));
  const isOpen = (id: string) => screen.findByRole('heading', { level: 2, name: `Client ${id}` });
  const entries = () => within(screen.getByRole('list', { name: 'Requests' })).getAllByRole('link');
  /** Of the open request, above it. */
  const status = () => within(screen.getAllByRole('group', { name: 'Status' }).at(-1) as HTMLElement);
  const marked = () => status().getByRole('button', { pressed: true }).textContent;
  const markAs = (name: string) => shown.user.click(status().getByRole('button', { name }));
  const page = () => new URLSearchParams(shown.router.state.location.search).get('page');
  return { ...shown, isOpen, entries, marked, markAs, page };
}

beforeAll(() => {
  // jsdom has nothing to scroll, nor this of style sheets.
  Object.assign(globalThis, { CSS: { escape: String } });
  Object.assign(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });
});
afterEach(() => window.history.replaceState(null, '', '/'));

test('a link to an old request finds its page; one goes from each to the next over the end of a page', async () => {
  const { user, isOpen, entries, page } = open(
    '?id=1',
    ['5', '4', '3', '2', '1'].map((id) => request(id)),
  );
  await isOpen('1');
  await screen.findByText(/^5 of 5/);
  expect(page()).toBe('3');
  await user.click(screen.getByRole('button', { name: 'Previous request' }));
  await isOpen('2');
  expect(page()).toBe('2');
  await user.click(screen.getByRole('button', { name: 'Next request' }));
  await isOpen('1');
  await user.keyboard('k');
  await isOpen('2');
  await user.keyboard('k');
  await isOpen('3');
  await user.keyboard('j');
  await isOpen('2');

  const focused = () => entries().findIndex((entry) => entry === document.activeElement);
  act(() => entries()[1]?.focus());
  await user.keyboard('{ArrowUp}');
  await isOpen('3');
  expect(focused()).toBe(0);
  await user.keyboard('{End}');
  await isOpen('2');
  expect(focused()).toBe(1);
});

test('a request is moved along at once, and stays before whoever works on it when it leaves the list', async () => {
  let answer = (): void => undefined;
  const late = new Promise<null>((resolve) => {
    answer = () => resolve(null);
  });
  const faults = [() => refusal(500, { message: '' }), () => late];
  const fault: Fault = (method) => (method === 'PATCH' ? (faults.shift()?.() ?? null) : null);
  const { isOpen, notify, entries, marked, markAs } = open('?status=new&id=1', [request('2'), request('1')], fault);
  await isOpen('1');
  await markAs('Quoted');
  const message = 'The status could not be changed; it is New as before.';
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ success: false, message }));
  expect(marked()).toBe('New');

  await markAs('Contacted');
  expect(marked()).toBe('Contacted');
  expect(notify).toHaveBeenCalledTimes(1);
  act(answer);
  const done = { success: true, message: 'Quotation updated successfully' };
  await waitFor(() => expect(notify).toHaveBeenLastCalledWith(done));
  // It is none of the new ones any more; who works on it keeps it before them.
  await waitFor(() => expect(entries()).toHaveLength(1));
  await isOpen('1');
  expect(marked()).toBe('Contacted');
});

test('what somebody else has changed is seen by whoever comes back to the tab', async () => {
  const requests = [request('1')];
  const { isOpen, store, marked } = open('?id=1', requests);
  const ignoreThem = setupListeners(store.dispatch);
  await isOpen('1');
  requests[0] = request('1', { status: 'closed' });
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(marked()).toBe('Closed'));
  ignoreThem();
});

test('a list that cannot be had is said, and asked for again', async () => {
  const late: ((answer: null) => void)[] = [];
  const faults = [
    () => refusal(400, { message: 'Out of order' }),
    () => new Promise<null>((resolve) => late.push(resolve)),
  ];
  const fault: Fault = (_method, path) => (path.endsWith('/quotations') ? (faults.shift()?.() ?? null) : null);
  const { user, isOpen } = open('', [request('1')], fault);
  expect(await screen.findByText('Out of order')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Loading requests...')).toBeTruthy();
  act(() => late[0]?.(null));
  // Where there is room for both, the first one is open.
  await isOpen('1');
});

test('a request that is in no list is said not to be there, with the way to those that are', async () => {
  const { user, isOpen, router } = open('?id=999', [request('1')]);
  expect(await screen.findByRole('heading', { name: 'This request is not there' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Show all requests' }));
  await isOpen('1');
  expect(router.state.location.search).toBe('?id=1');
});

test('each says where it came from: in the list, and where it is read', async () => {
  const { user, isOpen, entries } = open('', [
    request('2', { clients_note: contactNote('Opening hours', 'On Saturday?') }),
    request('1'),
  ]);
  await isOpen('2');
  expect(entries().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Contact form') as string,
    expect.stringContaining('No products chosen') as string,
  ]);
  const read = () => within(screen.getByRole('article'));
  expect(read().getByText(/, from the contact form, reference 2$/)).toBeTruthy();
  expect(read().getByText('Opening hours')).toBeTruthy();
  await user.click(entries()[1] as HTMLElement);
  await isOpen('1');
  expect(read().getByText(/, from Get a Quote, reference 1$/)).toBeTruthy();
});
