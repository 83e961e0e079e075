import '../../../testing/apiOrigin';
import { act, screen, waitFor, within } from '@testing-library/react';
import { removeToken, writeToken } from '../../../common/browser/cookies';
import { exampleArticle } from '../../../shop/features/articles/article/exampleArticle';
import { faultyNetwork, ok, refusal, silent } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { CreatePage, EditPage } from './FormPages';

beforeEach(() => localStorage.clear());

test('an article without a text is asked about before it goes live', async () => {
  const sent: Request[] = [];
  const fetch: typeof window.fetch = (request) => {
    sent.push(request as Request);
    return silent();
  };
  const { user } = renderForStaff(<CreatePage />, { path: '/dashboard/article/create-article', fetch });
  const posts = () => sent.filter(({ method }) => method === 'POST').length;
  const create = async () => user.click(await screen.findByRole('button', { name: /^Create article/ }));
  const answer = async (button: string) =>
    user.click(
      within(await screen.findByRole('alertdialog', { name: 'Publish “Roofs” without a text?' })).getByRole('button', {
        name: button,
      }),
    );
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Roofs');
  await create();
  await answer('Go on writing');
  expect(posts()).toBe(0);
  await create();
  expect(screen.getByRole('textbox', { name: 'Title', hidden: true })).toHaveProperty('value', 'Roofs');
  await answer('Publish anyway');
  expect(await screen.findByText('Creating…')).toBeTruthy();
  expect(posts()).toBe(1);
});

test.each([
  ['the list it was opened from', '/dashboard/article?status=inactive&page=3'],
  ['the whole one where it was opened otherwise', undefined],
])('the form of an article leads back to %s', async (_where, from) => {
  const path = '/dashboard/article/create-article';
  const { fetch } = faultyNetwork((called) =>
    called.endsWith('/create-post') ? ok({ id: '7', title: 'Roofs' }) : refusal(404, {}),
  );
  const list = from ?? '/dashboard/article';
  const { user, router } = renderForStaff(<CreatePage />, { path, fetch, ...(from && { routeState: { from } }) });
  const reached = () => router.state.location.pathname + router.state.location.search;
  expect(screen.getByRole('link', { name: 'Articles' }).getAttribute('href')).toBe(list);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(reached()).toBe(list);
  await act(() => router.navigate(-1));
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Roofs');
  await user.click(screen.getByRole('button', { name: /^Create article/ }));
  await user.click(await screen.findByRole('button', { name: 'Publish anyway' }));
  await waitFor(() => expect(reached()).toBe(list));
});

test('a tag that a colleague has just made is refused as a new one, and then offered', async () => {
  const message = 'A tag with this name exists already.';
  const tags: object[] = [];
  const { fetch } = faultyNetwork((path) => {
    if (path.endsWith('/get-all-tags')) return ok({ tags: [...tags] });
    if (!path.endsWith('/create-tag')) return refusal(404, {});
    tags.push({ id: '7', tag_name: 'Roofs', isActive: true });
    return refusal(409, { success: false, message });
  });
  const { user } = renderForStaff(<CreatePage />, { path: '/dashboard/article/create-article', fetch });
  const field = screen.getByRole('combobox', { name: /^Tags/ });
  await user.type(field, 'Roofs');
  await user.click(await screen.findByRole('option', { name: 'Create “Roofs”' }));
  await screen.findByText(message);
  await user.type(field, 'roofs');
  await user.click(await screen.findByRole('option', { name: 'Roofs' }));
  expect(await screen.findByRole('button', { name: 'Remove Roofs' })).toBeTruthy();
});

test('each refusal of a new one is told where it belongs, and nothing that was written is lost', async () => {
  const answers = [
    refusal(400, { success: false, message: 'Please correct it.', data: { content: 'Content is too plain.' } }),
    refusal(500, {}),
  ];
  const { fetch, sent } = faultyNetwork((path) =>
    path.endsWith('/create-post') ? (answers.shift() ?? silent()) : refusal(404, {}),
  );
  const { user, notify } = renderForStaff(<CreatePage />, { path: '/dashboard/article/create-article', fetch });
  const [title, content] = ['Title', 'Content'].map((name) => screen.getByRole('textbox', { name }));
  if (!title || !content) throw new Error('There are two fields.');
  const create = () => user.click(screen.getByRole('button', { name: /^Create article/ }));
  const told = async (words: string) => {
    const link = await screen.findByRole('link', { name: words });
    expect(link.closest('[role=alert]')).not.toBeNull();
    return link;
  };
  Element.prototype.scrollIntoView = () => undefined;
  await user.type(content, 'Words.');
  await create();
  await user.click(await told('Title is required.'));
  expect(document.activeElement).toBe(title);
  expect(title.getAttribute('aria-invalid')).toBe('true');
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.type(title, 'Roofs');
  await create();
  await told('Content is too plain.');
  expect(content.getAttribute('aria-invalid')).toBe('true');
  await create();
  await waitFor(() =>
    expect(notify).toHaveBeenLastCalledWith({ success: false, message: 'Failed to create the article' }),
  );
  expect(content).toHaveProperty('value', 'Words.');
  const description = screen.getByRole('textbox', { name: /^Short description/ });
  await user.type(description, 'Crown or valley, butyl or silicone: what keeps a mabati roof dry.');
  expect(
    screen.getByText('Cards show the first 50 characters: “Crown or valley, butyl or silicone: what keeps a m…”'),
  ).toBeTruthy();
});

const AMINA = { first_name: 'Amina', last_name: 'Otieno', email: 'amina@angalink.example' };

/** The form of an article. @param answer instead of what the server holds, by method and address */
function openEdit(answer: (method: string, path: string) => Promise<Response> | undefined = () => undefined) {
  const server = { article: exampleArticle({ content: 'First.' }) };
  const { fetch, sent } = faultyNetwork((path) => {
    const { method = '' } = sent.at(-1) ?? {};
    const answered = answer(method, path);
    if (answered) return answered;
    if (path.endsWith('/get-profile')) return ok({ user: AMINA });
    if (path.endsWith('/get-all-categories')) return ok({ categories: [] });
    if (path.endsWith('/get-all-tags')) return ok({ tags: [{ id: 'tag_2', tag_name: 'solar', isActive: true }] });
    if (method === 'DELETE') server.article = { ...server.article, comments: server.article.comments?.slice(1) ?? [] };
    return ok(method === 'GET' ? server.article : {});
  });
  const shown = renderForStaff(<EditPage />, {
    path: '/dashboard/article/edit-article/art_1',
    offers: [
      ...['deleteComment', 'updateArticle.If-Match'],
      ...['title', 'content', 'short_description'].map((name) => `updateArticle.${name}_sw`),
    ],
    fetch,
  });
  return {
    ...shown,
    server,
    sent,
    content: () => screen.findByRole('textbox', { name: 'Content' }),
    save: () => shown.user.click(screen.getByRole('button', { name: /^Save article/ })),
    saved: () => sent.filter(({ method }) => method === 'PUT'),
  };
}

test('one that cannot be read says so and is asked for again; what cannot be changed stays as it was, with what was written', async () => {
  let broken = true;
  const refuse = (method: string, path: string) => {
    if (path.includes('/get-single-post/') && broken) return refusal(400, {});
    if (path.includes('/deactivate/')) return refusal(409, { success: false, message: 'Not now.' });
    return method === 'PUT' ? refusal(409, {}) : undefined;
  };
  const { user, notify, content, save } = openEdit(refuse);
  expect(await screen.findByRole('heading', { name: 'Failed to load article data.' })).toBeTruthy();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.type(await content(), ' Second.');
  await save();
  await waitFor(() =>
    expect(notify).toHaveBeenLastCalledWith({
      success: false,
      message: 'An error occurred while updating the article',
    }),
  );
  expect(await content()).toHaveProperty('value', 'First. Second.');
  const active = screen.getByRole('switch', { name: 'Active' });
  await user.click(active);
  expect(await screen.findByText('Not now.')).toBeTruthy();
  expect(active).toHaveProperty('checked', true);
});

test('one that is gone says so, and leads to the others', async () => {
  openEdit((_method, path) => (path.includes('/get-single-post/') ? refusal(404, {}) : undefined));
  expect(await screen.findByRole('heading', { name: 'There is no such article' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All articles' }).getAttribute('href')).toBe('/dashboard/article');
});

test('it is switched off at once, and a look at it counts no view', async () => {
  const { user, notify, sent, content } = openEdit();
  await content();
  expect(sent.find(({ path }) => path.includes('/get-single-post/'))?.search).toBe('?visit=-');
  await user.click(screen.getByRole('switch', { name: 'Active' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ success: true, message: 'Action Successfully' }));
  expect(sent.map(({ path }) => path)).toContain('/api/v1/articles/deactivate/art_1');
  expect(screen.getByRole('switch', { name: 'Active' })).toHaveProperty('checked', false);
});

test('a comment is removed once that is confirmed; a failure stands in the question', async () => {
  const failures = [refusal(409, { success: false, message: 'Not just now.' })];
  const { user, notify, server, content } = openEdit((method) => (method === 'DELETE' ? failures.shift() : undefined));
  const createdAt = '2026-11-20T08:00:00.000Z';
  server.article.comments = ['Rude words', 'Thank you'].map((words, id) => ({
    id: `${id}`,
    content: words,
    createdAt,
  }));
  await content();
  await user.click(await screen.findByRole('button', { name: 'Remove the comment “Rude words”' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove this comment?' }));
  const remove = () => user.click(dialog.getByRole('button', { name: 'Remove comment' }));
  await remove();
  expect(await dialog.findByText('Not just now.')).toBeTruthy();
  await remove();
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ success: true, message: 'Comment deleted successfully' }));
  await waitFor(() => expect(screen.queryByText('Rude words')).toBeNull());
  expect(screen.getByText('Thank you')).toBeTruthy();
});

test('it is written in Kiswahili in the second tab', async () => {
  const { user, content, save, saved } = openEdit();
  await content();
  await user.click(await screen.findByRole('tab', { name: 'Kiswahili' }));
  await user.type(screen.getByRole('textbox', { name: 'Title in Kiswahili' }), 'Mvua na mawimbi');
  await user.type(screen.getByRole('textbox', { name: 'Content in Kiswahili' }), '## Masika');
  await save();
  await waitFor(() =>
    expect(saved().map(({ body }) => body)).toEqual([
      { title: 'How to mount a dish', title_sw: 'Mvua na mawimbi', content_sw: '## Masika' },
    ]),
  );
});

test('the second of two is told; who takes theirs finds the own text and tags again', async () => {
  writeToken('token');
  const refused = [refusal(412, { success: false, message: 'Changed.' })];
  const { user, server, content, save, saved } = openEdit((method) => (method === 'PUT' ? refused.shift() : undefined));
  await user.type(await content(), ' Mine.');
  await user.type(screen.getByRole('combobox', { name: /^Tags/ }), 'solar{Enter}');
  await screen.findByRole('button', { name: 'Remove solar' });
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('tag_2'));
  server.article = { ...server.article, content: 'Theirs.', updatedAt: '2026-11-19T07:00:00.000Z' };
  await save();
  await user.click(await screen.findByRole('button', { name: 'Load theirs' }));
  expect(await screen.findByDisplayValue('Theirs.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove solar' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Restore it' }));
  expect(await content()).toHaveProperty('value', 'First. Mine.');
  expect(screen.getByRole('button', { name: 'Remove solar' })).toBeTruthy();
  await save();
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  expect(saved().map(({ tag, body }) => ({ tag, body }))).toEqual([
    { tag: '"2026-11-19T06:00:00.000Z"', body: expect.objectContaining({ content: 'First. Mine.' }) as object },
    {
      tag: '"2026-11-19T07:00:00.000Z"',
      body: { title: 'How to mount a dish', content: 'First. Mine.', tags: ['tag_1', 'tag_2'] },
    },
  ]);
  removeToken();
});
