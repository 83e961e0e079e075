import { dataOf, type Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { fetchFollowing } from '../uploads/galleries';
import { begun, dayInKenya, DRAFT, has, type Proposal } from './proposalFigures';

interface Visit {
  id: string;
  date: string;
  from: string;
  crew: { id: string }[];
  isCancelled: boolean;
  [field: string]: unknown;
}

export const VISIT = {
  date: '2030-01-02',
  from: '09:00',
  until: '12:00',
  crew: [] as string[],
  address: 'A place, with \\ and ;\nbehind another',
  phone: '+254 700 000 000',
  notes: '',
};

/** What makes a quotation that is accepted. */
const ACCEPTING = ['createProposal', 'updateProposal', 'sendProposal', 'acceptSharedProposal'];
export const canAccept = (kit: Kit): boolean => kit.options.allow.traces && ACCEPTING.every((id) => kit.offers(id));

/** D54: who installs what was accepted, where and when. */
export const visits: Check = {
  id: 'D54',
  name: 'visits',
  reach: 'traces',
  rule: 'A quotation that is accepted gets visits, any other is 409. A visit is kept as it is sent, and listed by day and hour, person and quotation with what there is to install, at its ends too. One that ends before it begins, or whose crew does not work here, is 400. Changed it is as it was sent, or as it was where that is refused; cancelled it stays, and cannot be changed (409); a second time changes nothing. A calendar has its texts escaped, and each visit of one’s own at its hour in Kenya, and an address of its own, another one each time it is renewed.',
  run: async (kit) => {
    kit.needs('createVisit', 'listVisits', 'getProposal', ...ACCEPTING);
    const proposalId = await begun(kit);
    const create = (more: object = {}) => kit.call('createVisit', { json: { proposalId, ...VISIT, ...more } });
    kit.expect(await create(), 409, {
      when: 'for a quotation that is not accepted',
      fix: 'Look at the quotation’s state first.',
      root: 'state',
    });
    await accept(kit, proposalId);
    for (const [field, value, what] of [
      ['until', '09:00', 'that ends when it begins'],
      ['crew', [await kit.absentId('tag')], 'of somebody who does not work here'],
      ['proposalId', await kit.absentId('tag'), 'of a quotation that there is not'],
    ] as const)
      kit.refuses(await create({ [field]: value }), 400, field, {
        when: `for a visit ${what}`,
        fix: 'Check it before it is kept.',
        root: what,
      });
    const crew = kit.offers('listColleagues') ? await colleague(kit) : [];
    const made = await kit.must('createVisit', { json: { proposalId, ...VISIT, crew } });
    const id = kit.made(made, 'visit');
    await listed(kit, proposalId, 'createVisit', { ...VISIT, id, crew, isCancelled: false });
    let event: Event | undefined;
    const calendar = (of: string, date = VISIT.date, isCancelled = false, isChange = true) =>
      kit.part('renewVisitCalendar', async () => {
        event = await calendars(kit, { of, date, isCancelled, isChange, hasVisit: crew.length > 0 }, event);
      });
    await calendar('createVisit');
    await kit.part('updateVisit', () => changed(kit, proposalId, { id, crew, uid: () => event?.uid }));
    const date = kit.offers('updateVisit') ? '2030-01-03' : VISIT.date;
    await kit.part('listVisits', () => inOrder(kit, proposalId, { id, crew, create }));
    if (kit.offers('updateVisit')) await calendar('updateVisit', date);
    await kit.part('cancelVisit', async () => {
      await cancelled(kit, proposalId, { id, crew, once: () => calendar('cancelVisit', date, true) });
      await calendar('cancelVisit', date, true, false);
    });
  },
};

/** Fills a draft in. */
export const fill = (kit: Kit, id: string): Promise<Exchange> =>
  kit.must('updateProposal', {
    path: { id },
    json: { ...DRAFT, customerName: kit.own.marker(), customerPhone: '0700 000 009', validUntil: null },
  });

/** Fills a draft in and sends it. */
export async function send(kit: Kit, id: string): Promise<Exchange> {
  await fill(kit, id);
  return kit.must('sendProposal', { path: { id }, json: { channel: 'link' } });
}

export async function accept(kit: Kit, id: string): Promise<void> {
  const sent = await send(kit, id);
  const { shareKey, version } = dataOf<Proposal>(sent) ?? {};
  kit.own.owns(shareKey ?? '', sent, 'key');
  await kit.must('acceptSharedProposal', {
    path: { shareKey: shareKey ?? '' },
    json: { name: 'Contract Kit', version },
  });
}

/** Oneself. */
export async function colleague(kit: Kit): Promise<string[]> {
  const data = dataOf<{ colleagues: { id: string; isSelf: boolean }[] }>(await kit.must('listColleagues'));
  return (data?.colleagues ?? []).filter(({ isSelf }) => isSelf).map(({ id }) => id);
}

const NOT_KEPT = { date: '2030-01-04', crew: [], address: 'Not kept', phone: '0', notes: 'Not kept' };

/** All of it otherwise and at its ends; what is refused leaves it so. */
async function changed(
  kit: Kit,
  proposalId: string,
  { id, crew, uid }: { id: string; crew: string[]; uid: () => string | undefined },
): Promise<void> {
  kit.needs('updateVisit');
  const path = { id };
  const full = { address: `${'a'.repeat(998)}\né`, phone: '0'.repeat(40), notes: `${'\u{1F4E1}'.repeat(499)}\nz` };
  const json = { ...VISIT, ...full, crew: [] as string[], date: '2032-02-29', from: '00:00', until: '23:59' };
  const next = { ...VISIT, crew, date: '2030-01-03', notes: 'Bring “the” ladder, \u{1F4E1}' };
  const empty = { ...VISIT, crew: [] as string[], address: '', phone: '', notes: '' };
  for (const sent of [json, empty, next]) {
    await kit.must('updateVisit', { path, json: sent });
    await listed(kit, proposalId, 'updateVisit', { ...sent, id, isCancelled: false });
    if (sent === empty) await isNobodys(kit, uid());
  }
  for (const [field, value, what] of [
    ['until', '09:00', 'that ends when it begins'],
    ['until', '08:59', 'that ends before it begins'],
    ['crew', [await kit.absentId('tag')], 'of somebody who does not work here'],
    ['date', '2030-02-30', 'on a day that there is not'],
  ] as const)
    // With all else otherwise, of which nothing may stay.
    kit.refuses(await kit.call('updateVisit', { path, json: { ...next, ...NOT_KEPT, [field]: value } }), 400, field, {
      when: `for a visit ${what}`,
      fix: 'Check it before it is kept.',
      root: what,
    });
  await listed(kit, proposalId, 'updateVisit', { ...next, id, isCancelled: false });
  const nobody = { path: { id: await kit.absentId('tag') }, json: next };
  kit.expect(await kit.call('updateVisit', nobody), 404, { when: 'for no visit', fix: 'Look it up.', root: 'absent' });
}

/** Of a calendar of one's own the visits where one goes no more are no part, or cancelled. */
async function isNobodys(kit: Kit, uid: string | undefined): Promise<void> {
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

/** Of its quotation with what there is to install, on its day and for its crew, and not on another day. */
async function listed(
  kit: Kit,
  proposalId: string,
  of: string,
  due: Record<string, unknown> & { id: string; crew: string[]; date: string },
) {
  const list = async (query: Record<string, string>) =>
    dataOf<{ visits: Visit[] }>(await kit.must('listVisits', { query }))?.visits ?? [];
  const find = async (query: Record<string, string>) => (await list(query)).find(({ id }) => id === due.id);
  const found = await find({ proposalId });
  if (!found && (await find({ from: due.date, days: '1' }))) {
    notOfQuotation(kit, due.date);
    return;
  }
  const wrong = Object.entries({ ...due, proposalId }).filter(([name, value]) => {
    const got = name === 'crew' ? found?.crew.map(({ id }) => id) : found?.[name];
    return JSON.stringify(got) !== JSON.stringify(value);
  });
  if (wrong.length > 0)
    kit.fail(kit.operation(of), {
      expected: JSON.stringify(Object.fromEntries(wrong)),
      got: JSON.stringify(found && Object.fromEntries(wrong.map(([name]) => [name, found[name]]))) ?? 'no such visit',
      fix: 'Keep a visit as it is sent, and list it with its quotation.',
      root: 'kept',
    });
  const proposal = dataOf<Proposal>(await kit.must('getProposal', { path: { id: proposalId } }));
  const lines = (proposal?.lines ?? []) as { kind: string; text: string; quantity: number }[];
  const goods = lines.filter(({ kind }) => kind === 'item').map(({ text, quantity }) => ({ text, quantity }));
  const items = (found?.items ?? []) as { text: string }[];
  const asItIs = { number: proposal?.number, customerName: proposal?.customerName };
  // Whether what is of kind other is goods is the server's own; work is none.
  const shown = items.filter(({ text }) => lines.every((line) => line.text !== text || line.kind !== 'other'));
  if (found && (!has(found, asItIs) || !has(shown, goods)))
    kit.fail(kit.operation('listVisits'), {
      expected: JSON.stringify({ ...asItIs, items: goods }),
      got: JSON.stringify({ number: found.number, customerName: found.customerName, items }),
      fix: 'Answer number, name and the lines of goods of what was accepted, in their order.',
      root: 'items',
    });
  const day = (days: number) => dayInKenya(days, Date.parse(due.date));
  const [self = ''] = due.crew;
  const asked: [query: Record<string, string>, isDue: boolean][] = [
    [{ from: due.date, days: '1' }, true],
    [{ from: day(1), days: '62' }, false],
    [{ from: day(-1), days: '1' }, false],
    [{ from: day(-1), days: '2' }, true],
    [{ from: day(-13) }, true],
    [{ from: day(-14) }, false],
    [{ from: day(-61), days: '62' }, true],
    [{ proposalId: await kit.absentId('tag') }, false],
    ...(self === ''
      ? []
      : [{ from: due.date, days: '1' } as Record<string, string>, { proposalId }].map(
          (query): [Record<string, string>, boolean] => [{ ...query, crew: self }, true],
        )),
    [{ proposalId, crew: await kit.absentId('tag') }, false],
    [{ proposalId, from: day(100), days: '1' }, true],
    [{ from: due.date, days: '1', crew: await kit.absentId('tag') }, false],
  ];
  for (const [query, isDue] of asked)
    if (((await find(query)) !== undefined) !== isDue)
      kit.fail(kit.operation('listVisits'), {
        expected: `the visit of ${due.date} ${isDue ? '' : 'not '}among those of ${JSON.stringify(query)}`,
        got: isDue ? 'it is missing' : 'it is there',
        fix: 'Compare days as days in Nairobi, so many from the first one on, and the crew with `crew`.',
        root: 'crew' in query ? 'crew' : 'days',
      });
}

const notOfQuotation = (kit: Kit, date: string) =>
  kit.fail(kit.operation('listVisits'), {
    expected: `the visit of ${date} among those of its quotation, as it is among those of its day`,
    got: 'it is missing',
    fix: 'With proposalId no day counts.',
    root: 'all',
  });

interface Beside {
  id: string;
  crew: string[];
  create: (more: object) => Promise<Exchange>;
}

/** Several of one quotation, with and without a crew, by day and hour. */
async function inOrder(kit: Kit, proposalId: string, { id, crew, create }: Beside): Promise<void> {
  const made: string[] = [];
  const today = dayInKenya();
  const yesterday = dayInKenya(-1);
  for (const [date, from] of [
    [yesterday, '10:00'],
    [today, '00:00'],

    ['2030-01-03', '10:00'],
    ['2030-01-02', '23:00'],
    ['2030-01-03', '08:00'],
    // Two at one time, and with nothing said of where.
    ['2030-01-03', '08:00'],
  ] as const) {
    const answer = await create({ date, from, until: '23:30', address: '', phone: '', notes: '' });
    const one = dataOf<{ id?: string }>(answer)?.id;
    if (!kit.expect(answer, 201, { when: 'for one visit more', fix: 'Take as many as are needed.', root: 'more' }))
      return;
    if (one === undefined) return;
    kit.own.owns(one, answer, 'visit');
    made.push(one);
  }
  const read = async (query: Record<string, string>) =>
    dataOf<{ visits: Visit[] }>(await kit.must('listVisits', { query }))?.visits ?? [];
  const own = await read({ proposalId });
  const filled = own.find(
    (visit) => made.includes(visit.id) && [visit.address, visit.phone, visit.notes].join('') !== '',
  );
  if (filled)
    kit.fail(kit.operation('createVisit'), {
      expected: 'an empty address, phone and note, as they were sent',
      got: JSON.stringify([filled.address, filled.phone, filled.notes]),
      fix: 'Keep a visit as it is sent: empty is none, and nothing is taken from the quotation.',
      root: 'empty',
    });
  const window = await read({ from: '2030-01-02', days: '2' });
  const coming = new Set((await read({})).map(({ date }) => date));
  // A day that ends meanwhile is another one.
  if (today === dayInKenya() && (coming.has(yesterday) || !coming.has(today)))
    kit.fail(kit.operation('listVisits'), {
      expected: `the visits from today, ${today}, on where no day is asked for`,
      got: [...coming].join(', '),
      fix: 'Begin with the day that it is in Nairobi.',
      root: 'today',
    });
  for (const visits of [own, window]) {
    const at = visits.map(({ date, from }) => `${date} ${from}`);
    if (at.join() !== at.toSorted().join())
      kit.fail(kit.operation('listVisits'), {
        expected: 'the visits by day, then by when they begin',
        got: at.join(', '),
        fix: 'Order by date, then by from.',
        root: 'order',
      });
  }
  if (own.length !== made.length + 1)
    kit.fail(kit.operation('listVisits'), {
      expected: `all ${String(made.length + 1)} visits of the quotation, whenever they are`,
      got: String(own.length),
      fix: 'With proposalId no day counts.',
      root: 'all',
    });
  const [self] = crew;
  if (self === undefined) return;
  const ofCrew = await read({ from: '2030-01-02', days: '2', crew: self });
  if (!ofCrew.some((visit) => visit.id === id) || ofCrew.some((visit) => made.includes(visit.id)))
    kit.fail(kit.operation('listVisits'), {
      expected: 'with crew only the visits of that colleague',
      got: JSON.stringify(ofCrew.map((visit) => visit.crew)),
      fix: 'Filter by who goes there.',
      root: 'crew',
    });
  const beside = await create({ date: '2030-01-03', from: '09:30', until: '10:30', crew });
  const also = dataOf<{ id?: string }>(beside)?.id;
  if (also !== undefined) kit.own.owns(also, beside, 'visit');
  kit.expect(beside, 201, {
    when: 'for a colleague who goes elsewhere at that time',
    fix: 'Leave it to staff who is where: a colleague may have several visits at one time.',
    root: 'at one time',
  });
}

/** @param once called after the first time; twice is the same */
async function cancelled(
  kit: Kit,
  proposalId: string,
  { id, crew, once }: { id: string; crew: string[]; once: () => Promise<void> },
): Promise<void> {
  kit.needs('cancelVisit');
  const all = dataOf<{ visits: Visit[] }>(await kit.must('listVisits', { query: { proposalId } }))?.visits ?? [];
  const before = all.find((one) => one.id === id);
  await kit.must('cancelVisit', { path: { id } });
  await once();
  await kit.must('cancelVisit', { path: { id } });
  const find = async (query: Record<string, string>) =>
    dataOf<{ visits: Visit[] }>(await kit.must('listVisits', { query }))?.visits.find((one) => one.id === id);
  const [ofQuotation, ofDays] = [await find({ proposalId }), await find({ from: '2030-01-02', days: '2' })];
  if (!ofQuotation && ofDays) notOfQuotation(kit, ofDays.date);
  else if (ofQuotation?.isCancelled !== true)
    kit.fail(kit.operation('cancelVisit'), {
      expected: 'the visit in the list, cancelled',
      got: JSON.stringify(ofQuotation) ?? 'it is missing',
      fix: 'Mark it; calendars have to learn of it.',
      root: 'stays',
    });
  else if (!has(ofQuotation, { ...before, isCancelled: true }))
    kit.fail(kit.operation('cancelVisit'), {
      expected: JSON.stringify({ ...before, isCancelled: true }),
      got: JSON.stringify(ofQuotation),
      fix: 'Mark it as cancelled, and change nothing else.',
      root: 'stays',
    });
  if (!kit.offers('updateVisit')) return;
  const changed = await kit.call('updateVisit', { path: { id }, json: { ...VISIT, crew } });
  kit.expect(changed, 409, {
    when: 'for a cancelled visit',
    fix: 'Change only what still takes place.',
    root: 'final',
  });
}

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
  const ofEvent = ['UID', 'DTSTAMP', 'END:VEVENT'].find((name) =>
    events.some((event) => !event.includes(`\r\n${name}`)),
  );
  return ofEvent === undefined ? undefined : `${ofEvent} in each event`;
}

const eventsIn = (calendar: string) => calendar.split('BEGIN:VEVENT').slice(1);
const uidOf = (event: string) => /\r\nUID:(.*)\r\n/.exec(event)?.[1];

/** Of a visit in a calendar, what its readers know it and its changes by. */
interface Event {
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
async function calendars(
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
  const calendar = await fetchFollowing(kit, second);
  // What stands before the end of the path is the key, or a part of it.
  const another = second.replace(/..(?=(\.\w+)?$)/, 'AA');
  for (const [what, address] of [
    ['the former address', first],
    ['an address with another key', another],
  ] as const) {
    const { status } = await fetchFollowing(kit, address);
    if (address === second || status === 404) continue;
    kit.fail(kit.operation('renewVisitCalendar'), {
      expected: `404 at ${what}`,
      got: String(status),
      fix: 'Serve the calendar at its newest address alone, by the whole key.',
      root: 'former',
    });
  }
  const text = unfolded(calendar.body);
  const type = calendar.headers['content-type'] ?? '';
  const events = eventsIn(text);
  const at = (hour: number) => `${date.replaceAll('-', '')}T${String(hour).padStart(2, '0')}0000`;
  const moment = (utc: number) => `(:${at(utc)}Z|;TZID=Africa/Nairobi:${at(utc + 3)})`;
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
      expected: `${lacking}, which RFC 5545 (3.6, 3.6.1) demands`,
      got: 'none',
      fix: 'Write VERSION and PRODID once for the calendar, UID and DTSTAMP for each event, and its end.',
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
