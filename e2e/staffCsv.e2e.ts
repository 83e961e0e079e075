import { expect, ownShopTest as test } from './support/test';

// Asked without a browser too: src/staff/features/inbox/csvColumns.test.ts, src/staff/kit/list/ExportButton.test.tsx, src/staff/kit/list/spreadsheet.test.ts.
test(
  'requests: all pages as filtered, a name that is a formula made harmless',
  { tag: '@nightly' },
  async ({ page, dashboard, ownShop }) => {
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
  },
);
