import { act, renderHook } from '@testing-library/react';
import type { DashboardEvent } from '../../api';
import { useReadEvents } from './readEvents';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const event = (id: string, at: string): DashboardEvent => ({ type: 'quote', id, title: id, at, targetId: id });
const [fresh, older] = [event('fresh', '2026-11-21T08:00:00Z'), event('older', '2026-11-18T08:00:00Z')];

const read = (events: readonly DashboardEvent[]) => renderHook(() => useReadEvents(events, NOW)).result;

beforeEach(() => window.localStorage.clear());

test('a browser that remembers nothing counts the last day as unread', () => {
  expect([fresh, older].map(read([fresh, older]).current.unread)).toEqual([true, false]);
});

test('what was read stays so, what is new since is not, however old', () => {
  const first = read([fresh, older]);
  act(() => first.current.markRead([fresh]));
  expect(first.current.unread(fresh)).toBe(false);
  const missed = event('missed', '2026-11-19T08:00:00Z');
  expect([fresh, missed, older].map(read([fresh, missed, older]).current.unread)).toEqual([false, true, false]);
});

test('a damaged memory is none', () => {
  window.localStorage.setItem('readEvents', '{"oops"');
  expect(read([fresh]).current.unread(fresh)).toBe(true);
});
