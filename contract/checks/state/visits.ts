import { dataOf } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { fetchFollowing } from '../uploads/galleries';
import { begun, DRAFT, type Proposal } from './proposalFigures';

interface Visit {
  id: string;
  crew: { id: string }[];
  isCancelled: boolean;
  [field: string]: unknown;
}

export const VISIT = {
  date: '2030-01-02',
  from: '09:00',
  until: '12:00',
  crew: [] as string[],
  address: 'A place\nbehind another',
  phone: '+254 700 000 000',
  notes: '',
};

/** D54: who installs what was accepted, where and when. */
export const visits: Check = {
  id: 'D54',
  name: 'visits',
  reach: 'traces',
  rule: 'A quotation that is accepted gets visits, any other is 409. A visit is kept as it is sent, and listed by day, person and quotation with what there is to install. One that ends before it begins, or whose crew does not work here, is 400. Changed it is as it was sent; cancelled it stays, and cannot be changed (409). A calendar has an address of its own, another one each time it is renewed.',
  run: async (kit) => {
    kit.needs('createVisit', 'listVisits', 'createProposal', 'updateProposal', 'sendProposal', 'acceptSharedProposal');
    const proposalId = await begun(kit);
    const create = (more: object = {}) => kit.call('createVisit', { json: { proposalId, ...VISIT, ...more } });
    kit.expect(await create(), 409, {
      when: 'for a quotation that is not accepted',
      fix: 'Look at the quotation’s state first.',
      root: 'state',
    });
    await accept(kit, proposalId);
    for (const [more, what] of [
      [{ until: '09:00' }, 'that ends when it begins'],
      [{ crew: [await kit.absentId('tag')] }, 'of somebody who does not work here'],
      [{ proposalId: await kit.absentId('tag') }, 'of a quotation that there is not'],
    ] as const)
      kit.expect(await create(more), 400, {
        when: `for a visit ${what}`,
        fix: 'Check it before it is kept.',
        root: what,
      });
    const crew = kit.offers('listColleagues') ? await colleague(kit) : [];
    const made = await kit.must('createVisit', { json: { proposalId, ...VISIT, crew } });
    const id = dataOf<{ id: string }>(made)?.id ?? '';
    kit.own.owns(id, made, 'visit');
    await listed(kit, proposalId, { ...VISIT, id, crew, isCancelled: false });
    await kit.part('updateVisit', async () => {
      kit.needs('updateVisit');
      const json = { ...VISIT, crew, date: '2030-01-03', notes: 'Bring “the” ladder, 📡' };
      await kit.must('updateVisit', { path: { id }, json });
      await listed(kit, proposalId, { ...json, id, isCancelled: false });
    });
    await kit.part('cancelVisit', () => cancelled(kit, proposalId, id, crew));
    await kit.part('renewVisitCalendar', () => calendars(kit, crew.length > 0 && kit.offers('cancelVisit')));
  },
};

async function accept(kit: Kit, id: string): Promise<void> {
  const path = { id };
  await kit.must('updateProposal', { path, json: { ...DRAFT, customerName: kit.own.marker(), validUntil: null } });
  const sent = await kit.must('sendProposal', { path, json: { channel: 'link' } });
  const shareKey = dataOf<Proposal>(sent)?.shareKey ?? '';
  kit.own.owns(shareKey, sent, 'key');
  await kit.must('acceptSharedProposal', { path: { shareKey }, json: { name: 'Contract Kit', version: 1 } });
}

async function colleague(kit: Kit): Promise<string[]> {
  const data = dataOf<{ colleagues: { id: string; isSelf: boolean }[] }>(await kit.must('listColleagues'));
  return (data?.colleagues ?? []).filter(({ isSelf }) => isSelf).map(({ id }) => id);
}

/** Of its quotation, on its day and for its crew, and not on another day. */
async function listed(kit: Kit, proposalId: string, due: Record<string, unknown> & { id: string; crew: string[] }) {
  const find = async (query: Record<string, string>) =>
    dataOf<{ visits: Visit[] }>(await kit.must('listVisits', { query }))?.visits.find(({ id }) => id === due.id);
  const found = await find({ proposalId });
  const wrong = Object.entries({ ...due, proposalId }).filter(([name, value]) => {
    const got = name === 'crew' ? found?.crew.map(({ id }) => id) : found?.[name];
    return JSON.stringify(got) !== JSON.stringify(value);
  });
  if (wrong.length > 0)
    kit.fail(kit.operation('listVisits'), {
      expected: JSON.stringify(Object.fromEntries(wrong)),
      got: JSON.stringify(found) ?? 'no such visit',
      fix: 'Keep a visit as it is sent, and list it with its quotation.',
      root: 'kept',
    });
  const from = String(due.date);
  const [there, elsewhere] = [await find({ from, days: '1' }), await find({ from: '2031-01-01', days: '1' })];
  const [self] = due.crew;
  const own = self === undefined || (await find({ from, days: '1', crew: self })) !== undefined;
  if (!there || elsewhere || !own)
    kit.fail(kit.operation('listVisits'), {
      expected: `the visit on ${from} and for its crew, and on no other day`,
      got: JSON.stringify([there?.id, elsewhere?.id, own]),
      fix: 'Compare days as days in Nairobi, and the crew with `crew`.',
      root: 'days',
    });
}

async function cancelled(kit: Kit, proposalId: string, id: string, crew: string[]): Promise<void> {
  kit.needs('cancelVisit');
  await kit.must('cancelVisit', { path: { id } });
  await kit.must('cancelVisit', { path: { id } });
  const data = dataOf<{ visits: Visit[] }>(await kit.must('listVisits', { query: { proposalId } }));
  if (data?.visits.find((one) => one.id === id)?.isCancelled !== true)
    kit.fail(kit.operation('cancelVisit'), {
      expected: 'the visit in the list, cancelled',
      got: JSON.stringify(data?.visits),
      fix: 'Mark it; calendars have to learn of it.',
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

/** @param hasCancelled whether a visit of one's own was cancelled */
async function calendars(kit: Kit, hasCancelled: boolean): Promise<void> {
  kit.needs('getVisitCalendar', 'renewVisitCalendar');
  // Whoever runs the kit may have subscribed to it.
  if (!kit.options.allow.account) return;
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
  if (first === undefined || second === undefined) return;
  const [former, calendar] = [await fetchFollowing(kit, first), await fetchFollowing(kit, second)];
  const text = calendar.body.toString('utf8').replace(/\r\n[ \t]/g, '');
  const type = calendar.headers['content-type'] ?? '';
  const cancelledOnes = text.split('BEGIN:VEVENT').filter((event) => event.includes('\r\nSTATUS:CANCELLED\r\n'));
  const isTold = cancelledOnes.some((event) => /\r\nUID:/.test(event) && /\r\nSEQUENCE:[1-9]/.test(event));
  if (
    former.status !== 404 ||
    !type.startsWith('text/calendar') ||
    !text.startsWith('BEGIN:VCALENDAR\r\n') ||
    (hasCancelled && !isTold)
  )
    kit.fail(kit.operation('getVisitCalendar'), {
      expected:
        '404 at the former address; at the new one a text/calendar with the cancelled visit, its UID and a SEQUENCE above 0',
      got: `${String(former.status)}, ${type}, ${text.slice(0, 300)}`,
      fix: 'Serve the calendar at its newest address alone; raise SEQUENCE with each change, and keep what is cancelled.',
      root: 'calendar',
    });
}
