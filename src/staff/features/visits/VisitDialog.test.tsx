import { screen, waitFor } from '@testing-library/react';
import { faultyNetwork, ok, refusal } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import type { Visit } from '../../api';
import { VisitDialog } from './VisitDialog';

const [achieng, barasa] = [
  { id: 'a', name: 'Achieng Otieno' },
  { id: 'b', name: 'Barasa Wekesa' },
];
const AMINA = 'amina@angalink.example';
const visit: Visit = {
  id: '1',
  proposalId: '7',
  number: 'Q-2026-0042',
  customerName: 'Chebet Langat',
  date: '2026-11-23',
  from: '09:00',
  until: '12:00',
  crew: [achieng, barasa],
  address: 'Bondo',
  phone: '',
  notes: '',
  items: [],
  isCancelled: false,
};

/** Opens a visit of two, of whom one may have left. @param knows whether the colleagues can be read */
function open({ knows = true, refuses = false, colleagues = [{ ...achieng, isSelf: true }] } = {}) {
  const { fetch, sent } = faultyNetwork((path) => {
    if (path.endsWith('/get-profile')) return ok({ user: { first_name: 'A', last_name: 'B', email: AMINA } });
    if (path.endsWith('/colleagues')) return ok({ colleagues });
    if (path.endsWith('/visits')) return ok({ visits: [visit] });
    if (refuses)
      return refusal(400, {
        success: false,
        message: 'Invalid.',
        data: { crew: 'Somebody of these does not work here.' },
      });
    return ok({});
  });
  const shown = renderForStaff(
    <VisitDialog subject={visit} open onClose={() => undefined} onExited={() => undefined} />,
    { offers: ['updateVisit', ...(knows ? ['listColleagues'] : [])], fetch },
  );
  const bodies = () => sent.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  return { ...shown, bodies, saved: () => bodies().map(({ crew }) => crew) };
}

const save = () => screen.findByRole('button', { name: 'Save visit' });

test('whoever does not work here any more is named, and the visit is moved without them', async () => {
  const { user, saved, notify } = open();
  const group = await screen.findByRole('group', { description: /taken off by saving: Barasa Wekesa\.$/ });
  expect(group.querySelectorAll('input')).toHaveLength(1);
  await user.click(await save());
  await screen.findByLabelText(/^Day/);
  expect(saved()).toEqual([['a']]);
  expect(notify).toHaveBeenCalledWith({ success: true, message: 'Visit saved.' });
});

test('a list without whoever reads it takes nobody off', async () => {
  const { user, saved } = open({ colleagues: [] });
  await screen.findByRole('group');
  await user.click(await save());
  await screen.findByLabelText(/^Day/);
  expect(saved()).toEqual([['a', 'b']]);
});

test('where colleagues cannot be read, a refusal stands at those who were to go, who can be taken off', async () => {
  const { user, saved } = open({ knows: false, refuses: true });
  await user.click(await save());
  const group = await screen.findByRole('group', { description: 'Somebody of these does not work here.' });
  expect(group).toBe(document.activeElement);
  await user.click(screen.getByLabelText(barasa.name));
  expect(screen.queryByText('Somebody of these does not work here.')).toBeNull();
  await user.click(await save());
  expect(saved()).toEqual([['a', 'b'], ['a']]);
});

test('a draft of a visit that somebody has changed since says so, and at the second press goes out over it', async () => {
  const { id, proposalId, number, customerName, items, isCancelled, ...shown } = visit;
  const begun = { ...shown, crew: ['a', 'b'], notes: 'Bring a ladder.' };
  const draft = {
    at: 1,
    endedOn: '/',
    values: { notes: 'Bring two.', version: begun },
    before: { notes: begun.notes },
  };
  localStorage.setItem(`draft/${AMINA}/visit/${id}`, JSON.stringify(draft));
  const { user, bodies } = open({ colleagues: [] });
  await screen.findByDisplayValue('Bring two.');
  await user.click(await save());
  const obstacle = await screen.findByText(/^Somebody else has changed this meanwhile/);
  expect(document.activeElement).toBe(obstacle.closest('[role=alert]'));
  expect(bodies()).toEqual([]);
  await user.click(await save());
  await waitFor(() => expect(bodies()).toEqual([{ ...begun, notes: 'Bring two.' }]));
});

test('a year of two digits is said at the day, and nothing is sent', async () => {
  const { user, bodies } = open();
  const day = await screen.findByLabelText(/^Day/);
  await user.clear(day);
  await user.type(day, '0026-11-30');
  await user.click(await save());
  expect(await screen.findByText(/^Day must be a date/)).toBeTruthy();
  expect(bodies()).toEqual([]);
});
