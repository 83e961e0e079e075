import type { VisitRow } from '../repositories/visits';

/** Octets of a line (RFC 5545, 3.1). */
const LONGEST_LINE = 75;
/** Nairobi is three hours ahead of UTC all year. */
const OFFSET = '+03:00';

/** Visits as an iCalendar (RFC 5545), for a calendar that subscribes to it. */
export function calendarOf(name: string, visits: readonly VisitRow[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//AngaLink//Visits//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...visits.flatMap(eventOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventOf(visit: VisitRow): string[] {
  const { id, number, customerName, date, from, until, address, phone, notes, items, crew, isCancelled } = visit;
  const about = [
    ...(phone === '' ? [] : [phone]),
    ...items.map(({ text, quantity }) => `${String(quantity)} x ${text}`),
    ...(notes === '' ? [] : [notes]),
    crew.map((one) => one.name).join(', '),
  ];
  return [
    'BEGIN:VEVENT',
    `UID:visit-${id}@angalink`,
    `SEQUENCE:${String(visit.sequence)}`,
    `DTSTAMP:${utc(visit.changedAt)}`,
    `DTSTART:${utc(`${date}T${from}:00${OFFSET}`)}`,
    `DTEND:${utc(`${date}T${until}:00${OFFSET}`)}`,
    `SUMMARY:${escaped([customerName ?? '', number].filter(Boolean).join(' · '))}`,
    `LOCATION:${escaped(address)}`,
    `DESCRIPTION:${escaped(about.join('\n'))}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

/** `20261201T060000Z` */
const utc = (instant: string): string => new Date(instant).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');

/** A text value (RFC 5545, 3.3.11); control characters have no way to be written. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** Lines of at most 75 octets, each but the first begun with a blank; no character is cut. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LONGEST_LINE) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}
