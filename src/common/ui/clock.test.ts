import { laterThan } from './clock';

test('the moment of rendering moves on with the time that passes here, whatever this clock says', () => {
  const rendered = Date.UTC(2020, 0, 1);
  expect(laterThan(rendered)).toBe(rendered);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3 * 60_000 + 5_000);
  expect(laterThan(rendered)).toBe(rendered + 3 * 60_000);
  jest.restoreAllMocks();
});
