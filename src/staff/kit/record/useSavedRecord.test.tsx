import { screen, waitFor } from '@testing-library/react';
import { faultyNetwork, ok, refusal, unreachable } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import type { Product } from '../../../common/api';
import { removeToken, writeToken } from '../../../common/browser/cookies';
import { EditPage } from '../../resources/products/FormPages';
import { keyOfDraft, writeDraft } from '../form/drafts';

const AMINA = 'amina@angalink.example';
const KEY = keyOfDraft(AMINA, 'product-17');
const first: Product = {
  id: '17',
  product_name: 'Kit',
  product_price: '50000.00',
  new_price: null,
  category_id: 'c',
  category: { id: 'c', category_name: 'Kits' },
  quantity: 3,
  stock_status: 'in_stock',
  isActive: false,
  rating: 0,
  reviews: 0,
  installment_info: null,
  isBestSeller: false,
  images: [],
  discounts: [],
  discount_start_date: '2026-11-19T21:00:00.000Z',
  discount_end_date: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:01.000Z',
};

/** The form of a product on a network that makes of a change what a server may: a price that follows, a rounded number. */
function open(begun: Partial<Product> = {}) {
  let product = { ...first, ...begun };
  let losesAnswer = false;
  const change = (body: Record<string, unknown>) => {
    const { discount_percentage: percent, rating, ...fields } = body;
    product = {
      ...product,
      ...fields,
      ...(percent === 10 && {
        new_price: '45000.00',
        discounts: [{ discount_percentage: 10 }] as Product['discounts'],
      }),
      ...(rating !== undefined && { rating: Math.floor(Number(rating) * 100) / 100 }),
      updatedAt: `2026-11-01T00:00:0${Number(product.updatedAt.at(-6)) + 1}.000Z`,
    };
  };
  const { fetch, sent } = faultyNetwork((path) => {
    const { method, tag, body = {} } = sent.at(-1) ?? {};
    if (path.endsWith('/get-profile')) return ok({ user: { first_name: 'A', last_name: 'B', email: AMINA } });
    if (path.endsWith('/get-all-categories')) return ok({ categories: [] });
    if (method !== 'PATCH') return ok(product);
    if (tag && tag !== `"${product.updatedAt}"`) return refusal(412, { success: false, message: 'Changed.' });
    change(body);
    if (!losesAnswer) return ok({});
    losesAnswer = false;
    return unreachable();
  });
  const tags = () => sent.filter(({ method }) => method === 'PATCH').map(({ tag }) => tag);
  const view = renderForStaff(<EditPage />, { offers: ['updateProduct.If-Match'], fetch });
  const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}`));
  const type = async (label: string, text: string) => {
    await view.user.clear(await field(label));
    if (text) await view.user.type(await field(label), text);
  };
  const save = async () => {
    const before = tags().length;
    await view.user.click(screen.getByRole('button', { name: /^Save product/ }));
    await waitFor(() => expect(tags()).toHaveLength(before + 1));
  };
  /** The save arrives, its answer does not. */
  const saveUnheard = async () => {
    losesAnswer = true;
    await save();
    await screen.findByText('Unsaved changes');
  };
  return { ...view, tags, change, field, type, save, saveUnheard };
}
const isSaved = () => waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
const tagOf = (version: number) => `"2026-11-01T00:00:0${version}.000Z"`;
const saidMeanwhile = () => screen.findByText(/^Somebody else saved this/);

beforeEach(() => {
  localStorage.clear();
  writeToken('token');
});
afterEach(removeToken);

test("what the server makes of a save stands in the form, and is not taken for somebody else's", async () => {
  const { tags, field, type, save } = open();
  await type('Percentage', '10');
  await type('New price', '');
  await type('Rating', '4.256');
  await save();
  await isSaved();
  expect(await field('New price')).toHaveProperty('value', '45,000.00');
  expect(await field('Percentage')).toHaveProperty('value', '10');
  expect(await field('Rating')).toHaveProperty('value', '4.25');
  await type('Installment', 'By the month');
  await save();
  await isSaved();
  expect(tags()).toEqual([tagOf(1), tagOf(2)]);
});

test('what others saved since a draft was typed is said before it is written over', async () => {
  const values = { installment_info: 'Mine', version: tagOf(1) };
  writeDraft(KEY, { at: 5, values, before: { installment_info: '' }, endedOn: '/' });
  const { tags, change, field, type, save, user } = open();
  change({ installment_info: 'Theirs', product_price: '777.00' });
  await screen.findByDisplayValue('Mine');
  await save();
  await saidMeanwhile();
  await user.click(screen.getByRole('button', { name: 'Save mine over it' }));
  await isSaved();
  await type('Compatibility', 'All kits');
  await save();
  await isSaved();
  expect(tags()).toEqual([tagOf(1), null, tagOf(3)]);
  expect(await field('Price')).toHaveProperty('value', '777.00');
});

test('a switch or a picture just before the save makes no conflict of it, what somebody else typed does', async () => {
  const { tags, change, type, save, user } = open();
  await type('Installment', 'By the month');
  change({ isActive: true });
  await user.click(screen.getByRole('button', { name: /^Save product/ }));
  await isSaved();
  expect(tags()).toEqual([tagOf(1), tagOf(2)]);
  await type('Compatibility', 'All kits');
  change({ installment_info: 'Theirs' });
  await save();
  await saidMeanwhile();
});

test.each([
  ['by nobody', {}, ''],
  ['by a colleague in another field', { compatibility: 'All kits' }, 'All kits'],
  ['by a colleague to the same', { installment_info: 'By the month' }, ''],
])('a save that arrived without an answer is found there, changed since %s', async (_by, theirs, shown) => {
  const { tags, change, field, type, save, saveUnheard, notify } = open();
  await type('Installment', ' By the month ');
  await type('Price', '48500');
  await saveUnheard();
  if (Object.keys(theirs).length > 0) change(theirs);
  await save();
  await isSaved();
  expect(notify).toHaveBeenLastCalledWith(expect.objectContaining({ success: true }));
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(await field('Compatibility')).toHaveProperty('value', shown);
  await type('Tools', 'A ladder');
  await save();
  await isSaved();
  const made = Object.keys(theirs).length > 0 ? 3 : 2;
  expect(tags()).toEqual([tagOf(1), tagOf(1), tagOf(made)]);
});

test.each([
  ['one of its fields', { installment_info: 'Theirs' }],
  ['all of them', { installment_info: 'Theirs', product_price: '777.00' }],
])('where somebody else has changed %s since it arrived, that is said', async (_which, theirs) => {
  const { change, field, type, save, saveUnheard } = open();
  await type('Installment', 'By the month');
  await type('Price', '48500');
  await saveUnheard();
  change(theirs);
  await save();
  await saidMeanwhile();
  expect(await field('Installment')).toHaveProperty('value', 'By the month');
});

test.each([
  ['in another field', 'Tools', 'A ladder', { Installment: 'By the month', Tools: 'A ladder' }],
  ['in the same', 'Installment', 'By the week', { Installment: 'By the week', Tools: '' }],
  ['which takes it back', 'Installment', '', { Installment: '', Tools: '' }],
])(
  'what is typed after a save that arrived without an answer goes out with its version: %s',
  async (_where, label, text, shown) => {
    const { tags, field, type, saveUnheard, user } = open();
    await type('Installment', 'By the month');
    await type('Price', '48500');
    await saveUnheard();
    await type(label, text);
    await user.click(screen.getByRole('button', { name: /^Save product/ }));
    await isSaved();
    expect(tags()).toEqual([tagOf(1), tagOf(1), tagOf(2)]);
    for (const [name, value] of Object.entries({ ...shown, Price: '48500' }))
      expect(await field(name)).toHaveProperty('value', value);
  },
);

test('what a colleague has changed between such a save and the next is said', async () => {
  const { change, type, saveUnheard, save } = open();
  await type('Installment', 'By the month');
  await saveUnheard();
  change({ compatibility: 'All kits' });
  await type('Tools', 'A ladder');
  await save();
  await saidMeanwhile();
});

test('a text whose lines end with CRLF, as a form with files is sent, is the same once a letter is taken back', async () => {
  const { field, user } = open({ description: 'One\r\nTwo' });
  await user.type(await field('Description'), 'x');
  await screen.findByText('Unsaved changes');
  await user.type(await field('Description'), '{Backspace}');
  await isSaved();
});

test('a draft without a version, of the build before, is of what stands there now', async () => {
  writeDraft(KEY, { at: 5, values: { installment_info: 'Mine' }, endedOn: '/' });
  const { tags, save } = open();
  await screen.findByDisplayValue('Mine');
  await save();
  await isSaved();
  expect(tags()).toEqual([tagOf(1)]);
});
