import type { Bend } from '../proxy';
import { showing, subtle } from '../tools';

/** Changes the text of a calendar. */
const onCalendar = (change: (text: string) => string) => (): Bend => async (passing, next) => {
  const answered = await next(passing);
  if (!(answered.headers['content-type'] ?? '').startsWith('text/calendar')) return answered;
  return { ...answered, body: Buffer.from(change(answered.body.toString())) };
};

/** The calendar of visits that staff have at an address of their own. */
export const SALES_CALENDAR = subtle('sales', {
  'calendar-zone': [
    'getVisitCalendar',
    'Hours in Kenya are written as if they were UTC.',
    onCalendar((text) =>
      text.replaceAll(
        /T(\d\d)(\d{4})Z/g,
        (_, hour: string, rest: string) => `T${String((Number(hour) + 3) % 24).padStart(2, '0')}${rest}Z`,
      ),
    ),
  ],
  'calendar-cancelled': [
    'getVisitCalendar',
    'What is cancelled leaves the calendar.',
    onCalendar((text) =>
      text.replaceAll(/BEGIN:VEVENT\r\n(?:(?!END:VEVENT)[\s\S])*STATUS:CANCELLED[\s\S]*?END:VEVENT\r\n/g, ''),
    ),
  ],
  'calendar-sequence': [
    'getVisitCalendar',
    'SEQUENCE does not grow.',
    onCalendar((text) => text.replaceAll(/SEQUENCE:\d+/g, 'SEQUENCE:0')),
  ],
  'calendar-end': [
    'getVisitCalendar',
    'Every visit takes an hour.',
    onCalendar((text) => text.replaceAll(/DTEND:(\d{8})T090000Z/g, 'DTEND:$1T070000Z')),
  ],
  'calendar-of-former-crew': [
    'updateVisit',
    'Who is taken out of the crew keeps the visit in the calendar.',
    () => {
      const known = new Map<string, string>();
      return async (passing, next) => {
        const answered = await next(passing);
        if (!(answered.headers['content-type'] ?? '').startsWith('text/calendar')) return answered;
        const text = answered.body.toString();
        for (const event of text.match(/BEGIN:VEVENT[\s\S]*?END:VEVENT\r?\n/g) ?? [])
          known.set(/UID:(.*)/.exec(event)?.[1] ?? '', event);
        const lost = [...known]
          .filter(([id]) => !text.includes(`UID:${id}`))
          .map(([, event]) => event)
          .join('');
        return { ...answered, body: Buffer.from(text.replace('END:VCALENDAR', `${lost}END:VCALENDAR`)) };
      };
    },
  ],
  'calendar-text': [
    'getVisitCalendar',
    'Line ends within texts are not escaped.',
    onCalendar((text) => text.replace(/\r\n[ \t]/g, '').replaceAll('\\n', '\r\n')),
  ],
  'calendar-cancelled-again': [
    'cancelVisit',
    'Cancelled a second time, SEQUENCE grows.',
    () => {
      const cancelled = new Set<string>();
      let again = 0;
      const calendar = onCalendar((text) =>
        text.replace(/BEGIN:VEVENT[\s\S]*?END:VEVENT/g, (event) =>
          event.includes('STATUS:CANCELLED')
            ? event.replace(/SEQUENCE:(\d+)/, (_, sequence: string) => `SEQUENCE:${String(Number(sequence) + again)}`)
            : event,
        ),
      )();
      return async (passing, next) => {
        const answered = await calendar(passing, next);
        if (passing.operation !== 'cancelVisit' || answered.status !== 200) return answered;
        if (cancelled.has(passing.path)) again += 1;
        cancelled.add(passing.path);
        return answered;
      };
    },
  ],
  'calendar-of-open-events': [
    'getVisitCalendar',
    'The visits in a calendar have no end.',
    onCalendar((text) => text.replaceAll('END:VEVENT\r\n', '')),
  ],
  'calendar-of-nobody': [
    'getVisitCalendar',
    'An address is told before a calendar is made.',
    showing('getVisitCalendar', (data) => {
      data.address ??= '/calendar/undefined.ics';
    }),
  ],
  'calendar-of-unknown-zone': [
    'getVisitCalendar',
    'Hours in Kenya have a TZID, and the calendar no VTIMEZONE that says what it is.',
    onCalendar((text) =>
      text.replaceAll(
        /(DTSTART|DTEND):(\d{8})T(\d\d)(\d{4})Z/g,
        (_, name: string, day: string, hour: string, rest: string) =>
          `${name};TZID=Africa/Nairobi:${day}T${String(Number(hour) + 3).padStart(2, '0')}${rest}`,
      ),
    ),
  ],
  'calendar-without-end': [
    'getVisitCalendar',
    'The calendar has no end.',
    onCalendar((text) => text.replace('END:VCALENDAR\r\n', '')),
  ],
  'calendar-of-no-program': [
    'getVisitCalendar',
    'The calendar does not say which program made it.',
    onCalendar((text) => text.replace(/PRODID:.*\r\n/, '')),
  ],
});
