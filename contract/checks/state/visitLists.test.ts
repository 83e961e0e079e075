import { dayOfVisits } from './visitLists';

test('a run has days for its visits that follow each other, between 2030 and 2090', () => {
  const [day, next] = [dayOfVisits(), dayOfVisits(1)];
  expect(day >= '2030-01-01' && day < '2090-01-01').toBe(true);
  expect(Date.parse(next) - Date.parse(day)).toBe(86_400_000);
});

test('two runs have others, for visits stay', () => {
  const days = new Set<string>();
  for (let run = 0; run < 5; run += 1)
    jest.isolateModules(() => {
      days.add(jest.requireActual<typeof import('./visitLists')>('./visitLists').dayOfVisits());
    });
  expect(days.size).toBeGreaterThan(1);
});
