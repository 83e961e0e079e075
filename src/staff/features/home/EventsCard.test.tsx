import { screen } from '@testing-library/react';
import { renderForStaff } from '../../../testing/renderForStaff';
import { summaryState } from '../../../testing/staffRecords';
import type { DashboardEvent } from '../../api';
import { EventsCard } from './EventsCard';

const event = (type: string, id: string) =>
  ({ type, id, title: `Of ${id}`, at: '2026-11-20T08:00:00Z', targetId: id }) as DashboardEvent;

const show = (...events: DashboardEvent[]) => renderForStaff(<EventsCard state={summaryState({ events })} />);

beforeEach(() => localStorage.clear());

test('what a newer server tells besides is passed over, and the rest stands', () => {
  show(event('visit_done', 'newer'), event('quote', 'known'), event('constructor', 'odd'));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('link').textContent).toContain('Of known');
});

test('where nothing else is told, that is said', () => {
  show(event('visit_done', 'newer'));
  expect(screen.queryByText('Nothing has happened yet.')).not.toBeNull();
});

test.each([
  ['quote', '/dashboard/quotes?id=7'],
  ['comment', '/dashboard/article/edit-article/7'],
  ['rating', '/dashboard/products/edit-product/7'],
  ['advert_ending', '/dashboard/adverts'],
])('an event leads to its record: %s to %s', (type, address) => {
  show(event(type, '7'));
  expect(screen.getByRole('link').getAttribute('href')).toBe(address);
});

test('all that is unread is marked as read by one press, and stays so', async () => {
  const at = new Date().toISOString();
  const happened = [event('quote', 'one'), event('rating', 'two')].map((one) => ({ ...one, at }));
  const { user, unmount } = show(...happened);
  expect(screen.getAllByText(/Unread/)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(screen.queryByText(/Unread/)).toBeNull();
  unmount();
  show(...happened);
  expect(screen.queryByText(/Unread/)).toBeNull();
});
