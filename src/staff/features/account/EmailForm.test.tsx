import '../../../testing/apiOrigin';
import { screen } from '@testing-library/react';
import { faultyNetwork, ok } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { answerTo, hasUnsaved, keyOfDraft, readDraft, writeDraft } from '../../kit/form/drafts';
import { EmailForm } from './EmailForm';

const [OLD, NEW] = ['amina@angalink.example', 'new@angalink.example'];

beforeEach(() => localStorage.clear());

test('an address that was saved is no draft of the new one; other drafts go along', async () => {
  const account = { first_name: 'Amina', middle_name: null, last_name: 'Otieno', email: OLD, phone: null, image: null };
  const { fetch } = faultyNetwork((path) => ok(path.endsWith('/get-profile') ? { user: account } : {}));
  const { user } = renderForStaff(<EmailForm user={account} />, { fetch });
  writeDraft(keyOfDraft(OLD, 'tag/new'), { at: 1, values: { name: 'Masts' } });
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), NEW);
  // As the pause in typing keeps it.
  writeDraft(keyOfDraft(OLD, 'account-email'), { at: 2, values: { newEmail: NEW } });
  await user.click(screen.getByRole('button', { name: 'Update Email' }));
  await screen.findByText('Email updated successfully.');
  expect(readDraft(keyOfDraft(NEW, 'tag/new'))?.values).toEqual({ name: 'Masts' });
  expect(hasUnsaved()).toBe(true);
  writeDraft(keyOfDraft(NEW, 'tag/new'), null);
  // Of an answer nobody says whether it has gone.
  writeDraft(keyOfDraft(NEW, answerTo('17')), { at: 3, values: { text: 'Good morning' } });
  expect(hasUnsaved()).toBe(false);
});
