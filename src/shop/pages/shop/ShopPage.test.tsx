import '../../../testing/apiOrigin';
import { act, screen, waitFor, within } from '@testing-library/react';
import { api } from '../../../common/api';
import { answersOf, faultyNetwork, held, ok } from '../../../testing/faultyNetwork';
import { renderInShop } from '../../../testing/renderInShop';
import { exampleProduct } from '../../features/catalog/product/exampleProduct';
import { page } from './ShopPage';

test('what clears a list that is filtered to none leaves its order, and what else the address says', async () => {
  const { user, address } = renderInShop(<page.Page />, {
    path: '/shop?from=chat&sort=price&stock=in&search=zebra',
    fetch: faultyNetwork(answersOf({ products: { products: [], meta: { pageCount: 1 } } })).fetch,
  });
  const list = within(screen.getByRole('region', { name: 'Products' }));
  await user.click(await list.findByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/shop?from=chat&sort=price');
});

const ROUTERS = { id: '4', category_name: 'Routers', isActive: true };
const ANSWERS = {
  products: { products: [], meta: { page: 1, pageSize: 12, pageCount: 1, total: 0 } },
  // As staff who are signed in are answered.
  'get-all-categories': { categories: [ROUTERS, { id: '5', category_name: 'Modems', isActive: false }] },
  capabilities: { operations: [], parameters: ['listProducts.category_id'], fields: [] },
};

test.each([
  ['4', 'Shop: Routers', 'Routers'],
  ['5', 'Shop', 'Another category'],
  ['999999', 'Shop', 'Another category'],
])('what narrows the list is named, and can be taken off: category %s', async (id, heading, name) => {
  const { store, user } = renderInShop(<page.Page />, {
    path: `/shop?category=${id}`,
    fetch: faultyNetwork(answersOf(ANSWERS)).fetch,
  });
  await act(() => store.dispatch(api.endpoints.getCapabilities.initiate()));
  expect(await screen.findByRole('option', { name, selected: true })).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'Modems' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
  await user.click(screen.getByRole('button', { name: `Remove filter ${name}` }));
  expect(screen.getByRole('option', { name: 'All categories', selected: true })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Shop');
});

test('a page of the list has the focus from the pager, whose link may be gone, and says which it is', async () => {
  const answers = {
    products: { products: [exampleProduct({ id: '1' })], meta: { page: 1, pageSize: 12, pageCount: 2, total: 13 } },
    capabilities: { operations: [], parameters: ['listProducts.search'], fields: [] },
  };
  const { store, user } = renderInShop(<page.Page />, {
    path: '/shop',
    fetch: faultyNetwork(answersOf(answers)).fetch,
  });
  await act(() => store.dispatch(api.endpoints.getCapabilities.initiate()));
  await user.click(await screen.findByRole('link', { name: 'Next' }));
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Products, Page 2' }));
  // Who types is not taken out of the field, though the list begins anew.
  const field = screen.getByRole('searchbox');
  await user.type(field, 'kit');
  await screen.findByRole('link', { name: 'Page 1', current: 'page' });
  expect(document.activeElement).toBe(field);
});

/** What a list of three pages answers where there is a product of such a name. */
const listOf = (...names: string[]) =>
  ok({
    products: names.map((product_name) => exampleProduct({ id: product_name, product_name })),
    meta: { page: 1, pageSize: 12, pageCount: 3, total: names.length },
  });
const FACETS = {
  uses: [],
  categories: [{ category_id: '4', count: 0 }],
  prices: { lowest: null, highest: null, steps: [] },
};

/** Opens the shop of a server that offers all there is. @param list answers what a list is asked for */
async function openShop(path: string, list: (asked: URLSearchParams) => Promise<Response>) {
  const others = answersOf({
    ...ANSWERS,
    facets: FACETS,
    capabilities: { ...ANSWERS.capabilities, operations: ['*'] },
  });
  const isList = (called: string) => called.endsWith('/products');
  const { fetch, sent } = faultyNetwork((called, query) => (isList(called) ? list(query) : others(called)));
  const { store, ...shop } = renderInShop(<page.Page />, { path, fetch });
  await act(() => store.dispatch(api.endpoints.getCapabilities.initiate()));
  const results = within(screen.getByRole('region', { name: /^Products/ }));
  return {
    ...shop,
    results,
    /** What was counted. */
    counts: () => sent.flatMap((call) => (call.path.endsWith('/facets') ? [call.search] : [])),
    /** The calls for such words, such a page or such a suggestion. */
    calls: (name: 'search' | 'page' | 'suggest', value: string) =>
      sent
        .map((call) => ({ call, asked: new URLSearchParams(call.search) }))
        .filter(({ call, asked }) => isList(call.path) && asked.get(name) === value),
    shows: (name: string) => results.findByRole('heading', { level: 3, name }),
  };
}

test('a suggestion filters, shows that it is on, and goes again', async () => {
  const { user, shows, calls, address, results } = await openShop('/shop', () => listOf('Kit'));
  await shows('Kit');
  expect(results.getByRole('button', { name: 'Add to Cart: Kit' }).getAttribute('aria-disabled')).toBeNull();
  await user.click(screen.getByRole('button', { name: '70% OFF', pressed: false }));
  await waitFor(() => expect(calls('suggest', 'discount-70')).toHaveLength(1));
  expect(address()).toBe('/shop?suggest=discount-70');
  await user.click(screen.getByRole('button', { name: '70% OFF', pressed: true }));
  expect(screen.getByRole('button', { name: '70% OFF', pressed: false })).toBeTruthy();
  expect(address()).toBe('/shop');
});

test('the counts are asked for once for each choice, which begins at the first page, and not for a page or an order', async () => {
  const { user, shows, counts, address } = await openShop('/shop', () => listOf('Kit'));
  await shows('Kit');
  await waitFor(() => expect(counts()).toEqual(['']));
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await screen.findByRole('link', { name: 'Page 2', current: 'page' });
  await user.selectOptions(screen.getAllByRole('combobox', { name: 'Sort by' })[0]!, 'newest');
  await screen.findByRole('link', { name: 'Page 1', current: 'page' });
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await screen.findByRole('link', { name: 'Page 2', current: 'page' });
  expect(counts()).toEqual(['']);
  await user.click(screen.getByRole('checkbox', { name: 'In stock' }));
  expect(address()).toBe('/shop?sort=newest&stock=in');
  await waitFor(() => expect(counts()).toEqual(['', '?in_stock=true']));
  expect(screen.getByRole('option', { name: 'Routers (0)' })).toHaveProperty('disabled', true);
});

test('while words are typed they are asked for quietly, once; when they stand aloud, unless they have found something', async () => {
  const { user, results, calls, address, shows } = await openShop('/shop?sort=price', (asked) =>
    asked.get('search') === 'zebra' ? listOf() : listOf('Kit'),
  );
  const field = screen.getByRole('searchbox', { name: 'Search products' });
  const quiet = (words: string) => calls('search', words).map(({ asked }) => asked.get('quiet'));
  await user.type(field, 'zebra');
  await results.findByRole('heading', { name: 'Nothing found for “zebra”' });
  expect([quiet('zebra'), calls('search', 'zebr')]).toEqual([['true'], []]);
  expect(document.activeElement).toBe(field);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(quiet('zebra')).toEqual(['true', null]));
  await user.click(await results.findByRole('button', { name: 'Clear the search' }));
  await shows('Kit');
  expect([field, address()]).toMatchObject([{ value: '' }, '/shop?sort=price']);

  await user.type(field, 'mabati');
  expect(await screen.findByText('1 product for “mabati”')).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(quiet('mabati')).toEqual(['true']);
});

test('Back brings the former words into the box', async () => {
  const { user, shows, back } = await openShop('/shop?search=mesh&stock=in', () => listOf('Kit'));
  await shows('Kit');
  const field = screen.getByRole('searchbox', { name: 'Search products' });
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(field).toHaveProperty('value', '');
  back();
  expect(field).toHaveProperty('value', 'mesh');
});

test('what is superseded is given up, and its late answer takes the place of no newer one', async () => {
  const late = held();
  const { user, calls, shows, results, back } = await openShop('/shop', (asked) => {
    const [words, number] = [asked.get('search'), asked.get('page')];
    return words === 'kit' || (!words && number === '2') ? late.answer() : listOf(words ?? `Of page ${number}`);
  });
  await shows('Of page 1');
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(calls('page', '2')).toHaveLength(1));
  back();
  await act(() => late.give(listOf('Of page 2')));
  expect(calls('page', '2')[0]?.call.aborted).toBe(true);
  expect(results.getByRole('heading', { level: 3 }).textContent).toBe('Of page 1');
  expect(results.queryByRole('alert')).toBeNull();

  const field = screen.getByRole('searchbox', { name: 'Search products' });
  await user.type(field, 'kit');
  await waitFor(() => expect(calls('search', 'kit')).toHaveLength(1));
  await user.clear(field);
  await user.type(field, 'mesh');
  await shows('mesh');
  await act(() => late.give(listOf('kit')));
  expect(calls('search', 'kit')[0]?.call.aborted).toBe(true);
  expect(results.getByRole('heading', { level: 3 }).textContent).toBe('mesh');
});

test('that the list loads is said; a shop that sells nothing says so, and can be asked', async () => {
  const late = held();
  const { user, results } = await openShop('/shop', late.answer);
  expect(results.getByText('Loading...').getAttribute('role')).toBe('status');
  await act(() => late.give(listOf()));
  expect(await results.findByRole('heading', { name: 'No products available' })).toBeTruthy();
  await user.click(await results.findByRole('button', { name: 'Get a Quote' }));
  expect(await screen.findByRole('dialog', { name: 'Get a Quote' })).toBeTruthy();
});

test('the banner leads to the newest products, where the list begins', async () => {
  const { fetch } = faultyNetwork(answersOf(ANSWERS));
  renderInShop(<page.Page />, { path: '/shop?page=3&sort=price', fetch, near: true });
  const banner = await screen.findByRole('link', { name: 'Explore Now' });
  expect(banner.getAttribute('href')).toBe('/shop?sort=newest#products');
  expect(screen.getByRole('region', { name: /^Products/ }).id).toBe('products');
});
