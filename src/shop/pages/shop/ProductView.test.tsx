import { act, fireEvent, screen, within } from '@testing-library/react';
import { plainSpaces } from '../../../common/domain/money';
import { chatText, renderInShop } from '../../../testing/renderInShop';
import { answersOf, faultyNetwork, silent } from '../../../testing/faultyNetwork';
import { recentProducts } from '../../features/recent/recentProducts';
import { exampleProduct } from '../../features/catalog/product/exampleProduct';
import { ProductView } from './ProductView';

afterEach(() => jest.useRealTimers());

test('in a tab that stays open the page, its total and its chat go on to the price of the moment', () => {
  jest.useFakeTimers();
  const product = exampleProduct({ discount_end_date: '2026-11-20T09:02:00Z', discounts: [] });
  const { container } = renderInShop(<ProductView product={product} />, { fetch: faultyNetwork(silent).fetch });
  const chat = () => screen.getByRole('link', { name: /^Contact via WhatsApp/ }).getAttribute('href') ?? '';
  const said = () => `${container.textContent} ${decodeURIComponent(chat())}`;
  expect(said()).toContain('Offer ends');
  expect(said()).not.toMatch(/Total: KES 65,000/);
  act(() => jest.advanceTimersByTime(4 * 60_000));
  expect(said()).toMatch(/65,000.*Total: KES 65,000/s);
  expect(said()).not.toMatch(/49,900|Offer ends/);
});

test('what has no price is asked for by its name from its own page', async () => {
  const product = exampleProduct({ product_price: '', new_price: null, discounts: [] });
  const { user } = renderInShop(<ProductView product={product} />, { fetch: faultyNetwork(silent).fetch });
  await user.click(screen.getByRole('button', { name: 'Get a Quote' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Get a Quote' }));
  expect(dialog.getByText(product.product_name)).toBeTruthy();
});

test('a quote from a product names it, and how many; what is liked is a favorite', async () => {
  const { sent, fetch } = faultyNetwork(silent);
  const { user, store } = renderInShop(<ProductView product={exampleProduct({ id: '42' })} />, { fetch });
  const like = screen.getByRole('button', { name: 'Like' });
  await user.click(like);
  expect(like.getAttribute('aria-pressed')).toBe('true');
  expect(store.getState().favourites.items.map(({ id }) => id)).toEqual(['42']);

  await user.click(screen.getByRole('button', { name: 'One more' }));
  await user.click(screen.getByRole('button', { name: 'Get a Quote' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Get a Quote' }));
  for (const [label, words] of Object.entries({ Name: 'Achieng', Email: 'achieng@example.com', Message: 'Soon.' }))
    await user.type(dialog.getByLabelText(label), words);
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  await dialog.findByRole('button', { name: 'Sending...' });
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/v1/quotations/create-quotation',
    body: {
      clients_note: 'Soon.\n\nItems:\n2 x Standard Kit @ KES 49,900.00 = KES 99,800.00\nTotal: KES 99,800.00',
      productIds: ['42'],
    },
  });
});

const part = (id: string, product_name: string, product_price: string) => ({
  reason: 'mount' as const,
  product: { id, product_name, product_price, new_price: null, images: [] },
});

test('a kit says what it needs, with the reason, one by one and all by one press', async () => {
  const product = exampleProduct({ related: [part('7', 'Pole', '800.00'), part('8', 'Arm', '1000.00')] });
  const { user, store } = renderInShop(<ProductView product={product} />, {
    fetch: faultyNetwork(silent).fetch,
    near: true,
  });
  const needed = within(await screen.findByRole('region', { name: 'You also need' }));
  const [pole] = needed.getAllByRole('listitem');
  expect(pole?.textContent).toMatch(/Pole.*Holds the dish firmly.*Ksh\s800\.00/);
  expect(needed.getByText(/^Both together/).textContent).toMatch(/Ksh\s1,800\.00$/);
  expect(screen.queryByRole('region', { name: 'Related products' })).toBeNull();
  await user.click(needed.getByRole('button', { name: 'Add to Cart: Pole' }));
  expect(await screen.findByText('Pole added to cart')).toBeTruthy();
  await user.click(needed.getByRole('button', { name: 'Add both to Cart' }));
  expect(await screen.findByText('2 products added to cart')).toBeTruthy();
  expect(store.getState().cart.items.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['7', 2],
    ['8', 1],
  ]);
});

test('where the server does not say what a kit needs, related products stand there', async () => {
  const products = [exampleProduct({ id: '9', product_name: 'Other Kit' })];
  renderInShop(<ProductView product={exampleProduct()} />, {
    fetch: faultyNetwork(answersOf({ products: { products, meta: { pageCount: 1 } } })).fetch,
    near: true,
  });
  const related = within(await screen.findByRole('region', { name: 'Related products' }));
  expect(await related.findByRole('link', { name: 'Other Kit' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'You also need' })).toBeNull();
});

test('what is looked at stands first among those looked at', () => {
  open({ id: '77' });
  expect(recentProducts.read()[0]).toMatchObject({ id: '77', name: 'Standard Kit' });
});

/** A product's page: what its box says, and the text that its chat begins with. */
function open(changes: Parameters<typeof exampleProduct>[0]) {
  const product = exampleProduct(changes);
  const shop = renderInShop(<ProductView product={product} />, { fetch: faultyNetwork(silent).fetch });
  const box = within(screen.getByRole('region', { name: product.product_name }));
  return {
    ...shop,
    box,
    said: () => plainSpaces(screen.getByRole('region', { name: product.product_name }).textContent),
    chat: () => chatText(box.getByRole('link', { name: /^Contact via WhatsApp/ })),
    added: () => shop.store.getState().cart.items.map(({ id, quantity }) => [id, quantity]),
  };
}

test('the page tells everything the shop knows of a product', () => {
  const { box, said } = open({
    isBestSeller: true,
    package_dimensions: '430 × 334 × 79 mm',
    package_weight: '2.4 kg',
    compatibility: 'USB-C power',
    additional_info: 'Draws 25 to 40 W.',
  });
  for (const words of ['Best Seller', 'In stock', 'Ksh 49,900.00', 'was Ksh 65,000.00', '−23%', 'Total price'])
    expect(said()).toContain(words);
  expect(box.getByRole('link', { name: 'Rated 4.6 out of 5, 128 reviews' }).getAttribute('href')).toMatch(/#reviews$/);
  expect(box.getByRole('textbox', { name: 'Quantity' })).toHaveProperty('value', '1');
  for (const name of ['Add to Cart: Standard Kit', 'Get a Quote', 'Like'])
    expect(box.getByRole('button', { name })).toBeTruthy();
  expect(said()).toMatch(/(Open|Closed) now/);
  expect(screen.getByRole('heading', { name: 'Description' })).toBeTruthy();
  const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  for (const fact of [
    ['Dimensions', '430 × 334 × 79 mm'],
    ['Weight', '2.4 kg'],
    ['Compatibility', 'USB-C power'],
    ['Additional info', 'Draws 25 to 40 W.'],
  ])
    expect(facts).toContainEqual(fact);
});

test('the total, the chat and what is put into the cart follow the quantity', async () => {
  const { user, box, said, chat, added } = open({ quantity: 14 });
  const chatAbout = (quantity: number, total: string) =>
    [
      'Hello AngaLink, I am interested in this product:',
      'Standard Kit',
      'Price: KES 49,900.00',
      `Quantity: ${quantity}`,
      `Total: KES ${total}`,
    ].join('\n');
  expect(chat()).toBe(chatAbout(1, '49,900.00'));
  expect(box.getByRole('button', { name: 'One less' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(box.getByRole('button', { name: 'One more' }));
  expect(said()).toContain('Ksh 99,800.00');
  expect(chat()).toBe(chatAbout(2, '99,800.00'));
  const field = box.getByRole('textbox', { name: 'Quantity' });
  await user.clear(field);
  fireEvent.blur(field);
  expect(field).toHaveProperty('value', '2');
  await user.click(box.getByRole('button', { name: 'Add to Cart: Standard Kit' }));
  expect(added()).toEqual([['prd_1', 2]]);
});

test('what is out of stock can be asked for, not bought', async () => {
  const { user, box, added } = open({ stock_status: 'out_of_stock', quantity: 0 });
  expect(box.getByText('Out of stock. Ask us when it is back.')).toBeTruthy();
  const add = box.getByRole('button', { name: /^Add to Cart/ });
  expect(add.getAttribute('aria-disabled')).toBe('true');
  await user.click(add);
  expect(added()).toEqual([]);
  await user.click(box.getByRole('button', { name: 'Get a Quote' }));
  expect((await screen.findByRole('dialog', { name: 'Get a Quote' })).textContent).toContain('Standard Kit');
});
