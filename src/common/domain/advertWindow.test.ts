import fc from 'fast-check';
import { advertStatus, BAR_PLACES, countOn, crowdedDays, overlap, spanOf, spanOfDays } from './advertWindow';
import { dayOfEnd, dayOfStart, endOfDay, startOfDay } from './dayInput';
import { dayNumber, dayText, type DaySpan } from './wholeDays';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const today = dayNumber(NOW);
const day = fc.integer({ min: today - 60, max: today + 60 });
const span: fc.Arbitrary<DaySpan> = fc
  .tuple(fc.option(day, { nil: -Infinity }), fc.option(fc.nat(60), { nil: Infinity }))
  .map(([first, length]) => ({ first, last: Number.isFinite(first) ? first + length : today + Math.min(length, 40) }));

test('what a form says of days is what the advert then shows', () => {
  fc.assert(
    fc.property(day, fc.nat(60), (first, length) => {
      const [start, end] = [dayText(first), dayText(first + length)];
      const advert = { start_date: startOfDay(start), end_date: endOfDay(end) };
      expect(spanOf(advert)).toEqual({ first, last: first + length });
      expect(spanOfDays(dayOfStart(advert.start_date), dayOfEnd(advert.end_date))).toEqual(spanOf(advert));
    }),
  );
});

test.each([
  ['without dates', {}, 'running'],
  ['that is active and began', { isActive: true, start_date: '2026-11-21T09:00:00Z' }, 'running'],
  ['that begins in a moment', { isActive: true, start_date: '2026-11-21T09:00:01Z' }, 'planned'],
  ['that ended at this moment', { isActive: true, end_date: '2026-11-21T09:00:00Z' }, 'ended'],
  ['that was stopped', { isActive: false, end_date: '2026-11-22T09:00:00Z' }, 'stopped'],
  ['that was stopped and is over', { isActive: false, end_date: '2026-11-20T09:00:00Z' }, 'ended'],
  ['whose dates are none', { start_date: 'soon', end_date: null }, 'running'],
])('an advert %s', (_which, advert, status) => {
  expect(advertStatus(advert, NOW)).toBe(status);
});

test('crowded are exactly the days that hold more adverts than the bar has places', () => {
  fc.assert(
    fc.property(fc.array(span, { maxLength: 9 }), day, fc.nat(50), (spans, first, length) => {
      const crowded = crowdedDays(spans, { first, last: first + length });
      for (let at = first; at <= first + length; at += 1) {
        const entry = crowded.find((one) => one.first <= at && at <= one.last);
        expect(entry !== undefined).toBe(countOn(spans, at) > BAR_PLACES);
        if (entry) expect(countOn(spans, at)).toBeLessThanOrEqual(entry.count);
      }
      crowded.forEach((one, index) => {
        expect(one.first >= first && one.last <= first + length && one.first <= one.last).toBe(true);
        expect(one.first).toBeGreaterThan((crowded[index - 1]?.last ?? -Infinity) + 1);
      });
    }),
  );
});

test('adverts without end crowd a window without end', () => {
  const always = { first: -Infinity, last: Infinity };
  expect(crowdedDays([always, always, always, always], { first: today, last: Infinity })).toEqual([
    { first: today, last: Infinity, count: 4 },
  ]);
  expect(
    crowdedDays([always, always, always, { first: today + 3, last: Infinity }], { first: today, last: Infinity }),
  ).toEqual([{ first: today + 3, last: Infinity, count: 4 }]);
});

test('spans overlap where they share a day', () => {
  fc.assert(
    fc.property(span, span, (one, other) => {
      let shared = false;
      for (let at = today - 70; at <= today + 130; at += 1) shared ||= countOn([one, other], at) === 2;
      expect(overlap(one, other)).toBe(shared);
    }),
  );
});
