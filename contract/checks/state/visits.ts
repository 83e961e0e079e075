import { dataOf } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { has } from './compared';
import { LINES } from './proposalFigures';
import { ACCEPTING, accept, begun } from './proposalSteps';
import { calendars, isNobodys, type Event } from './visitCalendars';
import { dayOfVisits, inOrder, listed, notOfQuotation, type Visit } from './visitLists';

export const VISIT = {
  date: dayOfVisits(),
  from: '09:00',
  until: '12:00',
  crew: [] as string[],
  address: 'A place, with \\ and ;\nbehind another',
  phone: '+254 700 000 000',
  notes: '0',
};

/** Two goods, against the alphabet and not beside each other, and work of both kinds. */
const GOODS = [
  { kind: 'item', text: 'Two masts', quantity: 2, unitPrice: '1.00' },
  { kind: 'delivery', text: 'To the place', quantity: 1, unitPrice: '1.00' },
  ...LINES,
];

/** As long as they may be, to the last code point. */
const LONGEST = {
  address: `${VISIT.address}${'\u{1F4E1}'.repeat(998 - VISIT.address.length)}\n\u00E9`,
  phone: '0'.repeat(40),
  notes: `${'\u{1F4E1}'.repeat(998)}\nz`,
};

/** D54: who installs what was accepted, where and when. */
export const visits: Check = {
  id: 'D54',
  name: 'visits',
  reach: 'traces',
  rule: 'A quotation that is accepted gets visits, any other is 409. A visit is kept as it is sent, and listed by day and hour, person and quotation with what there is to install, all goods in the quotation’s order and no work, at its ends too. One that ends before it begins, or whose crew does not work here, is 400. Changed it is as it was sent, or as it was where that is refused; cancelled it stays, and cannot be changed (409); a second time changes nothing. A calendar has its texts escaped, and each visit of one’s own at its hour in Kenya, and an address of its own, another one each time it is renewed, that ends with 128 random bits.',
  run: async (kit) => {
    kit.needs('createVisit', 'listVisits', 'getProposal', ...ACCEPTING);
    const proposalId = await begun(kit);
    const create = (more: object = {}) => kit.call('createVisit', { json: { proposalId, ...VISIT, ...more } });
    kit.expect(await create(), 409, {
      when: 'for a quotation that is not accepted',
      fix: 'Look at the quotation’s state first.',
      root: 'state',
    });
    await accept(kit, proposalId, 'Contract Kit', { lines: GOODS });
    for (const [field, value, what] of [
      ['until', '09:00', 'that ends when it begins'],
      ['crew', [kit.own.nothing()], 'of somebody who does not work here'],
      ['proposalId', kit.own.nothing(), 'of a quotation that there is not'],
    ] as const)
      kit.refuses(await create({ [field]: value }), 400, field, {
        when: `for a visit ${what}`,
        fix: 'Check it before it is kept.',
        root: what,
      });
    const crew = kit.offers('listColleagues') ? await colleague(kit) : [];
    const made = await kit.must('createVisit', { json: { proposalId, ...VISIT, ...LONGEST, crew } });
    const id = kit.made(made, 'visit');
    await listed(kit, proposalId, 'createVisit', { ...VISIT, ...LONGEST, id, crew, isCancelled: false });
    let event: Event | undefined;
    const calendar = (of: string, date = VISIT.date, isCancelled = false, isChange = true) =>
      kit.part('renewVisitCalendar', async () => {
        event = await calendars(kit, { of, date, isCancelled, isChange, hasVisit: crew.length > 0 }, event);
      });
    await calendar('createVisit');
    await kit.part('updateVisit', () => changed(kit, proposalId, { id, crew, uid: () => event?.uid }));
    const date = kit.offers('updateVisit') ? dayOfVisits(1) : VISIT.date;
    await kit.part('listVisits', () => inOrder(kit, proposalId, { id, crew, create }));
    if (kit.offers('updateVisit')) await calendar('updateVisit', date);
    await kit.part('cancelVisit', async () => {
      await cancelled(kit, proposalId, { id, crew, once: () => calendar('cancelVisit', date, true) });
      await calendar('cancelVisit', date, true, false);
    });
  },
};

/** Oneself. */
export async function colleague(kit: Kit): Promise<string[]> {
  const data = dataOf<{ colleagues: { id: string; isSelf: boolean }[] }>(await kit.must('listColleagues'));
  return (data?.colleagues ?? []).filter(({ isSelf }) => isSelf).map(({ id }) => id);
}

const NOT_KEPT = { date: dayOfVisits(2), crew: [], address: 'Not kept', phone: '0', notes: 'Not kept' };

/** All of it otherwise and at its ends; what is refused leaves it so. */
async function changed(
  kit: Kit,
  proposalId: string,
  { id, crew, uid }: { id: string; crew: string[]; uid: () => string | undefined },
): Promise<void> {
  kit.needs('updateVisit');
  const path = { id };
  const json = { ...VISIT, ...LONGEST, crew: [] as string[], date: '2032-02-29', from: '00:00', until: '23:59' };
  const next = { ...VISIT, crew, date: dayOfVisits(1), notes: 'Bring “the” ladder, \u{1F4E1}' };
  const empty = { ...VISIT, crew: [] as string[], address: '', phone: '', notes: '' };
  // Texts that some programs take for none.
  const little = { ...empty, address: '0', phone: '0', notes: ' ' };
  for (const sent of [json, little, empty, next]) {
    await kit.must('updateVisit', { path, json: sent });
    await listed(kit, proposalId, 'updateVisit', { ...sent, id, isCancelled: false });
    if (sent === empty) await isNobodys(kit, uid());
  }
  for (const [field, value, what] of [
    ['until', '09:00', 'that ends when it begins'],
    ['until', '08:59', 'that ends before it begins'],
    ['crew', [kit.own.nothing()], 'of somebody who does not work here'],
    ['date', '2030-02-30', 'on a day that there is not'],
  ] as const)
    // With all else otherwise, of which nothing may stay.
    kit.refuses(await kit.call('updateVisit', { path, json: { ...next, ...NOT_KEPT, [field]: value } }), 400, field, {
      when: `for a visit ${what}`,
      fix: 'Check it before it is kept.',
      root: what,
    });
  await listed(kit, proposalId, 'updateVisit', { ...next, id, isCancelled: false });
  const nobody = { path: { id: kit.own.nothing() }, json: next };
  kit.expect(await kit.call('updateVisit', nobody), [400, 404], {
    when: 'for no visit',
    fix: 'Look it up.',
    root: 'absent',
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
  const [ofQuotation, ofDays] = [await find({ proposalId }), await find({ from: VISIT.date, days: '2' })];
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
