import { act, renderHook } from '@testing-library/react';
import { writeToken } from '../../common/browser/cookies';
import { usePolling, watch } from './live';

/** One answer of the server each time that it is asked; only what the network says is made up. */
let answers: Response[] = [];
const asked: string[] = [];
const news = (changed: string, newestId: string | null, at = 0) => ({
  success: true,
  message: 'News',
  data: { newQuotations: 1, newestId, newestAt: newestId && new Date(at).toISOString(), changed },
});
const json = (...told: Parameters<typeof news>) => Response.json(news(...told));
const stream = (...told: ReturnType<typeof news>[]) =>
  new Response(told.map((one) => `data: ${JSON.stringify(one)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  });
const realFetch = globalThis.fetch;

class Tabs {
  static last: Tabs;
  onmessage: (event: { data: unknown }) => void = () => undefined;
  readonly postMessage = jest.fn();
  readonly close = jest.fn();
  constructor() {
    Tabs.last = this;
  }
}

type Lead = () => Promise<void>;

/** @param leads whether it is this tab's turn */
function share(shares: boolean, leads = true) {
  const locks = {
    request: (_name: string, _options: object, lead: Lead) => (leads ? lead() : new Promise(() => undefined)),
  };
  if (shares) Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  else Reflect.deleteProperty(navigator, 'locks');
}

beforeEach(() => {
  jest.useFakeTimers();
  writeToken('abc');
  asked.length = 0;
  Object.assign(globalThis, { BroadcastChannel: Tabs });
  globalThis.fetch = (_address, init) => {
    asked.push(String(new Headers(init?.headers).get('accept')));
    const answer = answers.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('No network'));
  };
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
  share(false);
});

async function heard(shares: boolean, told: Response[], minutes = 0) {
  share(shares);
  answers = told;
  const marks: string[] = [];
  const sounds = jest.fn();
  const end = watch(({ changed }) => marks.push(changed), sounds);
  await jest.advanceTimersByTimeAsync(minutes * 60_000 + 100);
  end();
  return { marks, sounds: sounds.mock.calls.length };
}

test('a change is told once, a sound is made for a newer request alone', async () => {
  const told = [news('1', 'a', 1), news('1', 'a', 1), news('2', 'a', 1), news('3', 'b', 2)];
  expect(await heard(true, [stream(...told)])).toEqual({ marks: ['1', '2', '3'], sounds: 1 });
});

test('the newest one going makes no sound, nor does an empty list; the first one does', async () => {
  const gone = [news('1', 'b', 2), news('2', 'a', 1), news('3', null)];
  expect(await heard(true, [stream(...gone)])).toMatchObject({ sounds: 0 });
  expect(await heard(true, [stream(news('1', null), news('2', 'a', 1))])).toMatchObject({ sounds: 1 });
});

test('where there is no room for a stream, the news are asked for each minute', async () => {
  const answers = [json('1', 'a', 1), json('1', 'a', 1), json('2', 'b', 2)];
  expect(await heard(true, answers, 2)).toEqual({ marks: ['1', '2'], sounds: 1 });
  expect(asked).toEqual(Array(3).fill('text/event-stream'));
});

test('a browser that cannot share a stream asks each minute, and goes on after a failure', async () => {
  const answers = [json('1', 'a', 1), Response.json({}, { status: 503 }), json('2', 'b', 2)];
  expect(await heard(false, answers, 2)).toEqual({ marks: ['1', '2'], sounds: 1 });
  expect(new Set(asked)).toEqual(new Set(['application/json']));
});

test('a tab that follows polls, but for what holds more than the news tell, not while it hears of them; six minutes of silence end that', () => {
  share(true, false);
  const { result } = renderHook(() => [usePolling(), usePolling(true)]);
  const intervals = () => result.current.map(({ pollingInterval }) => pollingInterval / 1000);
  const pass = (minutes: number) => act(() => jest.advanceTimersByTime(minutes * 60_000));
  const hear = () => act(() => Tabs.last.onmessage({ data: { hears: true } }));
  const end = watch(jest.fn(), jest.fn());
  expect(intervals()).toEqual([60, 60]);
  hear();
  pass(5);
  hear();
  pass(5.9);
  expect(intervals()).toEqual([0, 60]);
  pass(0.2);
  expect(intervals()).toEqual([60, 60]);
  hear();
  expect(intervals()).toEqual([0, 60]);
  act(end);
});
