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

test.each([
  ['none', unreachable],
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

test('what is wrong stands at its fields until these are changed, the banner for 4 s', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const data = { emailOrPhone: 'Email or phone is required.', password: 'Password is required.' };
  const { user } = open(
    faultyNetwork(() => refusal(400, { message: 'Please correct the marked fields.', data })).fetch,
  );
  await user.click(screen.getByText('Login'));
  expect((await screen.findByRole('alert')).textContent).toBe('Please correct the marked fields.');
  const [login, password] = [screen.getByLabelText('Email or Phone'), screen.getByLabelText('Password')];
  const said = (field: HTMLElement) =>
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(document.activeElement).toBe(login);
  await act(() => jest.advanceTimersByTimeAsync(4100));
  expect(screen.queryByRole('alert')).toBeNull();
  expect([login, password].map(said)).toEqual(Object.values(data));
  await user.type(password, 'x');
  expect([login, password].map(said)).toEqual([data.emailOrPhone, undefined]);
});

test('without a network that is said', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = open(faultyNetwork(unreachable).fetch);
  await user.click(screen.getByText('Login'));
  expect((await screen.findByRole('alert')).textContent).toBe('You are offline. Check your connection and try again.');
  online.mockRestore();
});

test('a password is shown while it is typed, where one wishes so', async () => {
  const { user } = open(faultyNetwork(silent).fetch);
  const password = screen.getByLabelText('Password');
  for (const [press, type] of [
    ['Show Password', 'text'],
    ['Hide Password', 'password'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: press }));
    expect(password.getAttribute('type')).toBe(type);
  }
});

test('a code that is wanted is asked for, no mistake the first time; Back leads to what was typed', async () => {
  const code = 'Enter the code that your app shows.';
  const { fetch, sent } = faultyNetwork(() => refusal(400, { message: 'No.', data: { code } }));
  const { user } = open(fetch);
  await user.type(screen.getByLabelText('Email or Phone'), 'amina@angalink.example');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByText('Login'));
  expect(document.activeElement).toBe(await screen.findByLabelText('Code'));
  expect(screen.queryByText(code)).toBeNull();
  await user.click(screen.getByText('Back'));
  expect(screen.getByLabelText('Email or Phone')).toHaveProperty('value', 'amina@angalink.example');
  await user.click(screen.getByText('Login'));
  await user.click(await screen.findByRole('button', { name: 'Login' }));
  expect(await screen.findByText(code)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent.map(({ body }) => body)).toEqual(
    Array(3).fill({ emailOrPhone: 'amina@angalink.example', password: 'secret' }),
  );
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
