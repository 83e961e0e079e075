import { newestComments } from './newestComments';

const comment = (id: string, createdAt: string) => ({ id, content: id, createdAt });

test('the last five, the newest first', () => {
  const days = [3, 1, 7, 5, 2, 6, 4].map((day) => comment(String(day), `2026-11-0${day}T08:00:00Z`));
  expect(newestComments(days).map(({ id }) => id)).toEqual(['7', '6', '5', '4', '3']);
});

test('one without a date is last, and none is none', () => {
  expect(newestComments([comment('x', 'soon'), comment('1', '2026-11-01T08:00:00Z')]).map(({ id }) => id)).toEqual([
    '1',
    'x',
  ]);
  expect(newestComments()).toEqual([]);
});
