import '../../testing/apiOrigin';
import { findTwin } from './twins';

interface Page {
  names: string[];
  pageCount: number;
}

/** A list in pages. */
function listOf(pages: string[][], searches = true) {
  const asked: (Record<string, unknown> | undefined)[] = [];
  const ask = ({ params }: { params?: Record<string, unknown> }) => {
    asked.push(params);
    const page: Page = { names: pages[Number(params?.page) - 1] ?? [], pageCount: pages.length };
    return { data: page };
  };
  const find = (name: string) =>
    findTwin(name, {
      ask,
      url: '/products',
      searches,
      read: (answer) => {
        const { names, pageCount } = answer as Page;
        return { records: names.map((each) => ({ id: `id of ${each}`, name: each })), pageCount };
      },
    });
  return { asked, find };
}

test('a name is the same whatever its case and the blanks around it, and not where it is part of another', async () => {
  const { find, asked } = listOf([['Roof kit', ' Roof Mast ']]);
  expect(await find('  ROOF MAST')).toEqual({ data: { id: 'id of  Roof Mast ', name: ' Roof Mast ' } });
  expect(await find('Roof')).toEqual({ data: null });
  expect(asked[0]).toEqual({ search: 'ROOF MAST', status: 'all', page: 1 });
});

test('a server that does not search is looked through, page by page, but not without end', async () => {
  const small = listOf([['a'], ['b'], ['Kit']], false);
  expect(await small.find('kit')).toMatchObject({ data: { name: 'Kit' } });
  expect(small.asked.at(-1)).toEqual({ status: 'all', page: 3 });
  const large = listOf(
    Array.from({ length: 500 }, (_, index) => [`Cable ${index}`]),
    false,
  );
  expect(await large.find('kit')).toEqual({ data: null });
  expect(large.asked).toHaveLength(10);
});
