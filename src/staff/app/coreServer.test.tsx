import '../../testing/apiOrigin';
import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { askForOffers } from '../../common/api';
import { exampleProduct } from '../../shop/features/catalog/product/exampleProduct';
import { answersOf, faultyNetwork } from '../../testing/faultyNetwork';
import { renderForStaff } from '../../testing/renderForStaff';
import { TimelinePage } from '../pages/adverts/TimelinePage';
import { HomePage } from '../pages/HomePage';
import { ListingHealthPage } from '../pages/listingHealth/ListingHealthPage';
import { InboxPage } from '../pages/quotes/InboxPage';
import { MissedPage } from '../pages/searches/MissedPage';
import { VisitsPage } from '../pages/visits/VisitsPage';
import { ListPage as CountiesPage } from '../resources/counties/ListPage';
import { ListPage as ProductsPage } from '../resources/products/ListPage';
import { ListPage as ProposalsPage } from '../resources/proposals/ListPage';

const product = exampleProduct();

/** Opens a page at a server that knows the contract's core alone, and says nothing of what it offers. */
function open(Page: ComponentType) {
  const { fetch } = faultyNetwork((path, query) =>
    answersOf({
      products: { products: query.get('status') === 'inactive' ? [] : [product], meta: { pageCount: 1 } },
      posts: { articles: [], meta: { pageCount: 1 } },
      advertisements: [{ id: '7', product }],
    })(path),
  );
  const shown = renderForStaff(<Page />, { path: '/dashboard', fetch });
  act(() => askForOffers(shown.store.dispatch));
  return shown;
}

test.each([
  ['This server does not offer received quotes.', InboxPage],
  ['This server makes no quotations', ProposalsPage],
  ['This server does not keep visits', VisitsPage],
  ['This server does not know of counties', CountiesPage],
  ['This server does not count searches', MissedPage],
  ['This server does not offer listing health', ListingHealthPage],
])('a page that the server lacks says so: %s', async (words, Page) => {
  open(Page);
  expect(await screen.findByRole('heading', { name: words })).toBeTruthy();
});

test('the first page says what the server does not offer, and waits for nothing', async () => {
  const { container } = open(HomePage);
  for (const words of ['received quotes', 'notifications', 'figures'])
    expect(await screen.findByText(`This server does not offer ${words}.`)).toBeTruthy();
  await waitFor(() => expect(container.querySelector('.MuiSkeleton-root')).toBeNull());
});

test('adverts are listed as they run, and cannot be changed', async () => {
  open(TimelinePage);
  expect(await screen.findByText(/^This server lists only the adverts that run now/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Stop|Edit)/ })).toBeNull();
});

test('of the products those that are inactive are found; nothing searches or orders them', async () => {
  const { user } = open(ProductsPage);
  expect(await screen.findByText('Standard Kit')).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Inactive' }));
  await waitFor(() => expect(screen.queryByText('Standard Kit')).toBeNull());
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeTruthy();
});
