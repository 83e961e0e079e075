import { act, screen } from '@testing-library/react';
import { removeToken, writeToken } from '../../common/browser/cookies';
import { faultyNetwork, refusal, silent, unreachable } from '../../testing/faultyNetwork';
import { renderForStaff } from '../../testing/renderForStaff';
import { SignInPage } from './SignInPage';

const open = (fetch: typeof globalThis.fetch, path = '/sign-in', routeState?: unknown) =>
  renderForStaff(<SignInPage />, { path, routeState, fetch });

afterEach(() => {
  removeToken();
  jest.useRealTimers();
});

test('a double click sends one call, and the button says that it is under way', async () => {
  const { sent, fetch } = faultyNetwork(silent);
  const { user } = open(fetch, '/sign-in?emailOrPhone=amina%40angalink.example');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.dblClick(screen.getByText('Login'));
  const button = await screen.findByRole('button', { name: 'Logging in...' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/api/v1/auth/web-login', { emailOrPhone: 'amina@angalink.example', password: 'secret' }],
  ]);
});

test('what a previous screen handed on stands there', () => {
  open(faultyNetwork(silent).fetch, '/sign-in', { emailOrPhone: '0712 345 678' });
  expect(screen.getByLabelText('Email or Phone')).toHaveProperty('value', '0712 345 678');
});

test('a failure without words is an unknown one; the banner clears after 4 s', async () => {
  const { user } = open(faultyNetwork(unreachable).fetch);
  await user.click(screen.getByText('Login'));
  expect((await screen.findByRole('alert')).textContent).toBe('An unknown error occurred');
  await act(() => new Promise((resolve) => setTimeout(resolve, 4100)));
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  [
    'no JSON',
    () => Promise.resolve(new Response('<html>Bad gateway', { status: 502, headers: { 'content-type': 'text/html' } })),
  ],
  ['no token', () => refusal(200, { success: true, message: 'Welcome.' })],
])('an answer that is %s is an unknown error', async (_what, answer) => {
  const { user } = open(faultyNetwork(answer).fetch);
  await user.click(screen.getByText('Login'));
  expect((await screen.findByRole('alert')).textContent).toBe('An unknown error occurred');
});

test("the server's words on other fields stand in the banner", async () => {
  const { user } = open(
    faultyNetwork(() => refusal(400, { success: false, message: 'No.', data: { two_factor: 'is missing' } })).fetch,
  );
  await user.click(screen.getByText('Login'));
  expect((await screen.findByRole('alert')).textContent).toBe('No.Two factor: is missing');
});

test("the server's list of errors stands under its inputs", async () => {
  const { fetch } = faultyNetwork(() =>
    refusal(400, { success: false, message: 'No.', errors: [{ path: 'password', msg: 'Too short.' }] }),
  );
  const { user } = open(fetch);
  await user.click(screen.getByText('Login'));
  expect(await screen.findByText('Too short.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'x');
  expect(screen.queryByText('Too short.')).toBeNull();
});

test('who is signed in goes straight on, to an address of this site only', () => {
  writeToken('token');
  const { router } = open(faultyNetwork(silent).fetch, '/sign-in?from=%2Fdashboard%2Ftags%3Fpage%3D2');
  expect(router.state.location).toMatchObject({ pathname: '/dashboard/tags', search: '?page=2' });
  const other = open(faultyNetwork(silent).fetch, '/sign-in?from=https%3A%2F%2Fevil.example');
  expect(other.router.state.location.pathname).toBe('/dashboard');
});
