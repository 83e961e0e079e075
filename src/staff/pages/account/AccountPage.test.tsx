import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { removeToken, writeToken } from '../../../common/browser/cookies';
import { faultyNetwork, refusal, silent } from '../../../testing/faultyNetwork';
import { dialogsClosed, renderForStaff } from '../../../testing/renderForStaff';
import { AccountPage } from './AccountPage';

const user = {
  first_name: 'Amina',
  middle_name: null,
  last_name: 'Otieno',
  email: 'amina@angalink.example',
  phone: null,
  image: null,
};
const profile = () => refusal(200, { success: true, message: 'Fetched.', data: { user } });

/** The profile is there; what is saved meets `save`. */
function open(save: (path: string) => Promise<Response>) {
  const network = faultyNetwork((path) => (path.endsWith('/get-profile') ? profile() : save(path)));
  const page = (
    <>
      <Link to="/dashboard">Elsewhere</Link>
      <AccountPage />
    </>
  );
  return { ...network, ...renderForStaff(page, { path: '/account', fetch: network.fetch }) };
}

/** A draft is kept a moment after the last key. */
const afterPause = () => act(() => jest.advanceTimersByTimeAsync(700));

afterEach(() => {
  jest.useRealTimers();
  removeToken();
  localStorage.clear();
});

test.each(['b', ''])('passwords that differ, or without the current one, are not sent: %j', async (again) => {
  const { user: person, sent } = open(silent);
  const form = within(await screen.findByRole('region', { name: 'Update Password' }));
  await person.type(form.getByLabelText('New Password'), 'a');
  if (again) await person.type(form.getByLabelText('Confirm Password'), again);
  await person.click(form.getByRole('button', { name: 'Update Password' }));
  expect(await form.findByText('Current password is required.')).toBeTruthy();
  expect(form.getByText('Passwords do not match.')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'PUT')).toEqual([]);
});

test.each([
  ['Update Profile', 'First Name', '', 'Save Profile', 'First name is required.'],
  ['Update Email', 'Email', 'nobody', 'Update Email', 'Enter an email address such as name@example.com.'],
])(
  'what %s cannot take is said at its field, which has the focus, and not sent',
  async (title, label, text, button, said) => {
    const { user: person, sent } = open(silent);
    const form = within(await screen.findByRole('region', { name: title }));
    const field = form.getByLabelText(label);
    await person.clear(field);
    if (text) await person.type(field, text);
    await person.click(form.getByRole('button', { name: button }));
    expect(await form.findAllByText(said)).toHaveLength(1);
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(said);
    expect(document.activeElement).toBe(field);
    expect(sent.filter(({ method }) => method === 'PUT')).toEqual([]);
  },
);

test('an address that is taken is said once, at its field', async () => {
  const taken = 'This email is already in use.';
  const { user: person } = open(() => refusal(409, { success: false, message: taken, data: { newEmail: taken } }));
  const form = within(await screen.findByRole('region', { name: 'Update Email' }));
  await person.click(form.getByRole('button', { name: 'Update Email' }));
  expect(await form.findAllByText(taken)).toHaveLength(1);
  expect(form.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
});

test('a password that was changed stands nowhere any more', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  writeToken('token');
  const { user: person } = open(() => refusal(200, { success: true, message: 'Password updated successfully.' }));
  const form = within(await screen.findByRole('region', { name: 'Update Password' }));
  const labels = ['Current Password', 'New Password', 'Confirm Password'];
  for (const label of labels) await person.type(form.getByLabelText(label), 'open sesame');
  await afterPause();
  await person.click(form.getByRole('button', { name: 'Update Password' }));
  expect(await form.findByText('Password updated successfully.')).toBeTruthy();
  for (const label of labels) expect(form.getByLabelText(label)).toHaveProperty('value', '');
  expect(JSON.stringify(localStorage)).not.toContain('sesame');
});

test('a failure without words is an error that occurred, beside its button; what was typed stays', async () => {
  const { user: person } = open(() => refusal(500, {}));
  const form = within(await screen.findByRole('region', { name: 'Update Profile' }));
  await person.type(form.getByLabelText('First Name'), 'h');
  await person.click(form.getByRole('button', { name: 'Save Profile' }));
  expect(await form.findByText('An error occurred')).toBeTruthy();
  expect(form.getByLabelText('First Name')).toHaveProperty('value', 'Aminah');
});

test('a wrong current password is said once, at its field, where the focus is', async () => {
  const wrong = 'The current password is not right.';
  const { user: person } = open(() =>
    refusal(400, { success: false, message: wrong, data: { currentPassword: wrong } }),
  );
  const form = within(await screen.findByRole('region', { name: 'Update Password' }));
  for (const label of ['Current Password', 'New Password', 'Confirm Password'])
    await person.type(form.getByLabelText(label), 'a');
  await person.click(form.getByRole('button', { name: 'Update Password' }));
  expect(await form.findAllByText(wrong)).toHaveLength(1);
  expect(form.getByLabelText('Current Password').getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Current Password')));
});

test("without the server's words, success has its own; the profile is asked for again", async () => {
  const { user: person, sent } = open(() => refusal(200, { success: true, message: '' }));
  const form = within(await screen.findByRole('region', { name: 'Update Email' }));
  await person.clear(form.getByLabelText('Email'));
  await person.type(form.getByLabelText('Email'), 'new@angalink.example');
  await person.dblClick(form.getByRole('button', { name: 'Update Email' }));
  expect(await form.findByText('Email updated successfully.')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { newEmail: 'new@angalink.example' },
  ]);
  expect(sent.filter(({ path }) => path.endsWith('/get-profile')).length).toBe(2);
});

test('an address that is saved as it was takes no draft along', async () => {
  const key = `draft/${user.email}/tag/new`;
  localStorage.setItem(key, JSON.stringify({ at: 1, values: { name: 'Masts' } }));
  const { user: person } = open(() => refusal(200, { success: true, message: '' }));
  const form = within(await screen.findByRole('region', { name: 'Update Email' }));
  await person.click(form.getByRole('button', { name: 'Update Email' }));
  expect(await form.findByText('Email updated successfully.')).toBeTruthy();
  expect(localStorage.getItem(key)).toContain('Masts');
});

test('an answer that is no profile is said as a failure to load, and a press asks for it again', async () => {
  let broken = true;
  const { fetch } = faultyNetwork(() => (broken ? refusal(200, { success: true, message: 'x', data: {} }) : profile()));
  const { user: person } = renderForStaff(<AccountPage />, { path: '/account', fetch });
  expect(screen.getByText('Loading...')).toBeTruthy();
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain('Failed to load user data. Please try again later.');
  expect(failure.textContent).toContain('Invalid response structure');
  broken = false;
  await person.click(within(failure).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(user.email)).toBeTruthy();
});

test('a profile that takes long is said to, and a press gives the request up for another', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let hangs = true;
  const { fetch, sent } = faultyNetwork(() => (hangs ? silent() : profile()));
  const { user: person } = renderForStaff(<AccountPage />, { path: '/account', fetch });
  await act(() => jest.advanceTimersByTimeAsync(9000));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  hangs = false;
  await person.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(user.email)).toBeTruthy();
  expect(sent).toHaveLength(2);
});

test('whoever is asked before leaving is asked once, though a draft comes to be kept meanwhile', async () => {
  writeToken('token');
  const { user: person } = open(silent);
  const form = within(await screen.findByRole('region', { name: 'Update Profile' }));
  await person.type(form.getByLabelText('First Name'), 'a');
  await person.click(screen.getByRole('link', { name: 'Elsewhere' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await waitFor(() => expect(localStorage).not.toHaveLength(0));
  expect(screen.getByRole('alertdialog')).toBe(question);
  await person.click(within(question).getByRole('button', { name: 'Stay' }));
  await dialogsClosed();
});

test.each([
  ['Update Profile', 'First Name', 'What you changed here is not saved. A draft stays in this browser.'],
  ['Update Password', 'New Password', 'What you typed is lost.'],
])('whoever leaves is told what becomes of what was typed: %s', async (title, label, said) => {
  jest.useFakeTimers({ advanceTimers: true });
  writeToken('token');
  const { user: person, router } = open(silent);
  const form = within(await screen.findByRole('region', { name: title }));
  await person.type(form.getByLabelText(label), 'a');
  await afterPause();
  await person.click(screen.getByRole('link', { name: 'Elsewhere' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  expect(question.getByText(said)).toBeTruthy();
  await person.click(question.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});
