import '../testing/apiOrigin';
import { findTwin } from './twins';

interface Page {
  names: string[];
  pageCount: number;
}

/** A list in pages; `knows` says whether the server takes what goes beyond the core. */
function listOf(pages: string[][], knows = true) {
  const asked: (Record<string, unknown> | undefined)[] = [];
  const ask = ({ params }: { params?: Record<string, unknown> }) => {
    asked.push(params);
    if (!knows && params?.status) return { error: { status: 400, fields: {} } };
    const page: Page = { names: pages[Number(params?.page) - 1] ?? [], pageCount: pages.length };
    return { data: page };
  };
  const find = (name: string) => findTwin(name, ask, '/products', (answer) => {
    const { names, pageCount } = answer as Page;
    return { records: names.map((each) => ({ id: `id of ${each}`, name: each })), pageCount };
  });
  return { asked, find };
}

test('a name is the same whatever its case and the blanks around it, and not where it is part of another', async () => {
  const { find, asked } = listOf([['Roof kit', ' Roof Mast ']]);
  expect(await find('  ROOF MAST')).toEqual({ data: { id: 'id of  Roof Mast ', name: ' Roof Mast ' } });
  expect(await find('Roof')).toEqual({ data: null });
  expect(asked[0]).toEqual({ search: 'ROOF MAST', status: 'all', page: 1 });
});

test('a server that ignores the search is looked through, page by page, but not without end', async () => {
  expect(await listOf([['a'], ['b'], ['Kit']]).find('kit')).toMatchObject({ data: { name: 'Kit' } });
  const large = listOf(Array.from({ length: 500 }, (_, index) => [`Cable ${index}`]));
  expect(await large.find('kit')).toEqual({ data: null });
  expect(large.asked).toHaveLength(10);
});

test('one that refuses the parameters is asked without them', async () => {
  const { find, asked } = listOf([['a'], ['Kit']], false);
  expect(await find('Kit')).toMatchObject({ data: { name: 'Kit' } });
  expect(asked.at(-1)).toEqual({ page: 2 });
});
