import { screen } from '@testing-library/react';
import { answersOf, faultyNetwork } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { CalendarCard } from './CalendarCard';

jest.mock('../../../common/domain/addresses', () => ({
  ...jest.requireActual<object>('../../../common/domain/addresses'),
  apiBase: 'https://api.example/api/v1',
}));

test('the address is one of the server, which may be elsewhere', async () => {
  const { fetch } = faultyNetwork(answersOf({ 'visit-calendar': { address: '/calendar/kP3xv0mE.ics' } }));
  renderForStaff(<CalendarCard />, { offers: ['renewVisitCalendar'], fetch });
  expect(await screen.findByLabelText('Address of your calendar')).toHaveProperty(
    'value',
    'https://api.example/calendar/kP3xv0mE.ics',
  );
});
