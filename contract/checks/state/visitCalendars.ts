import { dataOf } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import { guessable, RANDOM } from '../access/keys';
import { fetchFollowing } from '../uploads/galleries';

/** A calendar's lines, each in one piece (RFC 5545, 3.1). */
const unfolded = (body: Buffer) => body.toString('utf8').replace(/\r\n[ \t]/g, '');
const TEXTS = ['SUMMARY', 'LOCATION', 'DESCRIPTION'];

/** Whether an unfolded line is none, or a text in it is not escaped. */
function isNoLine(line: string): boolean {
  const [, name, value = ''] = /^([A-Z0-9-]+)(?:;[^:"]*(?:"[^"]*"[^:"]*)*)?:(.*)$/i.exec(line) ?? [];
  return name === undefined || (TEXTS.includes(name.toUpperCase()) && !/^(?:[^\\,;]|\\[\\,;Nn])*$/.test(value));
}

/** What each calendar and each event of one has to have; undefined where nothing is missing. */
function lackingIn(calendar: string, events: readonly string[]): string | undefined {
  const head = calendar.split('BEGIN:VEVENT')[0] ?? '';
  const ofCalendar = ['VERSION:2.0', 'PRODID'].find((name) => !head.includes(`\r\n${name}`));
  if (ofCalendar !== undefined) return `${ofCalendar} in the calendar`;
  // One that begins with a slash is known all over the world (3.2.19).
  const zones = [...calendar.matchAll(/;TZID="?([^/:;"][^:;"]*)/g)].map(([, zone = '']) => zone);
  const unknown = zones.find((zone) => !calendar.includes(`\r\nTZID:${zone}\r\n`));
  if (unknown !== undefined) return `a VTIMEZONE of ${unknown} in the calendar`;
  const ofEvent = ['UID', 'DTSTAMP', 'END:VEVENT'].find((name) =>
    events.some((event) => !event.includes(`\r\n${name}`)),
  );
  return ofEvent === undefined ? undefined : `${ofEvent} in each event`;
}

const eventsIn = (calendar: string) => calendar.split('BEGIN:VEVENT').slice(1);
const uidOf = (event: string) => /\r\nUID:(.*)\r\n/.exec(event)?.[1];

/** Of a visit in a calendar, what its readers know it and its changes by. */
export interface Event {
  uid: string;
  sequence: number;
}

interface Due {
  /** The call that made or changed it last. */
  of: string;
  /** The day on which it takes place, from 9 to 12 o'clock. */
  date: string;
  isCancelled: boolean;
  /** Whether that call changed it: twice is the same as once. */
  isChange: boolean;
  /** Whether it is one's own. */
  hasVisit: boolean;
}

const LEADS_TO_NOTHING = [404, 410];

/** An address that is told, of a calendar that somebody made before, leads to it. */
async function leads(kit: Kit): Promise<void> {
  const told = await kit.must('getVisitCalendar');
  const address = dataOf<{ address: string | null }>(told)?.address ?? null;
  if (address === null) return;
  const { status } = await fetchFollowing(kit, address);
  if (status !== 200)
    kit.fail(told, {
      expected: `a calendar at ${address}, or address null until one is made`,
      got: String(status),
      fix: 'Answer null while there is no key, and else where the calendar is served.',
      root: 'leads',
    });
}

/** @param former how the visit was told before that call */
export async function calendars(
  kit: Kit,
  { of, date, isCancelled, isChange, hasVisit }: Due,
  former: Event | undefined,
): Promise<Event | undefined> {
  kit.needs('getVisitCalendar', 'renewVisitCalendar');
  // Whoever runs the kit may have subscribed to it.
  if (!kit.options.allow.account) return undefined;
  if (!former) await leads(kit);
  const renew = async () => dataOf<{ address: string }>(await kit.must('renewVisitCalendar'))?.address;
  const [first, second] = [await renew(), await renew()];
  const read = dataOf<{ address: string }>(await kit.must('getVisitCalendar'))?.address;
  if (first === second || read !== second)
    kit.fail(kit.operation('renewVisitCalendar'), {
      expected: 'another address each time, which getVisitCalendar reads',
      got: JSON.stringify([first, second, read]),
      fix: 'Make a new random key, and keep it in the place of the former.',
      root: 'renewed',
    });
  if (first === undefined || second === undefined) return undefined;
  const got = guessable([...new Set([first, second])]);
  if (got !== undefined)
    kit.fail(kit.operation('renewVisitCalendar'), {
      expected: `an address that ends with ${RANDOM}`,
      got,
      fix: 'Make the key of 16 random bytes or more, and end the address with it.',
      root: 'short',
    });
  const calendar = await fetchFollowing(kit, second);
  // What stands before the end of the path is the key, or a part of it.
  const another = second.replace(/..(?=(\.\w+)?$)/, 'AA');
  for (const [what, address] of [
    ['the former address', first],
    ['an address with another key', another],
  ] as const) {
    const { status } = await fetchFollowing(kit, address);
    if (address === second || LEADS_TO_NOTHING.includes(status)) continue;
    kit.fail(kit.operation('renewVisitCalendar'), {
      expected: `${LEADS_TO_NOTHING.join(' or ')} at ${what}`,
      got: String(status),
      fix: 'Serve the calendar at its newest address alone, by the whole key.',
      root: 'former',
    });
  }
  const text = unfolded(calendar.body);
  const type = calendar.headers['content-type'] ?? '';
  const events = eventsIn(text);
  const at = (hour: number) => `${date.replaceAll('-', '')}T${String(hour).padStart(2, '0')}0000`;
  const zone = ';TZID="?[^:;"]*Africa/Nairobi"?';
  const moment = (utc: number) => `(;VALUE=DATE-TIME)?(:${at(utc)}Z|${zone}(;VALUE=DATE-TIME)?:${at(utc + 3)})`;
  const begins = new RegExp(`\r\nDTSTART${moment(6)}\r\n`);
  const ends = new RegExp(`\r\n(DTEND${moment(9)}|DURATION:PT(3H|180M))\r\n`);
  const due = events.filter(
    (event) =>
      begins.test(event) &&
      ends.test(event) &&
      uidOf(event) !== undefined &&
      event.includes('\r\nSTATUS:CANCELLED\r\n') === isCancelled,
  );
  // What an earlier run has cancelled stands at the same hour.
  const told = due.find((event) => uidOf(event) === former?.uid) ?? due[0];
  const isWhole = /^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/.test(text);
  if (!type.startsWith('text/calendar') || !isWhole || (hasVisit && !told))
    kit.fail(kit.operation('getVisitCalendar'), {
      expected: !isWhole
        ? 'a text/calendar from BEGIN:VCALENDAR to END:VCALENDAR, each line ended with CRLF'
        : `a text/calendar with the ${isCancelled ? 'cancelled ' : ''}visit from 9 to 12 o’clock in Kenya (06:00 to 09:00 UTC) on ${date}, and its UID`,
      got: isWhole
        ? `${String(calendar.status)}, ${type}, ${events.find((event) => event.includes('DTSTART')) ?? text.slice(0, 300)}`
        : `${String(calendar.status)}, ${type}, from ${JSON.stringify(text.slice(0, 40))} to ${JSON.stringify(text.slice(-40))}`,
      fix: 'Write instants in UTC, or with TZID, keep what is cancelled, and end each line, the last one too, with CRLF.',
      root: 'calendar',
    });
  const lacking = isWhole ? lackingIn(text, events) : undefined;
  if (lacking !== undefined)
    kit.fail(kit.operation('getVisitCalendar'), {
      expected: `${lacking}, which RFC 5545 (3.6) demands`,
      got: 'none',
      fix: 'Write VERSION and PRODID once for the calendar, UID and DTSTAMP for each event, and its end, and a VTIMEZONE for each TZID.',
      root: 'properties',
    });
  const broken = text.split('\r\n').slice(0, -1).find(isNoLine);
  if (broken !== undefined)
    kit.fail(kit.operation('getVisitCalendar'), {
      expected:
        'lines of a name, a colon and a value, in a text each comma, semicolon, backslash and line end escaped (RFC 5545, 3.3.11)',
      got: JSON.stringify(broken),
      fix: 'Write a line end in a text as \\n, and a backslash before each comma, semicolon and backslash, before lines are folded.',
      root: 'lines',
    });
  if (!told) return undefined;
  const event = { uid: uidOf(told) ?? '', sequence: Number(/\r\nSEQUENCE:([0-9]+)\r\n/.exec(told)?.[1] ?? 0) };
  if (former && (event.uid !== former.uid || event.sequence > former.sequence !== isChange))
    // Whether the change did not count, or is not shown, cannot be told of a SEQUENCE.
    for (const named of [...(event.uid === former.uid ? [of] : []), 'getVisitCalendar'])
      kit.fail(kit.operation('getVisitCalendar'), {
        expected: `UID ${former.uid} and a SEQUENCE ${isChange ? `above ${String(former.sequence)} after ${of}` : `of ${String(former.sequence)} still after ${of} a second time`}`,
        got: JSON.stringify(event),
        fix: 'Make the UID of the visit’s id alone, and raise its SEQUENCE with each change, a cancellation too, and with nothing else.',
        root: 'sequence',
        of: named,
      });
  return event;
}

/** Of a calendar of one's own the visits where one goes no more are no part, or cancelled. */
export async function isNobodys(kit: Kit, uid: string | undefined): Promise<void> {
  if (uid === undefined || !kit.offers('getVisitCalendar')) return;
  const address = dataOf<{ address: string | null }>(await kit.must('getVisitCalendar'))?.address ?? null;
  if (address === null) return;
  const events = eventsIn(unfolded((await fetchFollowing(kit, address)).body));
  if (events.some((event) => uidOf(event) === uid && !event.includes('\r\nSTATUS:CANCELLED\r\n')))
    kit.fail(kit.operation('updateVisit'), {
      expected: `no visit ${uid} in the calendar of who was taken out of its crew`,
      got: 'it is there',
      fix: 'Write into a calendar the visits whose crew its owner is in now.',
      root: 'crew',
    });
}
