import '../../../testing/apiOrigin';
import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { removeToken, writeToken } from '../../../common/browser/cookies';
import { faultyNetwork, ok, refusal, silent, unreachable } from '../../../testing/faultyNetwork';
import { dialogsClosed, renderForStaff } from '../../../testing/renderForStaff';
import { InlineForms } from '../../kit/form/InlineForm';
import { SecondFactor } from './SecondFactor';

const offers = ['getSecondFactor', 'beginSecondFactor', 'confirmSecondFactor', 'removeSecondFactor'];

test('that it is turned off is said where it stays, and what comes in its place has the focus', async () => {
  let on = true;
  const { fetch, sent } = faultyNetwork(() => {
    if (sent.at(-1)?.method !== 'GET') on = false;
    return ok({ on, since: null, recoveryCodesLeft: 9 });
  });
  const { user, notify } = renderForStaff(
    <InlineForms>
      <SecondFactor />
    </InlineForms>,
    { path: '/account', offers, fetch },
  );
  await user.type(await screen.findByLabelText('Current Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  await screen.findByRole('button', { name: 'Set up' });
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Second factor' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ success: true, message: 'Second factor turned off.' }));
});

/**
 * A second factor is being set up: the code is asked for, and what it is sent with meets `confirm`.
 * @param turnsOn whether the server takes it
 */
async function enterCode(confirm: () => Promise<Response>, turnsOn = true) {
  let on = false;
  const { fetch, sent } = faultyNetwork(() => {
    const { method } = sent.at(-1) ?? {};
    if (method === 'POST') return ok({ secret: 'JBSWY3DP', address: 'otpauth://totp/A?secret=JBSWY3DP' });
    on ||= turnsOn && method === 'PUT';
    return method === 'PUT' ? confirm() : ok({ on, since: null, recoveryCodesLeft: on ? 10 : 0 });
  });
  const shown = renderForStaff(
    <InlineForms>
      <SecondFactor />
      <Link to="/dashboard">Elsewhere</Link>
    </InlineForms>,
    { path: '/account', offers, fetch },
  );
  const { user } = shown;
  await user.type(await screen.findByLabelText('Current Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  await user.type(await screen.findByLabelText('Code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  return shown;
}

test('turned on by a code whose answer did not come, it says so, and that there are no recovery codes', async () => {
  await enterCode(unreachable);
  expect(await screen.findByText(/^It is on, but its recovery codes did not arrive/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Turn off' })).toBeTruthy();
});

test('whoever leaves while it is being turned on is asked first: the recovery codes come with the answer', async () => {
  writeToken('token');
  const { router, user } = await enterCode(silent);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without the recovery codes?' });
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  await dialogsClosed();
  expect(router.state.location.pathname).toBe('/account');
  removeToken();
});

test('a code that is wrong is said at its field, with the code to scan still there', async () => {
  const wrong = 'The code is not right, or was used already.';
  await enterCode(() => refusal(400, { message: 'Please correct the marked fields.', data: { code: wrong } }), false);
  expect(await screen.findByText(wrong)).toBeTruthy();
  expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true');
  expect(await screen.findByRole('img', { name: 'QR code for the app' })).toBeTruthy();
  expect(screen.getByText('JBSW Y3DP')).toBeTruthy();
});
