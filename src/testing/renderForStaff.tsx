import './apiOrigin';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { askForOffers } from '../common/api';
import { Providers } from '../common/app/Providers';
import { selectAlert, type Alert } from '../common/state/alertSlice';
import { makeStore } from '../common/state/store';
import { ConfirmProvider } from '../staff/kit/confirm/ConfirmProvider';
import { ok, silent } from './faultyNetwork';
import { setScreenWidth } from './renderInShop';

interface StaffOptions {
  path?: string;
  /** What a previous screen handed on with the navigation. */
  routeState?: unknown;
  /** What the server offers beyond the core, `*` for all of it; without these nobody asks. */
  offers?: readonly string[];
  /** Stands in for the network, for faults only; it does not hear who asks what is offered. */
  fetch?: typeof fetch;
}

const offering =
  (offers: readonly string[], answer: typeof fetch = silent): typeof fetch =>
  (input, init) =>
    (input as Request).url.endsWith('/capabilities')
      ? ok({ operations: offers, parameters: [], fields: [] })
      : answer(input, init);

/** Renders a staff page within its program's providers, with a store of its own; other addresses show nothing. */
export function renderForStaff(content: ReactNode, { path = '/', routeState, offers, fetch }: StaffOptions = {}) {
  setScreenWidth(1280);
  const network = offers ? offering(offers, fetch) : fetch;
  const store = makeStore({ ...(network && { fetch: network }) });
  const notify = jest.fn<undefined, [Alert]>();
  let told = selectAlert(store.getState());
  store.subscribe(() => {
    const alert = selectAlert(store.getState());
    if (alert === told) return;
    told = alert;
    if (!alert) return;
    const { id: _id, ...said } = alert;
    notify(said);
  });
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const url = new URL(path, 'http://localhost');
  const router = createMemoryRouter(
    [
      { path: url.pathname, element: content },
      { path: '*', element: null },
    ],
    { initialEntries: [{ pathname: url.pathname, search: url.search, state: routeState }] },
  );
  const view = render(
    <Providers store={store} now={Date.parse('2026-11-20T09:00:00Z')}>
      <ConfirmProvider>
        <RouterProvider router={router} />
      </ConfirmProvider>
    </Providers>,
  );
  if (offers) act(() => askForOffers(store.dispatch));
  return { ...view, store, router, notify, user };
}

/** No dialog is open any more. */
export const dialogsClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog')).toBeNull());

/** What quotations begin with, as a server answers it where nothing has been set yet. */
export const salesSettings = {
  version: '1',
  vatRate: 16,
  vatMode: 'none',
  pricesIncludeVat: true,
  depositPercent: 0,
  validDays: 14,
  terms: { en: '', sw: '' },
  mpesa: null,
  bank: null,
};
