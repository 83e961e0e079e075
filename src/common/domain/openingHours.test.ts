import fc from 'fast-check';
import { opening as english } from '../../shop/texts/en/opening';
import { opening as swahili } from '../../shop/texts/sw/opening';
import { business } from './business';
import { CLOSES, openingAt, OPENS, yearAt } from './openingHours';

/** A moment by the clocks of Nairobi. 16 November 2026 is a Monday. */
const nairobi = (day: number, time: string) => Date.parse(`2026-11-${day}T${time}+03:00`);

test.each([
  ['before eight on a Monday', nairobi(16, '07:59:59.999'), { open: false, opens: OPENS, daysAhead: 0, weekday: 1 }],
  ['at eight', nairobi(16, '08:00:00'), { open: true, closes: CLOSES }],
  ['just before half past five', nairobi(16, '17:29:59.999'), { open: true, closes: CLOSES }],
  ['at half past five', nairobi(16, '17:30:00'), { open: false, opens: OPENS, daysAhead: 1, weekday: 2 }],
  ['at midnight', nairobi(17, '00:00:00'), { open: false, opens: OPENS, daysAhead: 0, weekday: 2 }],
  ['on Saturday, still open', nairobi(21, '17:29:59'), { open: true, closes: CLOSES }],
  ['on Saturday evening', nairobi(21, '17:30:00'), { open: false, opens: OPENS, daysAhead: 2, weekday: 1 }],
  ['on Sunday at noon', nairobi(22, '12:00:00'), { open: false, opens: OPENS, daysAhead: 1, weekday: 1 }],
  ['on Sunday night', nairobi(22, '23:59:59'), { open: false, opens: OPENS, daysAhead: 1, weekday: 1 }],
])('%s', (_when, now, expected) => {
  expect(openingAt(now)).toEqual(expected);
});

test('the year begins when it does in Nairobi', () => {
  expect(yearAt(Date.parse('2026-12-31T20:59:59Z'))).toBe(2026);
  expect(yearAt(Date.parse('2026-12-31T21:00:00Z'))).toBe(2027);
});

test('it is what the clocks of Nairobi show, at any moment', () => {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Africa/Nairobi',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2100, 0) }), (now) => {
      const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
      const minutes = Number(parts.hour) * 60 + Number(parts.minute);
      expect(openingAt(now).open).toBe(parts.weekday !== 'Sun' && minutes >= OPENS && minutes < CLOSES);
    }),
  );
});

test('the next opening is ahead, on no Sunday, and at most two days away', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 4e12 }), (now) => {
      const opening = openingAt(now);
      if (opening.open) return;
      expect(opening.weekday).not.toBe(0);
      expect([0, 1, 2]).toContain(opening.daysAhead);
    }),
  );
});

test('the words say when', () => {
  const said = (now: number) => english.now(openingAt(now));
  expect(said(nairobi(16, '10:00:00'))).toBe('Open now, until 5:30 PM');
  expect(said(nairobi(16, '06:00:00'))).toBe('Closed now. We answer from 8:00 AM today.');
  expect(said(nairobi(16, '18:00:00'))).toBe('Closed now. We answer from 8:00 AM tomorrow.');
  expect(said(nairobi(21, '18:00:00'))).toBe('Closed now. We answer from 8:00 AM on Monday.');
  expect(swahili.now(openingAt(nairobi(16, '10:00:00')))).toBe('Tupo wazi sasa, hadi saa 11:30 jioni');
  expect(swahili.now(openingAt(nairobi(21, '18:00:00')))).toBe(
    'Tumefunga sasa. Tutajibu kuanzia saa 2:00 asubuhi siku ya Jumatatu.',
  );
});

test('the hours in words are the hours in numbers', () => {
  expect(`${english.days}, ${english.hours}`).toBe(business.hours);
  expect(english.hours).toBe(`${english.time(OPENS)} - ${english.time(CLOSES)}`);
  expect(swahili.hours).toBe(`${swahili.time(OPENS)} - ${swahili.time(CLOSES)}`);
});
