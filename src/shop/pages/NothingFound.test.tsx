import { screen, waitFor, within } from '@testing-library/react';
import { faultyNetwork, ok } from '../../testing/faultyNetwork';
import { renderInShop } from '../../testing/renderInShop';
import { exampleProduct } from '../features/catalog/product/exampleProduct';
import { useSite } from '../ui/site';
import { NothingFound } from './NothingFound';

/** A shop of so many products, whatever is looked for, and what it is asked for first. */
function shopOf(length: number) {
  const products = Array.from({ length }, (_, at) => exampleProduct({ id: String(at) }));
  const { fetch, sent } = faultyNetwork(() => ok({ products, articles: [], meta: { pageCount: 1 } }));
  return { fetch, asked: () => sent.find(({ path }) => path.endsWith('/products'))?.search };
}

test.each([
  ['drone chini ya elfu thelathini', 'drone'],
  ['drone chini ya 30k', 'drone'],
  ['big drone between forty and fifty thousand', 'big drone'],
  ['drone ya kuruka', 'kuruka'],
  ['chini ya elfu tano', null],
])('where there is no %s, what comes nearest is looked for by %s', async (words, nearest) => {
  const { fetch, asked } = shopOf(0);
  renderInShop(<NothingFound words={words} narrowed={false} />, { fetch });
  await waitFor(() => expect(asked()).toBeTruthy());
  expect(new URLSearchParams(asked()).get('search')).toBe(nearest);
});

function Opener() {
  const { openQuote } = useSite();
  return <button onClick={() => openQuote({ from: 'header' })}>Header</button>;
}

test('it can be asked for with the words filled in, and who does not finds nothing of them in the next request', async () => {
  const { user } = renderInShop(
    <>
      <NothingFound words="zebra" narrowed={false} />
      <Opener />
    </>,
    { fetch: shopOf(5).fetch },
  );
  const recommended = within(await screen.findByRole('region', { name: 'What we recommend' }));
  expect(recommended.getAllByRole('article')).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Ask us for it' }));
  expect(await screen.findByLabelText('Message')).toHaveProperty('value', 'I am looking for: zebra');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Header' }));
  expect(await screen.findByLabelText('Message')).toHaveProperty('value', '');
});

test('where filters are in the way, what the words find without them is shown', async () => {
  const { fetch, asked } = shopOf(5);
  renderInShop(<NothingFound words="mesh router" narrowed onClear={() => undefined} />, { fetch });
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeTruthy();
  const found = within(await screen.findByRole('region', { name: 'Found without the filters' }));
  expect(found.getAllByRole('article')).toHaveLength(4);
  expect(asked()).toBe('?page=1&search=mesh+router');
});
