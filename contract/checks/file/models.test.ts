import { CHECKS } from '..';
import { MODELS } from './models';

test('every operation is said to be called by checks that there are', () => {
  const known = new Set(CHECKS.map(({ id }) => id));
  expect(
    Object.entries(MODELS).flatMap(([operation, checks]) =>
      checks.filter((id) => !known.has(id)).map((id) => `${operation} ${id}`),
    ),
  ).toEqual([]);
});
