import { randomInt } from 'node:crypto';
import { dataOf, type Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import { has } from './compared';
import { dayFromToday, dayInKenya, ownName, type Proposal } from './proposalFigures';

/** How many days from 2030 to 2090 a run may have for itself. */
const DAYS = 21_900;
const FIRST_DAY = Date.UTC(2030, 0, 1) + randomInt(DAYS) * 86_400_000;
/** A day of this run, or one so many days later: visits stay, and those of many runs on one would fill its list. */
export const dayOfVisits = (later = 0): string => dayInKenya(later, FIRST_DAY);

export interface Visit {
  id: string;
  date: string;
  from: string;
  crew: { id: string; name: string }[];
  isCancelled: boolean;
  [field: string]: unknown;
}

const NOBODYS = {
  when: 'for an id that names nothing',
  fix: 'Answer an empty list for what there is not.',
  root: 'nobodys',
};

/** Of its quotation with what there is to install, on its day and for its crew, and not on another day. */
export async function listed(
  kit: Kit,
  proposalId: string,
  of: string,
  due: Record<string, unknown> & { id: string; crew: string[]; date: string },
) {
  const nobodys = kit.own.nothing();
  const list = async (query: Record<string, string>) => {
    // What cannot be one of its ids a server may refuse.
    const mayRefuse = Object.values(query).includes(nobodys);
    const answer = await kit[mayRefuse ? 'call' : 'must']('listVisits', { query });
    if (mayRefuse) kit.expect(answer, [200, 400], NOBODYS);
    return dataOf<{ visits?: Visit[] }>(answer)?.visits ?? [];
  };
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
  const name = due.crew.length > 0 ? await ownName(kit) : null;
  const [named] = found?.crew ?? [];
  if (name !== null && named && named.name !== name)
    kit.fail(kit.operation('listVisits'), {
      expected: `the colleague by the name ${name}, as listColleagues does`,
      got: JSON.stringify(named),
      fix: 'Answer of who goes there the name as it is now.',
      root: 'name',
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
    [{ proposalId: nobodys }, false],
    ...(self === ''
      ? []
      : [{ from: due.date, days: '1' } as Record<string, string>, { proposalId }].map(
          (query): [Record<string, string>, boolean] => [{ ...query, crew: self }, true],
        )),
    [{ proposalId, crew: nobodys }, false],
    [{ proposalId, from: day(100), days: '1' }, true],
    [{ from: due.date, days: '1', crew: nobodys }, false],
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

export const notOfQuotation = (kit: Kit, date: string) =>
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
export async function inOrder(kit: Kit, proposalId: string, { id, crew, create }: Beside): Promise<void> {
  const made: string[] = [];
  const today = dayFromToday(kit);
  const yesterday = dayFromToday(kit, -1);
  for (const [date, from] of [
    [yesterday, '10:00'],
    [today, '00:00'],
    [dayOfVisits(1), '10:00'],
    [dayOfVisits(), '23:00'],
    [dayOfVisits(1), '08:00'],
    // Two at one time, and with nothing said of where.
    [dayOfVisits(1), '08:00'],
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
  const window = await read({ from: dayOfVisits(), days: '2' });
  const coming = new Set((await read({})).map(({ date }) => date));
  // A day that ends meanwhile is another one.
  if (today === dayFromToday(kit) && (coming.has(yesterday) || !coming.has(today)))
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
  const ofCrew = await read({ from: dayOfVisits(), days: '2', crew: self });
  if (!ofCrew.some((visit) => visit.id === id) || ofCrew.some((visit) => made.includes(visit.id)))
    kit.fail(kit.operation('listVisits'), {
      expected: 'with crew only the visits of that colleague',
      got: JSON.stringify(ofCrew.map((visit) => visit.crew)),
      fix: 'Filter by who goes there.',
      root: 'crew',
    });
  const beside = await create({ date: dayOfVisits(1), from: '09:30', until: '10:30', crew });
  const also = dataOf<{ id?: string }>(beside)?.id;
  if (also !== undefined) kit.own.owns(also, beside, 'visit');
  kit.expect(beside, 201, {
    when: 'for a colleague who goes elsewhere at that time',
    fix: 'Leave it to staff who is where: a colleague may have several visits at one time.',
    root: 'at one time',
  });
}
