import { screen } from '@testing-library/react';
import { renderForStaff } from '../../../testing/renderForStaff';
import type { DashboardEvent, DashboardSummary } from '../../api';
import { EventsCard } from './EventsCard';

const event = (type: string, id: string) =>
  ({ type, id, title: `Of ${id}`, at: '2026-11-20T08:00:00Z', targetId: id }) as DashboardEvent;

const show = (...events: DashboardEvent[]) =>
  renderForStaff(
    <EventsCard
      state={{
        summary: { events } as Partial<DashboardSummary> as DashboardSummary,
        missing: false,
        fetching: false,
        error: undefined,
        retry: () => undefined,
      }}
    />,
  );

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
