import { screen, within } from '@testing-library/react';
import { chatText, renderInShop } from '../../testing/renderInShop';
import { answersOf, faultyNetwork, refusal } from '../../testing/faultyNetwork';
import { exampleProduct } from '../features/catalog/product/exampleProduct';
import { ENGLISH, MessagesProvider } from '../../common/i18n/messages';
import { guide } from '../texts/en/guide';
import { guide as kiswahili } from '../texts/sw/guide';
import { needs } from '../texts/sw/needs';
import { page } from './GuidePage';

test.each([
  ['', true],
  ['?fbclid=x&utm_source=chat', true],
  ['?where=moon', true],
  ['?where=home', false],
])('the address %j leads in: %s', (query, isLeading) => {
  renderInShop(<page.Page />, { path: `/shop/which-kit${query}` });
  expect(screen.queryByText(guide.lead) !== null).toBe(isLeading);
});

test('what stands in a category that is not in use is not on the shelf, whoever looks', async () => {
  const kits = (id: string, isActive: boolean) => ({ id, category_name: `Kits ${id}`, isActive });
  const kit = (id: string, product_price: string) =>
    exampleProduct({
      id,
      category_id: id,
      product_name: `Mini Kit ${id}`,
      product_price,
      new_price: null,
      discounts: [],
    });
  const answers = {
    'get-all-categories': { categories: [kits('old', false), kits('new', true)] },
    products: { products: [kit('old', '1.00'), kit('new', '9.00')], meta: { pageCount: 1 } },
  };
  renderInShop(<page.Page />, {
    path: '/shop/which-kit?where=home&people=few&power=grid&roof=none',
    fetch: faultyNetwork(answersOf(answers)).fetch,
  });
  expect((await screen.findAllByText(/Mini Kit new/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/Mini Kit old/)).toBeNull();
});

const FAMILY = '?where=home&people=family&power=grid&roof=mabati';
const product = (id: string, category_id: string, product_name: string, price: number) =>
  exampleProduct({ id, category_id, product_name, product_price: `${price}.00`, new_price: null, discounts: [] });
const CATEGORIES = ['Kits', 'Mounts', 'Cables'];
const SHOP = {
  'get-all-categories': { categories: CATEGORIES.map((name) => ({ id: name, category_name: name, isActive: true })) },
  products: {
    products: [
      product('1', 'Kits', 'Standard Kit', 49_400),
      product('2', 'Kits', 'Mini Kit', 27_900),
      product('3', 'Mounts', 'Roof Mount for Mabati', 9_800),
      product('4', 'Mounts', 'Sealing Kit', 1_850),
      product('5', 'Cables', '12 V Cable for the Mini', 2_400),
    ],
    meta: { pageCount: 1 },
  },
};
const TOTAL = /KES\s61,050\.00/;

function openGuide(query: string, answer = answersOf(SHOP)) {
  const shop = renderInShop(
    <main>
      <page.Page />
    </main>,
    { path: `/shop/which-kit${query}`, fetch: faultyNetwork(answer).fetch },
  );
  const main = within(screen.getByRole('main'));
  return {
    ...shop,
    main,
    choose: async (name: RegExp) => shop.user.click(main.getByRole('link', { name })),
    asks: (name: string) => expect(document.activeElement).toBe(main.getByRole('heading', { level: 2, name })),
  };
}

test('four answers lead to a kit with its parts and a total, each question having the focus; all of it can be bought, or asked for', async () => {
  const { user, store, main, choose, asks } = openGuide('');
  expect(main.getByText('Question 1 of 4')).toBeTruthy();
  await choose(/^Home/);
  asks('How many people will use it?');
  await choose(/^3 to 10/);
  asks('Where does the power come from?');
  await choose(/^Grid/);
  expect(main.getByText('Question 4 of 4')).toBeTruthy();
  await choose(/^Mabati/);
  asks('Your kit');
  expect(await main.findByText(TOTAL)).toBeTruthy();
  for (const name of ['Standard Kit', 'Roof Mount for Mabati', 'Sealing Kit'])
    expect(main.getByRole('link', { name })).toBeTruthy();
  expect(main.getByText('The power supply for the grid is in the box.')).toBeTruthy();
  await user.click(main.getByRole('button', { name: 'Add all 3 to Cart' }));
  expect(await screen.findByText('3 products added to cart')).toBeTruthy();
  expect(store.getState().cart.items.map(({ id }) => id)).toEqual(['1', '3', '4']);
  await user.click(main.getByRole('button', { name: 'Ask for a quote' }));
  expect((await screen.findByRole('dialog', { name: 'Get a Quote' })).textContent).toMatch(TOTAL);
});

test('an answer is changed at the end; Back goes a question back', async () => {
  const { main, choose, back, asks } = openGuide(FAMILY);
  await main.findByText(TOTAL);
  await choose(/^Roof: Mabati/);
  asks('What will the dish stand on?');
  await choose(/^Tiles/);
  asks('Your kit');
  expect(main.getByText(/We have none on the shelf now: ask us\.$/)).toBeTruthy();
  back();
  asks('What will the dish stand on?');
  back();
  expect(main.getByText(TOTAL)).toBeTruthy();
  await choose(/^Place: Home/);
  await choose(/^Vehicle/);
  asks('Where does the power come from?');
  expect(main.queryByRole('link', { name: /^Grid/ })).toBeNull();
  await choose(/^Vehicle battery/);
  expect(main.getByText('Runs the dish from a 12 V socket.')).toBeTruthy();
});

test('where nothing fits it says so, and asks', async () => {
  const { user, main } = openGuide('?where=vehicle&people=many&power=vehicle');
  expect((await main.findByText('Ask us about this one')).closest('[role=status]')).toBeTruthy();
  expect(chatText(main.getByRole('link', { name: /^Ask on WhatsApp/ }))).toMatch(/^Which kit\? Vehicle, More than 30/);
  await user.click(main.getByRole('button', { name: 'Ask for a quote' }));
  expect(await screen.findByRole('dialog', { name: 'Get a Quote' })).toBeTruthy();
});

test('a shop that cannot be reached can be asked again, and a chat is open meanwhile', async () => {
  let isDown = true;
  const answers = answersOf(SHOP);
  const { user, main } = openGuide(FAMILY, (path) =>
    isDown && path.endsWith('/products') ? refusal(400, {}) : answers(path),
  );
  expect((await main.findByRole('alert')).textContent).toContain('The products could not be loaded');
  expect(main.getByRole('link', { name: /^Ask on WhatsApp/ })).toBeTruthy();
  isDown = false;
  await user.click(main.getByRole('button', { name: 'Try again' }));
  expect(await main.findByText(TOTAL)).toBeTruthy();
});

test('in Swahili it asks, answers and adds in Swahili', async () => {
  const { user } = renderInShop(
    <MessagesProvider value={{ ...ENGLISH, language: 'sw', translations: { guide: kiswahili, needs } }}>
      <page.Page />
    </MessagesProvider>,
    { path: '/shop/which-kit?where=home&people=family&power=grid', fetch: faultyNetwork(answersOf(SHOP)).fetch },
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Seti ipi inakufaa?' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Dishi litakaa juu ya nini?' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: /^Paa la mabati/ }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Seti yako' }));
  await user.click(await screen.findByRole('button', { name: /^Weka zote 3/ }));
  expect(await screen.findByText('Bidhaa 3 zimewekwa kikapuni')).toBeTruthy();
});
