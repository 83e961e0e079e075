import '../../../testing/apiOrigin';
import { act, screen, waitFor, within } from '@testing-library/react';
import { api, type Article } from '../../../common/api';
import { answersOf, faultyNetwork, held, htmlPage, ok, refusal, silent } from '../../../testing/faultyNetwork';
import { renderInShop } from '../../../testing/renderInShop';
import { exampleArticle } from '../../features/articles/article/exampleArticle';
import { page } from './ArticlesPage';

const ANSWERS = {
  posts: { articles: [], meta: { page: 1, pageSize: 9, pageCount: 1, total: 0 } },
  'get-all-tags': { tags: [{ id: '1', tag_name: 'power', isActive: true }] },
  'get-all-categories': { categories: [{ id: '4', category_name: 'Guides', isActive: true }] },
  capabilities: { operations: [], parameters: ['listArticles.tag_id', 'listArticles.category_id'], fields: [] },
};

test('a topic and a category that are not offered are named, and can be taken off', async () => {
  const { store, user } = renderInShop(<page.Page />, {
    path: '/articles?tag=2&category=5',
    fetch: faultyNetwork(answersOf(ANSWERS)).fetch,
  });
  await act(() => store.dispatch(api.endpoints.getCapabilities.initiate()));
  expect(await screen.findByRole('option', { name: 'Another category', selected: true })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Another topic', pressed: true }));
  expect(screen.queryByRole('button', { name: 'Another topic' })).toBeNull();
  expect(screen.getByRole('button', { name: '#power', pressed: false })).toBeTruthy();
});

/** What a list of two pages answers where there are such articles. */
const listOf = (...articles: Partial<Article>[]) =>
  ok({
    articles: articles.map((fields) => exampleArticle({ id: fields.title, ...fields })),
    meta: { page: 1, pageSize: 9, pageCount: 2, total: articles.length },
  });
const refused = () => refusal(403, { success: false, message: 'Our server is resting.' });

/** Opens the articles of a server that offers all there is. @param list answers what a list is asked for */
async function open(path: string, list: (asked: URLSearchParams) => Promise<Response>) {
  const others = answersOf({ ...ANSWERS, capabilities: { ...ANSWERS.capabilities, operations: ['*'] } });
  const isList = (called: string) => called.endsWith('/posts');
  const { fetch, sent } = faultyNetwork((called, query) => (isList(called) ? list(query) : others(called)));
  const { store, ...shop } = renderInShop(<page.Page />, { path, fetch });
  await act(() => store.dispatch(api.endpoints.getCapabilities.initiate()));
  const results = within(screen.getByRole('region', { name: /^Articles/ }));
  return {
    ...shop,
    /** The query of the newest call for a list. */
    asked: () => sent.findLast((call) => isList(call.path))?.search,
    results,
    titles: () => results.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    shows: (title: string) => results.findByRole('heading', { level: 2, name: title }),
  };
}

/** A page of the list, named by its number. */
const byNumber = (asked: URLSearchParams) => listOf({ title: `Of page ${asked.get('page')}` });

test('a card has picture, day, title and the beginning of what it is about; Previous and Next lead through, and are off at the ends', async () => {
  const { user, shows, results, titles, address } = await open('/articles', byNumber);
  await shows('Of page 1');
  const card = results.getByRole('article');
  expect(card.textContent).toBe('18 November 2026Of page 1Seal every screw.…Read More');
  expect(card.querySelector('img')).not.toBeNull();
  const isOff = (name: string) => results.getByRole('link', { name }).getAttribute('aria-disabled') === 'true';
  expect([isOff('Previous'), isOff('Next')]).toEqual([true, false]);
  await user.click(results.getByRole('link', { name: 'Next' }));
  await shows('Of page 2');
  expect([titles(), address(), isOff('Previous'), isOff('Next')]).toEqual([
    ['Of page 2'],
    '/articles?page=2',
    false,
    true,
  ]);
  await user.click(results.getByRole('link', { name: 'Page 1' }));
  await shows('Of page 1');
  expect(address()).toBe('/articles');
});

test('one without a description or a picture says so', async () => {
  const { shows, results } = await open('/articles', () =>
    listOf({ title: 'Notes', short_description: null, images: [] }),
  );
  await shows('Notes');
  expect(results.getByRole('article').textContent).toContain('No description available');
  expect(results.getByRole('article').querySelector('img')).toBeNull();
});

test('a wrong page in the address is the first; one past the end says so and leads back', async () => {
  const wrong = await open('/articles?page=x', byNumber);
  await wrong.shows('Of page 1');
  wrong.unmount();
  const { user, shows, results, address } = await open('/articles?page=99', (asked) =>
    asked.get('page') === '99' ? listOf() : byNumber(asked),
  );
  await shows('There are no more articles');
  await user.click(results.getByRole('link', { name: 'Go to the first page' }));
  await shows('Of page 1');
  expect(address()).toBe('/articles');
});

test('topic, category and words join in the address, which brings them back, and are cleared at once', async () => {
  const first = await open('/articles?page=2', () => listOf({ title: 'Roof' }));
  await first.user.click(await screen.findByRole('button', { name: '#power', pressed: false }));
  await first.user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Guides');
  await first.user.type(screen.getByRole('searchbox'), 'mabati');
  await waitFor(() => expect(first.asked()).toBe('?page=1&search=mabati&category_id=4&tag_id=1'));
  expect(await first.results.findByText('1 article')).toBeTruthy();
  first.unmount();
  const { user, shows, results, address, asked } = await open(first.address(), () => listOf({ title: 'Roof' }));
  await shows('Roof');
  expect(await screen.findByRole('button', { name: '#power', pressed: true })).toBeTruthy();
  expect(screen.getByRole('option', { name: 'Guides', selected: true })).toBeTruthy();
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'mabati');
  await user.click(results.getByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/articles');
  await waitFor(() => expect(asked()).toBe('?page=1'));
});

test('a late answer to older words never replaces a newer one', async () => {
  const late = held();
  const { user, shows, titles, asked } = await open('/articles', (about) =>
    about.get('search') === 'roof' ? late.answer() : listOf({ title: about.get('search') ?? 'All' }),
  );
  await shows('All');
  const field = screen.getByRole('searchbox');
  await user.type(field, 'roof');
  await waitFor(() => expect(asked()).toContain('search=roof'));
  await user.clear(field);
  await user.type(field, 'safari');
  await shows('safari');
  await act(() => late.give(listOf({ title: 'roof' })));
  expect(titles()).toEqual(['safari']);
});

test('that they load is said, and that none match', async () => {
  const loading = await open('/articles', silent);
  expect(loading.results.getByText('Loading articles...').role).toBe('status');
  loading.unmount();
  const { shows, results } = await open('/articles?search=zebra', () => listOf());
  await shows('No articles match');
  expect(results.getByText('0 articles').role).toBe('status');
});

test('when the page changes, the last list stays beneath what went wrong, and a retry brings the new one', async () => {
  let answerOf = byNumber;
  const { user, shows, results, titles } = await open('/articles', (asked) => answerOf(asked));
  await shows('Of page 1');
  answerOf = refused;
  await user.click(results.getByRole('link', { name: 'Next' }));
  expect((await results.findByRole('alert')).textContent).toContain(
    'The new articles could not be loaded; you still see the last ones.',
  );
  expect(titles()).toEqual(['Of page 1']);
  answerOf = byNumber;
  await user.click(results.getByRole('button', { name: 'Try again' }));
  await shows('Of page 2');
  expect(results.queryByRole('alert')).toBeNull();
});

test.each([
  ["the server's words stand", refused, 'Our server is resting.'],
  ['an answer that keeps to no contract is said', htmlPage, 'Invalid response structure'],
])(
  'with nothing to show %s in red, and the focus stays on the retry while it is under way',
  async (_, fault, words) => {
    const late = held();
    let answerOf = fault;
    const { user, shows, results } = await open('/articles', () => answerOf());
    const told = await results.findByRole('alert');
    expect([told.textContent, told.className]).toEqual([`${words}Try again`, expect.stringContaining('failed')]);
    answerOf = late.answer;
    results.getByRole('button', { name: 'Try again' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(results.getByRole('button', { name: 'Try again', busy: true }));
    await act(() => late.give(listOf({ title: 'Roof' })));
    await shows('Roof');
  },
);
