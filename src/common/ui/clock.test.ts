import { laterThan } from './clock';

const rendered = Date.UTC(2020, 0, 1);
const MINUTE = 60_000;

/** So much has passed by the clock, and so much by the count of the program. */
function pass(byClock: number, byCount: number): void {
  const [clock, count] = [Date.now(), performance.now()];
  jest.spyOn(Date, 'now').mockReturnValue(clock + byClock);
  jest.spyOn(performance, 'now').mockReturnValue(count + byCount);
}

afterEach(() => jest.restoreAllMocks());

test('the moment of rendering moves on with the time that passes here, whatever this clock says', () => {
  expect(laterThan(rendered)).toBe(rendered);
  pass(3 * MINUTE + 5_000, 3 * MINUTE + 5_000);
  expect(laterThan(rendered)).toBe(rendered + 3 * MINUTE);
});

test('the time that a device sleeps counts', () => {
  pass(8 * 60 * MINUTE, 2 * MINUTE);
  expect(laterThan(rendered)).toBe(rendered + 8 * 60 * MINUTE);
});

test('a clock that is put back meanwhile takes nothing away', () => {
  pass(-400 * 24 * 60 * MINUTE, 2 * MINUTE);
  expect(laterThan(rendered)).toBe(rendered + 2 * MINUTE);
});
