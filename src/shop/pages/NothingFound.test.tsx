import { waitFor } from '@testing-library/react';
import { ok } from '../../testing/faultyNetwork';
import { renderInShop } from '../../testing/renderInShop';
import { NothingFound } from './NothingFound';

test.each([
  ['drone chini ya elfu thelathini', 'drone'],
  ['drone chini ya 30k', 'drone'],
  ['big drone between forty and fifty thousand', 'big drone'],
  ['drone ya kuruka', 'kuruka'],
  ['chini ya elfu tano', null],
])('where there is no %s, what comes nearest is looked for by %s', async (words, nearest) => {
  const asked: (string | null)[] = [];
  renderInShop(<NothingFound words={words} narrowed={false} />, {
    fetch: (input) => {
      const { pathname, searchParams } = new URL((input as Request).url);
      if (pathname.endsWith('/products')) asked.push(searchParams.get('search'));
      return ok({ products: [], articles: [], meta: { pageCount: 1 } });
    },
  });
  await waitFor(() => expect(asked[0]).toBe(nearest));
});
