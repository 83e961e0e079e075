import { screen } from '@testing-library/react';
import { paths } from '../../../common/domain/paths';
import { readShopQuery, writeShopQuery } from '../../../common/domain/shopQuery';
import { renderInShop } from '../../../testing/renderInShop';
import { ProductResults } from '../ProductResults';
import { NoProducts } from './NoProducts';

const empty = {
  items: [],
  meta: { pageCount: 1 },
  stale: false,
  fetching: false,
  error: undefined,
  retry: () => undefined,
};

function open(address: string) {
  const search = new URLSearchParams(address);
  const query = readShopQuery(search);
  renderInShop(
    <ProductResults
      ref={null}
      list={empty}
      page={query.page}
      addressOf={(page) => paths.shop(writeShopQuery(search, { page }).toString())}
      nothing={<NoProducts query={query} onClear={() => undefined} />}
    />,
  );
}

test('a page past the end leads to the first, and speaks of no filters where none are set', () => {
  open('page=9&sort=price');
  expect(screen.getByRole('heading', { name: 'There are no more products' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the first page' }).getAttribute('href')).toBe('/shop?sort=price');
  expect(screen.queryByText('Clear filters')).toBeNull();
});

test('filtered to none offers to take the filters off', async () => {
  open('stock=in&search=dishi');
  expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeTruthy();
});

test('words alone that find nothing can be asked for, in the chat, too', async () => {
  open('search=tower');
  expect(await screen.findByRole('heading', { name: 'Nothing found for “tower”' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ask us for it' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Ask on WhatsApp/ }).getAttribute('href')).toContain('tower');
  expect(screen.queryByText('Clear filters')).toBeNull();
});

test('an empty shop says so', () => {
  open('');
  expect(screen.getByRole('heading', { name: 'No products available' })).toBeTruthy();
});
