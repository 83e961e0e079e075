import { setupListeners } from '@reduxjs/toolkit/query';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { faultyNetwork, ok } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { useAdvertOf } from './useAdvertOf';

const advertOf = (id: string) => ({ id: `of ${id}`, product: { id, product_name: 'Kit', product_price: '1.00' } });

function Row({ id }: { id: string }) {
  return <li>{useAdvertOf(id)?.id ?? 'none'}</li>;
}

function Rows() {
  const [count, setCount] = useState(1);
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <Row key={index} id={String(index)} />
      ))}
      <button onClick={() => setCount(count + 1)}>More</button>
    </>
  );
}

/** Rows of a list, and what a colleague may change meanwhile. */
async function open() {
  const server = { adverts: [advertOf('0')] };
  const { fetch, sent } = faultyNetwork(() => ok(server.adverts));
  const view = renderForStaff(<Rows />, { offers: ['listAdvertisements.status=all'], fetch });
  const ignoreThem = setupListeners(view.store.dispatch);
  await screen.findByText('of 0');
  return { ...view, server, ignoreThem, asked: () => sent.length };
}

afterEach(() => void jest.useRealTimers());

test('who comes back to the tab reads the adverts anew, once for all rows', async () => {
  const { server, user, asked, ignoreThem } = await open();
  await user.click(screen.getByText('More'));
  expect(asked()).toBe(1);
  server.adverts = [advertOf('1')];
  act(() => void window.dispatchEvent(new Event('focus')));
  await screen.findByText('of 1');
  expect(screen.queryByText('of 0')).toBeNull();
  expect(asked()).toBe(2);
  ignoreThem();
});

test('rows that come later read them anew where they were read a while ago', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { server, user, asked, ignoreThem } = await open();
  await user.click(screen.getByText('More'));
  expect(asked()).toBe(1);
  server.adverts = [advertOf('2')];
  jest.setSystemTime(Date.now() + 60_000);
  await user.click(screen.getByText('More'));
  await screen.findByText('of 2');
  expect(asked()).toBe(2);
  ignoreThem();
});
