import { success } from '../fixtures/minimal/answers';
import { addProduct } from '../fixtures/minimal/handlers/products';
import { createMinimalServer, type MinimalServer } from '../fixtures/minimal/server';
import type { Options } from '../fixtures/minimal/types';
import { runKit } from './inProcess';
import { ACCOUNT } from './kitProcess';

let server: MinimalServer;
afterEach(() => server.close());

async function serving(options: Partial<Options> = {}): Promise<string> {
  server = createMinimalServer({ port: 0, ...ACCOUNT, ...options });
  return server.listen();
}

/** What somebody else makes: a tag, a product and its advert. */
function make(marker: string): void {
  const { tags, adverts } = server.store;
  const product = addProduct(server.store, { product_name: marker, product_price: '1' });
  tags.set(marker, { id: marker, name: marker, name_sw: null, isActive: true });
  const listed = server.store.listed('adverts');
  adverts.set(listed.id, { ...listed, productId: product.id, isActive: true, start_date: null, end_date: null });
}

function remove(marker: string): void {
  const { tags, products, adverts } = server.store;
  tags.delete(marker);
  for (const { id, product_name } of products.values()) if (product_name === marker) products.delete(id);
  for (const { id, productId } of adverts.values()) if (!products.has(productId)) adverts.delete(id);
}

test.each([
  ['another run', 'ck-0badcafe-1', 'ck-0badcafe-2', [], 0],
  ['somebody', 'Mesh', 'Roof', ['Z01'], 3],
] as const)('of what %s makes and deletes meanwhile', async (_, before, after, violations, left) => {
  const baseUrl = await serving();
  make(before);
  const report = await runKit(baseUrl, { only: ['D14'] }, () => {
    remove(before);
    make(after);
  });
  expect([...new Set(report.violations.map(({ check }) => check))]).toEqual(violations);
  expect(new Set(report.violations.map(({ operation }) => operation)).size).toBe(left);
  expect(report.leftovers).toHaveLength(left);
});

test('what became of a record of somebody else is named; an advert may end by the clock where only those that run are listed', async () => {
  const baseUrl = await serving({ without: ['listAdvertisements.status'] });
  const report = await runKit(baseUrl, { only: ['D14'] }, () => {
    server.store.adverts.clear();
    for (const tag of server.store.tags.values()) tag.isActive = tag.name !== 'rural';
  });
  expect(report.violations).toEqual([
    expect.objectContaining({
      operation: 'listTags',
      got: expect.stringMatching(/^tag .* changed: isActive: false instead of true$/) as string,
    }),
  ]);
});

test('figures of the whole shop are not judged while another run moves them', async () => {
  // With each product of this run the other one makes one too.
  const wrap: NonNullable<Options['defect']>['wrap'] = (id, handler) =>
    id === 'createProduct'
      ? (context) => {
          make(`ck-0badcafe-${server.store.products.size}`);
          return handler(context);
        }
      : handler;
  const report = await runKit(await serving({ defect: { wrap } }), { only: ['D28'] });
  expect(report.violations).toEqual([]);
  expect(report.inconclusive).toEqual([
    expect.objectContaining({
      check: 'D28',
      notOffered: false,
      reason: expect.stringContaining('ck-0badcafe') as string,
    }),
  ]);
  expect(report.blindSpots).toEqual([expect.stringContaining('whether D28')]);
});

test('what a killed run left hides nothing, and is named', async () => {
  const wrap: NonNullable<Options['defect']>['wrap'] = (id, handler) =>
    id === 'deactivateTag' ? () => success('Action Successfully') : handler;
  const baseUrl = await serving({ defect: { wrap } });
  make('ck-deadbeef-1');
  const report = await runKit(baseUrl, { only: ['D06'] });
  expect(report.violations.map(({ check }) => check)).toContain('D06');
  expect(report.inconclusive).toEqual([]);
  expect(report.remarks.map(({ text }) => text)).toEqual([
    expect.stringMatching(/\(ck-deadbeef\); .*--cleanup/) as string,
  ]);
});
