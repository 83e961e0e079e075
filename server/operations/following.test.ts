import { hashPassword } from '../passwords';
import { insertUser } from '../repositories/users';
import { openShop, type Shop } from '../testing/shop';

let shop: Shop;
let barasa: string;
beforeAll(async () => {
  shop = await openShop();
  const passwordHash = await hashPassword('another password');
  const account = { email: 'barasa@example.com', firstName: 'Barasa', lastName: 'Wekesa', passwordHash };
  barasa = await insertUser(shop.server.db, account);
});
afterAll(() => shop.server.close());

interface Entry {
  kind: string;
  by: string;
  text: string | null;
}

async function ask(): Promise<string> {
  const body = { clients_name: 'Achieng', clients_email: 'achieng@example.com', clients_note: 'Two kits' };
  return (await shop.visitor<{ id: string }>('requestQuote', { body })).data.id;
}

const history = async (id: string) =>
  (await shop.staff<{ entries: Entry[] }>('listQuotationHistory', { path: { id } })).data.entries.map(
    ({ kind, by, text }) => [kind, by, text],
  );

const idsOf = async (query: Record<string, string>) =>
  (await shop.staff<{ quotations: { id: string }[] }>('listQuotations', { query })).data.quotations.map(({ id }) => id);

test('colleagues are listed by name, oneself marked', async () => {
  const { data } = await shop.staff<{ colleagues: object[] }>('listColleagues');
  expect(data.colleagues).toEqual([
    { id: barasa, name: 'Barasa Wekesa', isSelf: false },
    { id: expect.any(String) as string, name: 'Wanjiru Kamau', isSelf: true },
  ]);
});

test('a request is somebody’s, and its history tells what happened, once', async () => {
  const id = await ask();
  const path = { id };
  const assign = (userId: string | null) => shop.staff('assignQuotation', { path, body: { userId } });
  const { data } = await shop.staff<{ colleagues: { id: string; isSelf: boolean }[] }>('listColleagues');
  const self = data.colleagues.find(({ isSelf }) => isSelf)?.id ?? '';
  for (const userId of [barasa, barasa, self]) expect((await assign(userId)).status).toBe(200);
  expect(await idsOf({ assignee: 'me' })).toEqual([id]);
  expect(await idsOf({ assignee: 'nobody' })).not.toContain(id);
  expect((await assign('8c4f5f0e-7a34-4d0b-9a5b-0f6d7f0f4a11')).status).toBe(400);
  expect((await assign('x')).status).toBe(400);
  await shop.staff('addQuotationEntry', { path, body: { kind: 'call', text: 'No answer' } });
  await Promise.all([1, 2].map(() => shop.staff('updateQuotation', { path, body: { status: 'contacted' } })));
  expect(await history(id)).toEqual([
    ['status', 'Wanjiru Kamau', 'contacted'],
    ['call', 'Wanjiru Kamau', 'No answer'],
    ['assigned', 'Wanjiru Kamau', 'Wanjiru Kamau'],
    ['assigned', 'Wanjiru Kamau', 'Barasa Wekesa'],
  ]);
});

test('requests from before a moment', async () => {
  const id = await ask();
  expect(await idsOf({ before: '2020-01-01T00:00:00Z' })).toEqual([]);
  expect(await idsOf({ before: '2999-01-01T00:00:00+03:00' })).toContain(id);
});

test('what is not there is 404, and a visitor sees nothing', async () => {
  for (const path of [{ id: '999999999' }, { id: 'x' }]) {
    expect((await shop.staff('listQuotationHistory', { path })).status).toBe(404);
    expect((await shop.staff('assignQuotation', { path, body: { userId: null } })).status).toBe(404);
    expect((await shop.staff('addQuotationEntry', { path, body: { kind: 'note', text: 'A' } })).status).toBe(404);
    expect((await shop.visitor('listQuotationHistory', { path })).status).toBe(401);
  }
});

test('templates are kept in their order; of two who save at once one is told', async () => {
  interface Templates {
    version: string;
    templates: { name: string; text_en: string; text_sw: string }[];
  }
  const { data } = await shop.staff<Templates>('listReplyTemplates');
  expect(data.templates[0]).toMatchObject({ name: 'We have it', text_en: expect.stringContaining('\n') as string });
  const templates = [{ name: 'B', text_en: '{name}!', text_sw: '' }, ...data.templates];
  const save = (name: string) =>
    shop.staff<Templates>('saveReplyTemplates', {
      body: { version: data.version, templates: [{ name, text_en: 'x', text_sw: '' }, ...templates] },
    });
  const answers = await Promise.all([save('one'), save('two')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const kept = (await shop.staff<Templates>('listReplyTemplates')).data;
  expect(kept.templates.slice(1)).toEqual(templates);
  expect(kept).toEqual(answers.find(({ status }) => status === 200)?.data);
});
