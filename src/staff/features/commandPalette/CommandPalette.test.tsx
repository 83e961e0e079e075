import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { exampleProduct } from '../../../shop/features/catalog/product/exampleProduct';
import { exampleRequest } from '../../../testing/staffRecords';
import { answersOf, faultyNetwork, held, ok, refusal, silent } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { CommandPalette } from './CommandPalette';
import { loadPaletteSearch } from './lazySearch';

function renderPalette(answer: Parameters<typeof faultyNetwork>[0] = silent, offers?: string[]) {
  Element.prototype.scrollIntoView = () => undefined;
  const { sent, fetch } = faultyNetwork(answer);
  const view = renderForStaff(
    <CommandPalette open onClose={() => undefined} onExited={() => undefined} onShortcuts={() => undefined} />,
    { offers, fetch },
  );
  return { ...view, sent, address: () => view.router.state.location.pathname };
}

/** The same once the code of the search is loaded. */
async function openPalette(...server: Parameters<typeof renderPalette>) {
  const view = renderPalette(...server);
  return { ...view, box: await screen.findByRole('combobox') };
}

/** What every list says of itself; of the products and the articles there are none. */
const meta = { page: 1, pageSize: 9, pageCount: 1, total: 0 };
const found = (quotations: () => Promise<Response>) => (path: string) =>
  path.endsWith('/quotations')
    ? quotations()
    : answersOf({ products: { products: [], meta }, posts: { articles: [], meta } })(path);

const options = () => screen.getAllByRole('option').map((option) => option.querySelector('b')?.textContent);
const chosen = () => screen.getByRole('option', { selected: true }).querySelector('b')?.textContent;

beforeAll(loadPaletteSearch);
beforeEach(() => window.localStorage.clear());

// The first one, for what came once is there at once.
test('what is typed before its program is there is not lost', async () => {
  renderPalette();
  const early = screen.getByRole<HTMLInputElement>('textbox');
  expect(document.activeElement).toBe(early);
  expect(screen.queryByRole('combobox')).toBeNull();
  fireEvent.change(early, { target: { value: 'go ta' } });
  const box = await screen.findByRole<HTMLInputElement>('combobox');
  expect(box.value).toBe('go ta');
  expect(document.activeElement).toBe(box);
  expect(box.selectionStart).toBe('go ta'.length);
  expect(options()).toEqual(['Go to Tags']);
});

test('has the focus, and offers what can be done before anything is typed', async () => {
  const { box } = await openPalette();
  expect(document.activeElement).toBe(box);
  expect(options().slice(0, 3)).toEqual(['Create product', 'Create article', 'Go to Dashboard']);
  expect(box.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
});

test('arrow keys go round, Home and End to the ends', async () => {
  const { user } = await openPalette();
  await user.keyboard('{ArrowUp}');
  expect(chosen()).toBe('View shop');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toBe('Create article');
  await user.keyboard('{End}');
  expect(chosen()).toBe('View shop');
  await user.keyboard('{Home}');
  expect(chosen()).toBe('Create product');
});

test('typing narrows and marks; Enter opens, and what was opened stands first the next time', async () => {
  const { user, unmount, address } = await openPalette();
  await user.keyboard('go ta');
  expect(options()).toEqual(['Go to Tags']);
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Go', 'Ta']);
  await user.keyboard('{Enter}');
  expect(address()).toBe('/dashboard/tags');
  unmount();
  await openPalette();
  expect(options().slice(0, 2)).toEqual(['Go to Tags', 'Create product']);
  expect(options().filter((title) => title === 'Go to Tags')).toHaveLength(1);
});

test('asks after a pause, once for what stands there then', async () => {
  const { user, sent } = await openPalette();
  await user.keyboard('mesh');
  expect(sent.filter(({ path }) => path.endsWith('/products'))).toEqual([]);
  await waitFor(() => expect(sent.filter(({ path }) => path.endsWith('/products'))).toHaveLength(1));
  expect(screen.getByRole('status').textContent).toBe('Searching...');
});

test('a server that fails is told, and asked again on request', async () => {
  const { user, sent } = await openPalette(() => refusal(400, { success: false, message: 'No' }));
  await user.keyboard('mesh');
  expect(await screen.findByText('Not everything could be searched.')).toBeTruthy();
  const before = sent.length;
  await user.click(screen.getByText('Try again'));
  expect(await screen.findByText('Not everything could be searched.')).toBeTruthy();
  expect(sent.length).toBeGreaterThan(before);
});

test('an article without its tags is an answer that is none, and told as such', async () => {
  const article = {
    id: '1',
    title: 'Mesh',
    images: [],
    createdAt: '2026-11-01T08:00:00Z',
    likesCount: 0,
    viewsCount: 0,
  };
  const meta = { pageCount: 1, total: 1 };
  const { user } = await openPalette((path) => {
    if (path.endsWith('/products')) return ok({ products: [], meta });
    return path.endsWith('/articles')
      ? ok({ articles: [article], meta })
      : refusal(404, { success: false, message: 'No' });
  });
  await user.keyboard('mesh');
  expect(await screen.findByText('Not everything could be searched.')).toBeTruthy();
});

test('what throws in it leaves the page standing, and the box can be had again', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, address } = await openPalette();
  Element.prototype.scrollIntoView = () => {
    throw new Error('No such option.');
  };
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('alert').textContent).toContain('This part of the page stopped working');
  expect(address()).toBe('/');
  Element.prototype.scrollIntoView = () => undefined;
  await user.click(screen.getByText('Try again'));
  expect(screen.getByRole('combobox')).toBeTruthy();
  told.mockRestore();
});

test('an inbox that cannot be asked is not said to hold nothing', async () => {
  const refused = found(() => refusal(400, { success: false, message: 'No' }));
  const { user } = await openPalette(refused, ['listQuotations']);
  await user.keyboard('Achieng');
  expect(await screen.findByText('Not everything could be searched.')).toBeTruthy();
  expect(screen.queryByText('Nothing found for “Achieng”')).toBeNull();
});

test('an answer that comes late never takes the place of a newer one', async () => {
  const { answer, give } = held();
  const product = (name: string) => ok({ products: [exampleProduct({ id: name, product_name: name })], meta });
  const { user, box, sent, store } = await openPalette((path, query) => {
    if (!path.endsWith('/products')) return ok({ articles: [], meta });
    return query.get('search') === 'cable' ? answer() : product('Mesh Router');
  });
  await user.keyboard('cable');
  await waitFor(() => expect(sent.map(({ path }) => path.split('/').at(-1))).toContain('products'));
  await user.clear(box);
  await user.keyboard('mesh');
  await waitFor(() => expect(options()).toEqual(['Mesh Router']));
  await give(product('Dish Cable'));
  await waitFor(() =>
    expect(Object.values(store.getState().api.queries).map((one) => one?.status)).not.toContain('pending'),
  );
  expect(options()).toEqual(['Mesh Router']);
});

test('who asked for a quote is found by name; what is nowhere is said to be', async () => {
  let quotations = [exampleRequest()];
  const inbox = found(() => ok({ quotations, meta }));
  const { user, box } = await openPalette(inbox, ['listQuotations']);
  await user.keyboard('achieng');
  const group = within(await screen.findByRole('group', { name: 'Quotes' }));
  expect(group.getByRole('option').textContent).toContain('Achieng Otieno');
  quotations = [];
  await user.clear(box);
  await user.keyboard('qqxyw');
  await waitFor(() => expect(screen.getAllByText('Nothing found for “qqxyw”').length).toBeGreaterThan(0));
});
