import type { CountyList, CountyTerms } from '../repositories/counties';
import { openShop, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.server.close());

const TERMS: CountyTerms = {
  delivery_price: '1200.00',
  delivery_days: 2,
  installation_price: '6500.00',
  installation_days: 4,
  isActive: true,
};
const list = async (who: 'visitor' | 'staff' = 'staff') => (await shop[who]<CountyList>('listCounties')).data;
const named = async (name: string) => {
  const county = (await list()).counties.find((one) => one.name === name);
  if (!county) throw new Error(`There is no ${name}.`);
  return county;
};

test('a new shop has the 47 counties by name, all on request', async () => {
  const { counties } = await list('visitor');
  expect(counties).toHaveLength(47);
  expect(counties.map(({ name }) => name)).toEqual(counties.map(({ name }) => name).sort());
  expect(counties[0]).toEqual({
    id: '30',
    name: 'Baringo',
    delivery_price: null,
    delivery_days: null,
    installation_price: null,
    installation_days: null,
    isActive: true,
  });
});

test('a county is priced, and hidden from visitors at once', async () => {
  const { id } = await named('Nakuru');
  const update = (body: CountyTerms) => shop.staff('updateCounty', { path: { id }, body });
  expect((await update(TERMS)).data).toEqual({ id, name: 'Nakuru', ...TERMS });
  expect((await list('visitor')).counties).toContainEqual({ id, name: 'Nakuru', ...TERMS });
  await update({ ...TERMS, delivery_price: '0', isActive: false });
  expect((await list('visitor')).counties.map(({ name }) => name)).not.toContain('Nakuru');
  expect(await named('Nakuru')).toMatchObject({ delivery_price: '0.00', isActive: false });
  for (const wrong of ['-1', '1e3', '1.005', ''])
    expect((await update({ ...TERMS, delivery_price: wrong })).status).toBe(400);
  expect((await update({ ...TERMS, installation_days: 91 })).status).toBe(400);
  expect((await shop.staff('updateCounty', { path: { id: '4711' }, body: TERMS })).status).toBe(404);
});

test('several counties are set together or not at all, and not over what others have changed', async () => {
  const { version } = await list();
  const [kisumu, siaya] = [await named('Kisumu'), await named('Siaya')];
  const save = (counties: unknown[], of = version) =>
    shop.staff<CountyList>('saveCounties', { body: { version: of, counties } });
  const row = { id: kisumu.id, ...TERMS };
  const wrong = [
    [[row, { ...row, id: '4711' }], 'counties.1.id'],
    [[row, row], 'counties.1.id'],
    [[row, { ...row, id: siaya.id, delivery_days: -1 }], 'counties'],
  ] as const;
  for (const [rows, path] of wrong)
    expect(await save([...rows])).toMatchObject({ status: 400, data: { [path]: expect.any(String) as string } });
  expect((await list()).version).toBe(version);

  const saved = await save([row, { ...row, id: siaya.id }]);
  expect(saved.data.counties.filter(({ delivery_price }) => delivery_price === '1200.00')).toHaveLength(2);
  expect(await save([row])).toMatchObject({ status: 409 });
  expect(await Promise.all([1, 2].map(() => save([{ ...row, delivery_days: 3 }], saved.data.version)))).toContainEqual(
    expect.objectContaining({ status: 200 }),
  );
});

test('a request names its county; one that there is not is none', async () => {
  const { id } = await named('Kisumu');
  const body = { clients_name: 'Achieng', clients_email: 'achieng@example.com', clients_note: 'Two kits' };
  const countyOf = async (countyId: string) => {
    const made = await shop.visitor<{ id: string }>('requestQuote', { body: { ...body, countyId } });
    return (await shop.staff<{ county: object | null }>('getQuotation', { path: { id: made.data.id } })).data.county;
  };
  expect(await countyOf(id)).toEqual({ id, name: 'Kisumu' });
  expect(await countyOf('4711')).toBeNull();
  expect(await countyOf('kisumu')).toBeNull();
});

test('a quotation of a request begins with what its county costs; what is on request is left to staff', async () => {
  const { id: countyId } = await named('Nakuru');
  const linesOf = async (terms: Partial<CountyTerms>) => {
    await shop.staff('updateCounty', { path: { id: countyId }, body: { ...TERMS, ...terms } });
    const body = { clients_name: 'Achieng', clients_email: 'achieng@example.com', clients_note: 'A kit', countyId };
    const { id: quotationId } = (await shop.visitor<{ id: string }>('requestQuote', { body })).data;
    const { id } = (await shop.staff<{ id: string }>('createProposal', { body: { language: 'sw', quotationId } })).data;
    const { lines } = (await shop.staff<{ lines: Record<string, unknown>[] }>('getProposal', { path: { id } })).data;
    return lines.map(({ kind, text, total }) => [kind, text, total]);
  };
  expect(await linesOf({})).toEqual([
    ['delivery', 'Kuleta Nakuru', '1200.00'],
    ['installation', 'Ufungaji Nakuru', '6500.00'],
  ]);
  expect(await linesOf({ installation_price: null })).toEqual([['delivery', 'Kuleta Nakuru', '1200.00']]);
});
