import { act, screen, waitFor, within } from '@testing-library/react';
import { faultyNetwork, ok, refusal } from '../../../testing/faultyNetwork';
import { keptFiles } from '../../../testing/keptFiles';
import { dialogsClosed, renderForStaff } from '../../../testing/renderForStaff';
import { ListPage as CategoriesPage } from '../../resources/categories/ListPage';
import { ListPage as TagsPage } from '../../resources/tags/ListPage';
import { categories } from '../../texts/categories';
import { tags } from '../../texts/tags';

/** What tells the two screens apart. */
const kinds = {
  category: { Page: CategoriesPage, list: 'categories', field: 'category_name', t: categories },
  tag: { Page: TagsPage, list: 'tags', field: 'tag_name', t: tags },
} as const;

/** A screen with one name, on a server that does as it is told. @param refuse an answer instead, by the address */
function open(kind: keyof typeof kinds, refuse?: (path: string) => Promise<Response> | undefined) {
  const { Page, list, field, t } = kinds[kind];
  let rows: Record<string, unknown>[] = [{ id: '1', [field]: 'Mounts', category_name_sw: 'Vishikio', isActive: true }];
  const server = {
    change: (id: string, fields: object) => {
      rows = rows.map((row) => (row.id === id ? { ...row, ...fields } : row));
      return ok({});
    },
  };
  const { fetch, sent } = faultyNetwork((path) => {
    const id = path.split('/').at(-1) ?? '';
    const body = sent.at(-1)?.body ?? {};
    const refused = refuse?.(path);
    if (refused) return refused;
    if (path.includes('/get-all-')) return ok({ [list]: rows });
    if (path.includes(`/get-${kind}/`)) return ok(rows.find((row) => row.id === id));
    if (path.includes('/create-')) {
      rows = [...rows, { ...body, id: '2', isActive: true }];
      return ok(rows.at(-1));
    }
    if (path.includes('/delete-')) rows = rows.filter((row) => row.id !== id);
    if (path.includes('/update-')) return server.change(id, body);
    return path.includes('activate-') ? server.change(id, { isActive: !path.includes('/de') }) : ok({});
  });
  const shown = renderForStaff(<Page />, {
    path: `/dashboard/${kind}`,
    offers: ['createCategory.category_name_sw', 'updateCategory.category_name_sw'],
    fetch,
  });
  const { user } = shown;
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  const dialog = async (role = 'dialog') => within(await screen.findByRole(role));
  return {
    ...shown,
    t,
    server,
    press,
    dialog,
    row: (name: string) => screen.findByRole('row', { name: new RegExp(`\\b${name}\\b`) }),
    none: (name: string) => waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(name) })).toBeNull()),
    choose: async (name: string, action: string) => {
      await press(`Actions for ${name}`);
      await user.click(await screen.findByRole('menuitem', { name: action }));
      return dialog('alertdialog');
    },
    written: () => sent.filter(({ method }) => method !== 'GET').map(({ body }) => body),
  };
}

describe.each(['category', 'tag'] as const)('a %s', (kind) => {
  test('is created, renamed, deactivated, activated and deleted, each in words that name it', async () => {
    const { t, user, notify, press, dialog, row, none, choose, written } = open(kind);
    const { noun, columns } = t;
    await row('Mounts');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '#',
      columns.name,
      columns.status,
      columns.edit,
      columns.actions,
    ]);

    await press(t.create);
    const created = await dialog();
    await user.type(created.getByLabelText(t.label), '  Solar ');
    await user.dblClick(created.getByRole('button', { name: t.submitCreate }));
    await dialogsClosed();
    expect(within(await row('Solar')).getByText('Active')).toBeTruthy();
    expect(notify).toHaveBeenLastCalledWith({ success: true, message: t.created });
    expect(written()).toEqual([expect.objectContaining({ [kinds[kind].field]: 'Solar' })]);

    await press('Edit Solar');
    const edited = await dialog();
    expect(edited.getByRole('heading', { name: t.editTitle })).toBeTruthy();
    expect(edited.getByLabelText(t.label)).toHaveProperty('value', 'Solar');
    await user.type(edited.getByLabelText(t.label), ' power');
    await user.click(edited.getByRole('button', { name: t.submitEdit }));
    await dialogsClosed();
    await row('Solar power');
    expect(notify).toHaveBeenLastCalledWith({ success: true, message: t.updated });

    const hidden = await choose('Solar power', 'Deactivate');
    expect(hidden.getByText('Deactivate “Solar power”?')).toBeTruthy();
    await user.click(hidden.getByRole('button', { name: `Deactivate ${noun}` }));
    await dialogsClosed();
    expect(within(await row('Solar power')).getByText('Inactive')).toBeTruthy();
    await press(/^Inactive/);
    await none('Mounts');
    await press(/^All/);
    await user.click((await choose('Solar power', 'Activate')).getByRole('button', { name: `Activate ${noun}` }));
    await dialogsClosed();
    expect(within(await row('Solar power')).getByText('Active')).toBeTruthy();

    expect((await choose('Solar power', 'Delete')).getByRole('button', { name: 'Cancel' })).toBe(
      document.activeElement,
    );
    await user.keyboard('{Escape}');
    await dialogsClosed();
    await row('Solar power');
    await user.click((await choose('Solar power', 'Delete')).getByRole('button', { name: `Delete ${noun}` }));
    await dialogsClosed();
    await none('Solar power');
  });

  test('without a name or with one that is taken is not saved, and what was typed stays', async () => {
    const { field } = kinds[kind];
    const taken = 'This name is taken.';
    const { t, user, press, dialog, row, written } = open(kind, (path) =>
      path.includes('/create-')
        ? refusal(409, { success: false, message: taken, data: { [field]: taken } })
        : undefined,
    );
    await row('Mounts');
    await press(t.create);
    const created = await dialog();
    const name = created.getByLabelText(t.label);
    const create = () => user.click(created.getByRole('button', { name: t.submitCreate }));
    await user.type(name, '   ');
    await create();
    expect(await created.findByText(t.required)).toBeTruthy();
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(created.queryByText(categories.emptyAlert) !== null).toBe(kind === 'category');
    expect(written()).toEqual([]);
    await user.clear(name);
    await user.type(name, 'Mounts');
    await create();
    expect(await created.findAllByText(taken)).toHaveLength(1);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(name).toHaveProperty('value', 'Mounts');
  });

  test('is in the file of the list where its filters let it through', async () => {
    const files = keptFiles();
    const { user, t, notify, press, row } = open(kind);
    await row('Mounts');
    const { list, field } = kinds[kind];
    await press('Download CSV');
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ success: true, message: 'One row downloaded.' }));
    expect(files[0]?.name).toMatch(new RegExp(`^${list}-\\d{4}-\\d{2}-\\d{2}\\.csv$`));
    expect((await files[0]?.content.text())?.split('\r\n')).toEqual([`id,${field},isActive`, '1,Mounts,true']);
    await user.type(screen.getByRole('searchbox', { name: t.search }), 'no such name');
    expect(await screen.findByRole('heading', { name: 'Nothing matches these filters.' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download CSV' }).getAttribute('aria-disabled')).toBe('true');
  });
});

test('a list that failed says why and is asked for again; words that none has stand in the address until they are taken off', async () => {
  let broken = true;
  const { user, router, t, press, row } = open('category', (path) =>
    broken && path.includes('/get-all-') ? refusal(400, { success: false, message: 'Out of order' }) : undefined,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('Out of order');
  broken = false;
  await press('Try again');
  await row('Mounts');
  await user.type(screen.getByRole('searchbox', { name: t.search }), 'no such name');
  expect(await screen.findByRole('heading', { name: 'Nothing matches these filters.' })).toBeTruthy();
  expect(router.state.location.search).toBe('?search=no+such+name');
  await press('Clear filters');
  await row('Mounts');
  expect(router.state.location.search).toBe('');
});

test('a category has a name in each language, and a new dialog is empty', async () => {
  const { user, t, press, dialog, row, written } = open('category');
  await row('Mounts');
  await press('Edit Mounts');
  const edited = await dialog();
  const kiswahili = edited.getByLabelText(/^Name in Kiswahili/);
  expect(kiswahili).toHaveProperty('value', 'Vishikio');
  await user.clear(kiswahili);
  await user.type(kiswahili, ' Nguzo ');
  await user.click(edited.getByRole('button', { name: t.submitEdit }));
  await dialogsClosed();
  expect(written()).toEqual([{ category_name: 'Mounts', category_name_sw: 'Nguzo' }]);
  await press(t.create);
  const created = await dialog();
  for (const label of [t.label, /^Name in Kiswahili/])
    expect(created.getByLabelText(label)).toHaveProperty('value', '');
});

test('who renames what a colleague renames at the same time is told what it is called now, and decides', async () => {
  const { user, server, t, press, dialog, row } = open('category');
  await row('Mounts');
  await press('Edit Mounts');
  const edited = await dialog();
  await user.type(edited.getByLabelText(t.label), ' of mine');
  void server.change('1', { category_name: 'Theirs' });
  const save = () => user.click(edited.getByRole('button', { name: t.submitEdit }));
  await save();
  expect((await edited.findByRole('alert')).textContent).toContain('Theirs');
  expect(edited.getByLabelText(t.label)).toHaveProperty('value', 'Mounts of mine');
  await save();
  await dialogsClosed();
  await row('Mounts of mine');
});

test('a name that has just been changed is edited as it is now, while others may still read it anew', async () => {
  const tag = { id: '7', tag_name: 'Roofs', isActive: true };
  const { fetch, sent } = faultyNetwork((path) => {
    if (path.endsWith('/get-all-tags')) return ok({ tags: [{ ...tag }] });
    if (!path.includes('tag')) return ok({ user: { first_name: 'A', last_name: 'B', email: 'a@angalink.example' } });
    if (path.includes('update-tag')) tag.tag_name = 'Solar roofs';
    return ok({ ...tag });
  });
  const { user } = renderForStaff(<TagsPage />, { fetch });
  await user.click(await screen.findByRole('button', { name: 'Edit Roofs' }));
  const field = within(await screen.findByRole('dialog')).getByLabelText('Tag Name');
  await user.clear(field);
  await user.type(field, 'Solar roofs{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Edit Solar roofs' }));
  expect(await screen.findByDisplayValue('Solar roofs')).toBeDefined();
  // For each dialog and before the save. A fourth would be one that goes on beside the last, which then shows what was before.
  expect(sent.filter(({ path }) => path.includes('/get-tag/'))).toHaveLength(3);
});

test('of a name that cannot be read that is said, and no dialog opens', async () => {
  const { fetch } = faultyNetwork((path) => {
    if (path.includes('/get-tag/')) return refusal(400, { success: false, message: '' });
    return path.endsWith('/get-all-tags') ? ok({ tags: [{ id: '7', tag_name: 'Roofs', isActive: true }] }) : ok({});
  });
  const { user, notify } = renderForStaff(<TagsPage />, { fetch });
  await user.click(await screen.findByRole('button', { name: 'Edit Roofs' }));
  await waitFor(() =>
    expect(notify).toHaveBeenLastCalledWith(
      expect.objectContaining({ success: false, message: 'An error occurred while fetching tag details' }),
    ),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a name that is slow to come holds no other up: the newest press counts', async () => {
  const tags = ['Roofs', 'Masts'].map((tag_name, index) => ({ id: String(index + 1), tag_name, isActive: true }));
  let come: (answer: Promise<Response>) => void = () => undefined;
  const late = new Promise<Response>((resolve) => {
    come = resolve;
  });
  const { fetch } = faultyNetwork((path) => {
    if (path.endsWith('/get-all-tags')) return ok({ tags });
    if (path.endsWith('/get-tag/1')) return late;
    return path.endsWith('/get-tag/2') ? ok(tags[1]) : ok({ user: {} });
  });
  const { user } = renderForStaff(<TagsPage />, { fetch });
  await user.click(await screen.findByRole('button', { name: 'Edit Roofs' }));
  await user.click(screen.getByRole('button', { name: 'Edit Masts' }));
  expect(await screen.findByDisplayValue('Masts')).toBeTruthy();
  const slow = screen.getByRole('button', { name: 'Edit Roofs', hidden: true });
  expect(slow.getAttribute('aria-busy')).toBeNull();
  await act(async () => {
    come(ok(tags[0]));
    await late;
  });
  expect(screen.queryByDisplayValue('Masts')).not.toBeNull();
  expect(screen.queryByDisplayValue('Roofs')).toBeNull();
});
