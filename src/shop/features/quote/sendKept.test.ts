import { faultyNetwork, refusal, silent, taken, unreachable } from '../../../testing/faultyNetwork';
import '../../../testing/apiOrigin';
import { waitFor } from '@testing-library/react';
import { configureStore } from '@reduxjs/toolkit';
import { api } from '../../../common/api';
import { requestKey } from '../../../common/browser/requestKey';
import { quote } from '../../texts/en/quote';
import { keptRequest } from '../../../testing/keptRequests';
import { keepRequest, outbox } from './outbox';
import { sendQuote } from './quoteCall';
import { sendKept, type Sending } from './sendKept';

const NOW = keptRequest().keptAt;
const HOUR = 3_600_000;
const [first, second] = [
  keptRequest({ key: 'first-request' }),
  keptRequest({ key: 'second-request', from: 'header', lines: [] }),
];

/** A store whose calls go over a network that answers so. */
function callsOver(answer: (path: string) => Promise<Response>) {
  const { sent, fetch } = faultyNetwork(answer);
  const { dispatch } = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { fetch } } }).concat(api.middleware),
  });
  return { sent, dispatch };
}

/** Sends what is kept over it. */
async function sendOver(answer: (path: string) => Promise<Response>, asked?: string) {
  const { sent, dispatch } = callsOver(answer);
  const sending: (string | null)[] = [];
  await sendKept({ dispatch, t: quote, onSending: (now) => sending.push(now && now.key) }, asked);
  return { sent, sending };
}

const outcome = () => outbox.read().map(({ key, state, message, triedAt }) => ({ key, state, message, triedAt }));

beforeEach(() => {
  window.localStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterEach(() => jest.restoreAllMocks());

test('the oldest goes first, each with its key and by the call it is for', async () => {
  keepRequest(first);
  keepRequest(second);
  const { sent, sending } = await sendOver(taken);
  expect(sent.map(({ path, key, body }) => [path, key, body.productIds])).toEqual([
    ['/api/v1/quotations/create-quotation', first.key, ['1042']],
    ['/api/v1/quotations/get-a-quote', second.key, undefined],
  ]);
  expect(sending).toEqual([first.key, null, second.key, null]);
  expect(outbox.read().map(({ state, message, note }) => [state, message, note])).toEqual([
    ['sent', 'Thank you.', ''],
    ['sent', 'Thank you.', ''],
  ]);
});

test('what has arrived is had: the same written again is a new request, and what did not arrive stays the same one', async () => {
  const [had, waiting] = [requestKey('two kits'), keptRequest({ key: 'another-request' })];
  keepRequest(waiting);
  await sendOver(taken);
  expect(requestKey('two kits')).toBe(had);
  keepRequest(keptRequest({ key: had }));
  await sendOver(unreachable);
  expect(requestKey('two kits')).toBe(had);
  await sendOver(taken);
  expect(requestKey('two kits')).not.toBe(had);
});

test('a refusal is written to its request, and the next one still goes', async () => {
  keepRequest(first);
  keepRequest(second);
  const refused = refusal(400, { success: false, message: 'Please check.', data: { clients_email: 'Bounces.' } });
  await sendOver((path) => (path.endsWith('create-quotation') ? refused : taken()));
  expect(outbox.read()).toMatchObject([
    { state: 'refused', message: 'Please check.', fields: { email: 'Bounces.' } },
    { state: 'sent' },
  ]);
});

test('however many words the server has, the request stays, with as many as are kept', async () => {
  keepRequest(first);
  keepRequest(second);
  const words = 'w'.repeat(10_000);
  const data = { clients_email: words, productIds: words };
  await sendOver((path) =>
    path.endsWith('create-quotation')
      ? refusal(400, { success: false, message: words, data })
      : refusal(200, { success: true, message: words, data: { id: words } }),
  );
  expect(outbox.read()).toMatchObject([{ state: 'refused', values: first.values }, { state: 'sent' }]);
});

test.each([
  ['a dead network', unreachable],
  ['a server that is down', () => refusal(503, { success: false, message: 'Later.' })],
  ['a server that is busy', () => refusal(429, { success: false, message: 'Slowly.' })],
])('%s: it stays, the moment of the first try is noted, and the others wait', async (_what, answer) => {
  keepRequest(first);
  keepRequest(second);
  const { sent } = await sendOver(answer);
  expect(sent).toHaveLength(1);
  expect(outcome()).toEqual([
    { key: first.key, state: 'kept', message: '', triedAt: NOW },
    { key: second.key, state: 'kept', message: '', triedAt: null },
  ]);
  jest.spyOn(Date, 'now').mockReturnValue(NOW + HOUR);
  await sendOver(answer);
  expect(outbox.read()[0]?.triedAt).toBe(NOW);
});

test('that it is tried is noted before the answer, which a page that ends never hears', async () => {
  keepRequest(first);
  const noted: unknown[] = [];
  await sendOver(() => {
    noted.push(outcome()[0]?.triedAt);
    return taken();
  });
  expect(noted).toEqual([NOW]);
});

test('success without words has the words of the site', async () => {
  keepRequest(first);
  await sendOver(() => refusal(200, { success: true, message: '' }));
  expect(outcome()).toMatchObject([{ state: 'sent', message: 'Quote request submitted successfully!' }]);
});

test('offline nothing is tried', async () => {
  keepRequest(first);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { sent } = await sendOver(taken);
  expect(sent).toEqual([]);
  expect(outcome()).toMatchObject([{ state: 'kept', triedAt: null }]);
});

test('what the server may have forgotten goes only when the visitor asks for it', async () => {
  keepRequest({ ...first, triedAt: NOW - 24 * HOUR });
  expect((await sendOver(taken)).sent).toEqual([]);
  expect((await sendOver(taken, first.key)).sent).toHaveLength(1);
  expect(outcome()).toMatchObject([{ state: 'sent' }]);
});

test('what is asked for while another is on its way goes after it', async () => {
  keepRequest(first);
  keepRequest({ ...second, triedAt: NOW - 24 * HOUR });
  let calls = 0;
  await sendOver(async () => {
    calls += 1;
    if (calls === 1) await sendOver(unreachable, second.key);
    return taken();
  });
  expect(outcome()).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
});

test('what was deleted while another was on its way is not sent', async () => {
  keepRequest(first);
  keepRequest(second);
  const { sent } = await sendOver(async () => {
    window.localStorage.setItem('quoteOutbox', JSON.stringify([first]));
    return taken();
  });
  expect(sent).toHaveLength(1);
});

test('what nobody could send for a week after the first try goes without being sent', async () => {
  const weekAgo = NOW - 8 * 24 * HOUR;
  keepRequest({ ...first, keptAt: weekAgo, triedAt: weekAgo });
  expect((await sendOver(taken)).sent).toEqual([]);
  expect(outbox.read()).toEqual([]);
});

test('what was kept while the clock was years behind is sent once it is right, and a try that fails costs it nothing', async () => {
  keepRequest({ ...first, keptAt: Date.parse('2015-01-01T00:00:00Z') });
  await sendOver(unreachable);
  expect(outcome()).toMatchObject([{ state: 'kept', triedAt: NOW }]);
  expect((await sendOver(taken)).sent).toHaveLength(1);
  expect(outcome()).toMatchObject([{ state: 'sent' }]);
});

test('one that hangs is sent anew, and the others go after it', async () => {
  keepRequest(first);
  keepRequest(second);
  const answers = [silent];
  const { sent, dispatch } = callsOver(() => (answers.shift() ?? taken)());
  const hung = new Promise<Sending | null>((resolve) => {
    void sendKept({ dispatch, t: quote, onSending: resolve });
  });
  (await hung)?.restart();
  await waitFor(() => expect(outcome()).toMatchObject([{ state: 'sent' }, { state: 'sent' }]));
  expect(sent.map(({ key }) => key)).toEqual([first.key, first.key, second.key]);
});

test('a slow try that is given up is followed by another of the same key, and that one is believed', async () => {
  const answers = [silent, taken];
  const { sent, dispatch } = callsOver(() => (answers.shift() ?? unreachable)());
  const { outcome, restart } = sendQuote(dispatch, first, quote);
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(sent).toHaveLength(1);
  restart();
  expect(await outcome).toEqual({ message: 'Thank you.', reference: '' });
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual({ ...sent[0], aborted: false });
  expect(sent[0]?.key).toBe(first.key);
});
