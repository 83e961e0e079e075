import '../../testing/apiOrigin';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { makeStore } from '../state/store';
import { refusal, unreachable } from '../../testing/faultyNetwork';
import { askForOffers, leanOffers, useOffers, type CapabilitiesResponse } from '.';
import { capabilities } from './extended.gen';
import { offersIn } from './offers';

function Asks() {
  const offers = useOffers();
  return (
    <p>
      {String(offers('listProducts.sort=price'))} {String(offers('listProducts.sort=rating'))}{' '}
      {String(offers('listQuotations'))}
    </p>
  );
}

const answering = (data: object) =>
  Promise.resolve(
    new Response(JSON.stringify({ success: true, message: 'Capabilities', data }), {
      status: 200,
      headers: { 'content-type': 'application/json' },
    }),
  );

/** Shows what is offered by a server that answers so. */
function show(answer: () => Promise<Response>) {
  const asked: Request[] = [];
  const store = makeStore({
    fetch: (input) => {
      asked.push(input as Request);
      return answer();
    },
  });
  render(
    <Provider store={store}>
      <Asks />
      <Asks />
    </Provider>,
  );
  return { asked, ask: () => act(() => askForOffers(store.dispatch)) };
}

test('what is named is offered, once it is known; it is asked once, without a session', async () => {
  document.cookie = 'xx_tgk=a-session';
  const { asked, ask } = show(() =>
    answering({ operations: ['listQuotations'], parameters: ['listProducts.sort=price'], fields: [] }),
  );
  expect(screen.getAllByText('undefined undefined undefined')).toHaveLength(2);
  ask();
  expect(await screen.findAllByText('true false true')).toHaveLength(2);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(asked.map(({ url, headers }) => [new URL(url).pathname, headers.get('authorization')])).toEqual([
    ['/api/v1/capabilities', null],
  ]);
});

test.each([
  ['has no such call', () => refusal(404, { success: false, message: 'Not found.' })],
  ['does not take it', () => refusal(405, { success: false, message: 'Not found.' })],
  ['answers something else', () => answering({ operations: 'all' })],
  ['lets no other origin see that it has no such call', unreachable],
])('a server that %s offers the core alone', async (_, answer) => {
  const { ask } = show(answer);
  ask();
  expect(await screen.findAllByText('false false false', {}, { timeout: 10_000 })).toHaveLength(2);
});

test('a page hands everything over in a word; a server of less is told to the letter', () => {
  const data = { operations: [] as string[], parameters: [] as string[], fields: [] as string[] };
  const all: CapabilitiesResponse = {
    success: true,
    message: 'Capabilities',
    data: { ...data, operations: [...capabilities] },
  };
  expect(leanOffers(all).data).toEqual({ ...data, operations: ['*'] });
  expect(capabilities.every(offersIn(leanOffers(all)))).toBe(true);
  const less = { ...all, data: { ...data, operations: capabilities.slice(1) } };
  expect(leanOffers(less)).toBe(less);
});
