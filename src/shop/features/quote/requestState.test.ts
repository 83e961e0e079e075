import { keptRequest } from '../../../testing/keptRequests';
import type { QuoteFailure } from './quoteCall';
import { firstState, nextState, type RequestEvent, type RequestState } from './requestState';

const corrected = keptRequest({ state: 'refused', message: 'Please check.', fields: { email: 'Bounces.' } });
const { key, from, values, lines, note } = keptRequest();
const request = { key, from, values, lines, note };
const another = { ...request, key: 'another-request' };
const restart = () => undefined;
const failure: QuoteFailure = { kind: 'exception', message: 'No answer.', fields: {}, others: {}, passing: true };

const typing: RequestState = { at: 'typing', outboxed: null };
const sending: RequestState = { at: 'sending', request, restart, outboxed: null };
const refused: RequestState = { at: 'refused', request, failure, outboxed: null };
const kept: RequestState = { at: 'kept', request, failure, outboxed: key };
const sent: RequestState = { at: 'sent', request, message: 'Thank you.', reference: '27', outboxed: null };
const states = { typing, sending, refused, kept, sent };

const events: Readonly<Record<string, RequestEvent>> = {
  send: { type: 'send', request, waits: false, restart },
  arrived: { type: 'arrived', message: 'Thank you.', reference: '27' },
  failed: { type: 'failed', failure, kept: false },
  'failed, kept': { type: 'failed', failure, kept: true },
  again: { type: 'again' },
};

/** What each event makes of each state; a dash where it changes nothing. */
const table = `
  event        | typing  | sending | refused | kept    | sent
  send         | sending | -       | sending | sending | sending
  arrived      | -       | sent    | sent    | sent    | -
  failed       | -       | refused | -       | -       | -
  failed, kept | -       | kept    | -       | -       | -
  again        | -       | -       | -       | -       | typing
`;

const [head, ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));
const cells = rows.flatMap(([event, ...next]) =>
  next.map((to, at) => ({ event: event as string, from: head?.[at + 1] as keyof typeof states, to })),
);

test('the table has every state and every event', () => {
  expect(head?.slice(1)).toEqual(Object.keys(states));
  expect(rows.map(([event]) => event)).toEqual(Object.keys(events));
});

test.each(cells)('$event when $from: $to', ({ event, from: state, to }) => {
  const before = states[state];
  const after = nextState(before, events[event] as RequestEvent);
  if (to === '-') expect(after).toBe(before);
  // One that was kept stays named while the same request is sent once more.
  else if (state === 'kept' && to === 'sending') expect(after).toEqual({ ...sending, outboxed: key });
  else expect(after).toEqual(states[to as keyof typeof states]);
});

test('without one to correct it begins with typing, else with the refusal', () => {
  expect(firstState(undefined)).toEqual(typing);
  expect(firstState(corrected)).toMatchObject({
    at: 'refused',
    request: { note },
    failure: { kind: 'refused', message: 'Please check.', fields: { email: 'Bounces.' } },
    outboxed: key,
  });
});

describe('the place in the outbox', () => {
  const send = (waits: boolean, what = another): RequestEvent => ({ type: 'send', request: what, waits, restart });

  test('another request takes the place of one that waits', () => {
    expect(nextState(kept, send(true))).toMatchObject({ at: 'sending', outboxed: null });
  });

  test('the same one sent by hand keeps its place, also when the server is down', () => {
    const again = nextState(kept, send(true, request));
    expect(again).toMatchObject({ at: 'sending', outboxed: key });
    const down = nextState(again, { type: 'failed', failure, kept: false });
    expect(down).toMatchObject({ at: 'refused', outboxed: key });
    expect(nextState(down, send(true))).toMatchObject({ outboxed: null });
  });

  test('one that was refused stays until its correction has arrived, or is kept in its place', () => {
    const correcting = nextState(firstState(corrected), send(false));
    expect(correcting).toMatchObject({ at: 'sending', outboxed: key });
    expect(nextState(correcting, { type: 'failed', failure, kept: false })).toMatchObject({ outboxed: key });
    expect(nextState(correcting, { type: 'failed', failure, kept: true })).toMatchObject({ outboxed: another.key });
    expect(nextState(correcting, { type: 'arrived', message: '', reference: '' })).toMatchObject({
      at: 'sent',
      outboxed: null,
    });
  });
});
