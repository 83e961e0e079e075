import { expect, ownShopTest as test } from './support/test';

const lists = [
  { path: '/dashboard/article', title: 'Articles', name: 'articles', header: 'id,title,category,tags,' },
  { path: '/dashboard/category', title: 'Categories', name: 'categories', header: 'id,category_name,isActive' },
  { path: '/dashboard/tags?search=power', title: 'Tags', name: 'tags', header: 'id,tag_name,isActive' },
  { path: '/dashboard/adverts', title: 'Adverts', name: 'adverts', header: 'id,product_id,product_name,status,' },
] as const;

test('each list is a file of the rows that its filters let through, named after the list and the day', async ({
  dashboard,
}) => {
  for (const { path, title, name, header } of lists) {
    await dashboard.open(path, title);
    if (name === 'tags') await expect(dashboard.rows).toHaveCount(1);
    const file = await dashboard.downloadCsv();
    if (name === 'tags') expect(file.lines.slice(1)).toEqual([expect.stringMatching(/^\d+,power cuts,true$/)]);
    expect(file.name).toMatch(new RegExp(`^${name}-\\d{4}-\\d{2}-\\d{2}\\.csv$`));
    expect(file.lines[0]).toContain(header);
    expect(file.lines.length).toBeGreaterThan(1);
    await dashboard.says(file.lines.length === 2 ? 'One row downloaded.' : `${file.lines.length - 1} rows downloaded.`);
  }
});

test('requests: all pages as filtered, a name that is a formula made harmless', async ({
  page,
  dashboard,
  ownShop,
}) => {
  const ask = (name: string, n: number) =>
    ownShop.staff.ask({ name, email: `csv${n}@example.com`, message: `Row ${n}, please.` });
  await ask('=1+1', 0);
  for (let n = 1; n <= 14; n += 1) await ask(`Csv Row ${n}`, n);
  await dashboard.open('/dashboard/quotes?search=csv', 'Received Quotes');
  await expect(page.getByRole('list', { name: 'Requests' }).getByRole('listitem').first()).toBeVisible();
  const { name, lines } = await dashboard.downloadCsv();
  expect(name).toMatch(/^requests-/);
  expect(lines[0]).toBe(
    'id,createdAt,status,source,assignee,clients_name,clients_phone,clients_email,county,subject,message,items,total',
  );
  expect(lines).toHaveLength(16);
  expect(lines.find((line) => line.includes('csv0@'))).toContain(`,"'=1+1",`);
});
