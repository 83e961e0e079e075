import { sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { hashPassword } from '../passwords';
import { insertUser } from '../repositories/users';
import { visitsOf } from '../repositories/visits';
import type { Visit } from '../openapi/operations.gen';
import { acceptProposal, CUSTOMER, sendProposal } from '../testing/proposals';
import { openShop, type Shop } from '../testing/shop';

let shop: Shop;
let barasa: string;
beforeAll(async () => {
  shop = await openShop();
  const account = { email: 'barasa@example.com', firstName: 'Barasa', lastName: 'Wekesa' };
  barasa = await insertUser(shop.server.db, { ...account, passwordHash: await hashPassword('another password') });
});
afterAll(() => shop.server.close());

const VISIT = {
  date: '2030-01-02',
  from: '09:00',
  until: '12:00',
  crew: [] as string[],
  address: 'Bondo',
  phone: '+254 700 000 002',
  notes: '',
};
const proposal = async () => (await acceptProposal(shop)).id;
const create = (proposalId: string, more: object = {}) =>
  shop.staff<{ id: string }>('createVisit', { body: { proposalId, ...VISIT, ...more } });
const list = async (query: Record<string, string>) =>
  (await shop.staff<{ visits: Visit[] }>('listVisits', { query })).data.visits;
const self = async () => {
  const { data } = await shop.staff<{ colleagues: { id: string; isSelf: boolean }[] }>('listColleagues');
  return data.colleagues.find(({ isSelf }) => isSelf)?.id ?? '';
};
const calendar = async (address: string) => {
  const answer = await shop.server.app.inject(address);
  return { status: answer.statusCode, type: answer.headers['content-type'], text: answer.body };
};

test('what was accepted gets visits, with what there is to install; another day and another person do not see them', async () => {
  const proposalId = await proposal();
  const { id } = (await create(proposalId, { crew: [barasa], notes: 'Long ladder' })).data;
  await create(proposalId, { date: '2030-01-20' });
  expect(await list({ from: '2030-01-02', days: '1' })).toEqual([
    {
      ...VISIT,
      id,
      proposalId,
      number: expect.stringMatching(/^Q-/) as string,
      customerName: CUSTOMER,
      notes: 'Long ladder',
      crew: [{ id: barasa, name: 'Barasa Wekesa' }],
      items: [{ text: 'Standard Kit', quantity: 2 }],
      isCancelled: false,
    },
  ]);
  expect(await list({ from: '2030-01-03', days: '5' })).toEqual([]);
  expect(await list({ from: '2030-01-01', crew: await self() })).toEqual([]);
  expect(await list({ proposalId })).toHaveLength(2);
});

test('what cannot be is refused at its field, and keeps nothing', async () => {
  const proposalId = await proposal();
  for (const [more, field] of [
    [{ until: '09:00' }, 'until'],
    [{ from: '25:00' }, 'from'],
    [{ date: '2030-02-31' }, 'date'],
    [{ crew: ['nobody'] }, 'crew'],
    [{ crew: ['8c4f5f0e-7a34-4d0b-9a5b-0f6d7f0f4a11'] }, 'crew'],
    [{ proposalId: '4711' }, 'proposalId'],
  ] as const)
    expect(await create(proposalId, more)).toMatchObject({
      status: 400,
      data: { [field]: expect.any(String) as string },
    });
  expect(await list({ proposalId })).toEqual([]);
  const { id: sent } = await sendProposal(shop);
  expect(await create(sent)).toMatchObject({ status: 409 });
  expect(await create(sent, { crew: ['nobody'] })).toMatchObject({ status: 400 });
  expect(await list({ proposalId: sent })).toEqual([]);
});

test('a calendar shows each change of one’s own visits, and another address takes its place', async () => {
  const crew = [await self()];
  const { id } = (await create(await proposal(), { crew })).data;
  const address = async () => (await shop.staff<{ address: string }>('getVisitCalendar')).data.address;
  expect(await address()).toBeNull();
  await shop.staff('renewVisitCalendar');
  const first = await address();
  expect(first).toMatch(/^\/calendar\/[A-Za-z0-9_-]{22}\.ics$/);
  const event = async () => {
    const { status, type, text } = await calendar(first);
    expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
    const [one, ...more] = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent');
    expect(more).toEqual([]);
    const read = one && new ICAL.Event(one);
    return [read?.uid, read?.sequence, read?.startDate.toString(), one?.getFirstPropertyValue('status')];
  };
  const uid = `visit-${id}@angalink`;
  expect(await event()).toEqual([uid, 0, '2030-01-02T06:00:00Z', 'CONFIRMED']);
  await shop.staff('updateVisit', { path: { id }, body: { ...VISIT, crew, from: '10:00' } });
  expect(await event()).toEqual([uid, 1, '2030-01-02T07:00:00Z', 'CONFIRMED']);
  for (let twice = 0; twice < 2; twice += 1)
    expect((await shop.staff('cancelVisit', { path: { id } })).status).toBe(200);
  expect(await event()).toEqual([uid, 2, '2030-01-02T07:00:00Z', 'CANCELLED']);
  for (const [crewOf, status] of [
    [crew, 409],
    [['nobody'], 400],
  ] as const)
    expect((await shop.staff('updateVisit', { path: { id }, body: { ...VISIT, crew: crewOf } })).status).toBe(status);
  expect(await event()).toEqual([uid, 2, '2030-01-02T07:00:00Z', 'CANCELLED']);
  expect((await shop.staff('cancelVisit', { path: { id: '4711' } })).status).toBe(404);

  await shop.staff('renewVisitCalendar');
  expect((await calendar(first)).status).toBe(404);
  expect((await calendar(await address())).status).toBe(200);
});

test('of more visits than a calendar holds the latest stand in it', async () => {
  const { id } = (await create(await proposal(), { date: '2031-06-01' })).data;
  await shop.server.db.execute(sql`
    WITH more AS (
      INSERT INTO visits (proposal_id, day, begins, ends, address, phone, notes)
      SELECT proposal_id, day + n, begins, ends, address, phone, notes FROM visits, generate_series(0, 500) n WHERE id = ${id}
      RETURNING id)
    INSERT INTO visit_crew (visit_id, user_id) SELECT id, ${barasa}::uuid FROM more`);
  const days = (await visitsOf(shop.server.db, barasa)).map(({ date }) => date);
  expect(days).toHaveLength(500);
  expect(days).toContain('2032-10-13');
  expect(days).not.toContain('2031-06-01');
});
