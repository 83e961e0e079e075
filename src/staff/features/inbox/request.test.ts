import fc from 'fast-check';
import type { Quotation } from '../../api';
import { buildNote, contactNote } from '../../../common/domain/quoteNote';
import { readRequest } from './request';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const kit = { id: '7', product_name: 'Standard Kit', product_price: '49900.00' };
const cable = {
  id: '8',
  product_name: 'Cable',
  product_price: '12000.00',
  new_price: '11200.00',
  discounts: [{ discount_percentage: 7, start_date: null, end_date: '2026-12-01T00:00:00Z' }],
};
const items = [
  { name: 'Standard Kit', price: 49900, quantity: 2 },
  { name: 'Cable', price: 12000, quantity: 1 },
];

const quotation = (change: Partial<Quotation>): Quotation => ({
  id: '1',
  clients_name: 'Achieng Otieno',
  clients_phone: null,
  clients_email: 'achieng@example.com',
  clients_note: 'Two kits?',
  productIds: [],
  products: [],
  status: 'new',
  createdAt: '2026-11-20T08:00:00Z',
  ...change,
});

test('a cart: words, items with what they cost then and now, total', () => {
  const read = readRequest(
    quotation({
      clients_note: buildNote('In Kisumu.\nOn a Saturday.', items),
      productIds: ['7', '8'],
      products: [kit, cable],
    }),
    NOW,
  );
  expect(read).toMatchObject({
    origin: 'cart',
    subject: null,
    message: 'In Kisumu.\nOn a Saturday.',
    firstLine: 'In Kisumu.',
    productCount: 2,
    more: 0,
    total: 111_800_00,
    differs: false,
  });
  expect(read.items).toMatchObject([
    {
      name: 'Standard Kit',
      asked: { quantity: 2, unit: 49_900_00, total: 99_800_00 },
      product: kit,
      gone: false,
      changedTo: null,
    },
    { name: 'Cable', product: cable, gone: false, changedTo: 11_200_00 },
  ]);
});

test('a product that no longer exists is said to be gone, and the others keep their places', () => {
  const read = readRequest(
    quotation({ clients_note: buildNote('', items), productIds: ['7', '8'], products: [cable] }),
    NOW,
  );
  expect(read.items).toMatchObject([
    { gone: true, product: null },
    { gone: false, product: cable },
  ]);
  expect(read.firstLine).toBe('Standard Kit, Cable');
});

test('a server that does not name the products says nothing of them', () => {
  const { products: _, ...core } = quotation({ clients_note: buildNote('', items), productIds: ['7', '8'] });
  expect(readRequest(core, NOW).items).toMatchObject([
    { gone: false, product: null, changedTo: null },
    { gone: false },
  ]);
});

test('fewer ids than lines: a line is known by its name', () => {
  const read = readRequest(
    quotation({ clients_note: buildNote('', items), productIds: ['8'], products: [cable] }),
    NOW,
  );
  expect(read.items).toMatchObject([{ gone: true }, { product: cable }]);
});

test('what the note had no room for is named where the server knows it, and counted in any case', () => {
  const note = `Hello\n\nItems:\n2 x Standard Kit @ KES 49,900.00 = KES 99,800.00\nand 2 more\nTotal: KES 200,000.00`;
  const read = readRequest(quotation({ clients_note: note, productIds: ['7', '8', '9'], products: [kit, cable] }), NOW);
  expect(read.items).toMatchObject([{ name: 'Standard Kit' }, { name: 'Cable', asked: null }]);
  expect(read).toMatchObject({ more: 1, productCount: 3, differs: false });
});

test('where a request came from', () => {
  const originOf = (change: Partial<Quotation>) => readRequest(quotation(change), NOW).origin;
  expect(originOf({})).toBe('header');
  expect(originOf({ clients_note: contactNote('Opening hours', 'On Saturday?') })).toBe('contact');
  expect(originOf({ clients_note: buildNote('', items.slice(0, 1)), productIds: ['7'] })).toBe('product');
  expect(originOf({ clients_note: buildNote('', items), productIds: ['7', '8'] })).toBe('cart');
  expect(originOf({ clients_note: 'Hello\nSubject: not the first line' })).toBe('header');
  expect(originOf({ clients_note: `Subject: in a cart\n\n${buildNote('', items)}`, productIds: ['7', '8'] })).toBe(
    'cart',
  );
});

test('the contact form: subject and words apart', () => {
  const read = readRequest(quotation({ clients_note: contactNote('Opening hours', 'On Saturday?\nTill when?') }), NOW);
  expect(read).toMatchObject({
    subject: 'Opening hours',
    message: 'On Saturday?\nTill when?',
    firstLine: 'Subject: Opening hours',
    total: null,
  });
});

test('a total that somebody wrote by hand is noticed', () => {
  const note = buildNote('', items).replace('Total: KES 111,800.00', 'Total: KES 1.00');
  expect(readRequest(quotation({ clients_note: note, productIds: ['7', '8'] }), NOW)).toMatchObject({
    total: 100,
    differs: true,
  });
});

test('any note is read without an error', () => {
  const part = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(
      '\n',
      '\r\n',
      'Items:',
      '\n\nItems:\n',
      '1 x A @ KES 1.00 = KES 1.00',
      'Total: KES .',
      'and 3 more',
      'Total: KES 1.00',
      'Subject: ',
    ),
  );
  const note = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(note, fc.array(fc.constantFrom('7', '8', '9'), { maxLength: 4 }), (clients_note, productIds) => {
      const {
        items: read,
        more,
        productCount,
        total,
      } = readRequest(quotation({ clients_note, productIds, products: [kit, cable] }), NOW);
      expect(read.length + more).toBe(productCount);
      expect(more).toBeGreaterThanOrEqual(0);
      expect(total === null || Number.isFinite(total)).toBe(true);
    }),
  );
});

test('where nothing that was asked for had a price, there is no total; a wrong one is noticed all the same', () => {
  const note = buildNote('', [{ name: 'Tower', price: null, quantity: 2 }]);
  const read = (clients_note: string) => readRequest(quotation({ clients_note, productIds: ['9'] }), NOW);
  const withTotal = (total: string) => read(note.replace(/Total: .*$/, `Total: ${total}`));
  expect(read(note)).toMatchObject({ total: null, differs: false, items: [{ asked: { unit: null, quantity: 2 } }] });
  expect(withTotal('KES 0.00')).toMatchObject({ total: null, differs: false });
  expect(withTotal('KES 1.00')).toMatchObject({ total: 100, differs: true });
});
