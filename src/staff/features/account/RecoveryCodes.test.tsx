import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { dialogsClosed, renderForStaff } from '../../../testing/renderForStaff';
import { hasUnsaved } from '../../kit/form/drafts';
import { InlineForms } from '../../kit/form/InlineForm';
import { RecoveryCodes } from './RecoveryCodes';

function Account() {
  const [shown, setShown] = useState(true);
  return (
    <InlineForms>
      {shown && <RecoveryCodes codes={['0417-9925-3086-5512-7743']} onDone={() => setShown(false)} />}
    </InlineForms>
  );
}

const reload = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event;
};

test('codes that nobody has said to have kept are not lost by one press', async () => {
  document.cookie = 'xx_tgk=a-session';
  const { router, user } = renderForStaff(<Account />, { path: '/account' });
  const leave = () => act(() => void router.navigate('/dashboard'));
  leave();
  const question = await screen.findByRole('alertdialog', { name: 'Leave without the recovery codes?' });
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  await dialogsClosed();
  expect(router.state.location.pathname).toBe('/account');
  expect(reload().defaultPrevented).toBe(true);
  expect(hasUnsaved()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(reload().defaultPrevented).toBe(false);
  expect(hasUnsaved()).toBe(false);
  leave();
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});
