import ICAL from 'ical.js';
import type { VisitRow } from '../repositories/visits';
import { calendarOf } from './calendar';

const visit: VisitRow = {
  id: '1042',
  proposalId: '1041',
  number: 'Q-2026-0042',
  customerName: 'Achieng; Otieno, “Mama” \\ Sons',
  date: '2026-12-01',
  from: '00:30',
  until: '12:00',
  crew: [{ id: 'x', name: 'Wanjiru Kamau' }],
  address: 'Behind the chief’s office,\nBondo',
  phone: '+254 700 000 002',
  notes: `Bring the long ladder 🪜 ${'and mind the wires, '.repeat(12)}\r\nBEGIN:VEVENT`,
  items: [{ text: 'Standard Kit Gen 3', quantity: 2 }],
  isCancelled: false,
  sequence: 3,
  changedAt: '2026-11-20T09:20:00.123Z',
};

const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));

test('a parser reads back what stands in a visit', () => {
  const text = calendarOf('Visits, all', [visit, { ...visit, id: '1043', isCancelled: true }]);
  const [first, second, ...more] = eventsIn(text);
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    uid: 'visit-1042@angalink',
    sequence: 3,
    summary: 'Achieng; Otieno, “Mama” \\ Sons · Q-2026-0042',
    location: 'Behind the chief’s office,\nBondo',
    description: `+254 700 000 002\n2 x Standard Kit Gen 3\n${visit.notes.replace('\r\n', '\n')}\nWanjiru Kamau`,
  });
  // Half past midnight in Nairobi is still the day before in UTC.
  expect(first?.startDate.toJSDate().toISOString()).toBe('2026-11-30T21:30:00.000Z');
  expect(first?.endDate.toJSDate().toISOString()).toBe('2026-12-01T09:00:00.000Z');
  expect(second?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
});

test('no line is longer than 75 octets, and each ends as it must', () => {
  const lines = calendarOf('Visits', [visit]).split('\r\n');
  expect(lines.pop()).toBe('');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual([]);
});

test('nobody who visits is a calendar all the same', () => {
  expect(eventsIn(calendarOf('Visits', []))).toEqual([]);
});
