import { fitsTheScreen, isAccessible } from './support/axe';
import { expect, ownShopTest as test } from './support/test';

const PATH = '/dashboard/counties';
const TITLE = 'Counties';
/** A file with two places that are wrong. */
const WRONG = 'County,Delivery (KES)\nKakamega,cheap\nAtlantis,5\n';
const csv = (text: string) => ({ name: 'counties.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('a county is priced and read by visitors; a file says what is wrong in it', async ({
  page,
  dashboard,
  ownShop,
}) => {
  await dashboard.open(PATH, TITLE);
  await expect(dashboard.rows).toHaveCount(47);
  await dashboard.inBothColours(async (scheme) => {
    await isAccessible(page, `${TITLE}, ${scheme}`);
    if (scheme === 'dark') await fitsTheScreen(page, `${TITLE} on a phone`);
    await page.getByRole('searchbox', { name: 'Search counties' }).fill('turk');
    await expect(dashboard.rows).toHaveCount(1);
  });
  await page.getByRole('button', { name: 'Edit Turkana' }).click();
  const { dialog } = dashboard;
  await dialog.getByLabel('Price of installation').fill('18,500');
  await dialog.getByLabel('Days until installation').fill('10');
  await dashboard.inBothColours(async (scheme) => {
    await isAccessible(page, `A county, ${scheme}`);
    await fitsTheScreen(page, `A county, ${scheme}`);
  });
  await dashboard.confirm('Save county');
  await expect(dashboard.row('Turkana')).toContainText('18,500.00');
  await expect(dashboard.row('Turkana')).toContainText('within 10 days');
  const answer = await fetch(`${ownShop.url}/api/v1/counties`);
  expect(await answer.text()).toMatch(/"name":"Turkana",[^}]*"installation_price":"18500.00"/);

  await page.getByRole('button', { name: 'Import CSV' }).click();
  await dialog.locator('input[type=file]').setInputFiles(csv(WRONG));
  await expect(dialog.getByRole('alert').first()).toContainText('2 places are wrong. Nothing was imported.');
  await isAccessible(page, 'Wrong rows');
  await fitsTheScreen(page, 'Wrong rows');
});

// Asked without a browser too: src/staff/resources/counties/ImportCounties.test.tsx, src/staff/resources/counties/countyCsv.test.ts, server/operations/counties.test.ts.
test(
  'a file says what is wrong at which row, then what it would change, and only then is taken',
  { tag: '@nightly' },
  async ({ page, dashboard }) => {
    await dashboard.open(PATH, TITLE);
    const { text, lines } = await dashboard.downloadCsv();
    expect(lines).toHaveLength(48);
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const { dialog } = dashboard;
    const choose = async (content: string) => dialog.locator('input[type=file]').setInputFiles(csv(content));
    await choose(text);
    await expect(dialog.getByText('There is nothing to import.', { exact: false })).toBeVisible();
    await choose(WRONG);
    await expect(dialog.getByRole('alert').first()).toContainText('2 places are wrong. Nothing was imported.');
    await expect(dialog.getByRole('row')).toHaveText([
      /Row/,
      /^2Delivery \(KES\)“cheap” is no amount/,
      /^3CountyThere is no county “Atlantis”/,
    ]);
    await dashboard.inBothColours(async (scheme) => {
      await isAccessible(page, `Wrong rows, ${scheme}`);
      await fitsTheScreen(page, `Wrong rows, ${scheme}`);
    });
    await choose('County,Delivery (KES),Shown\nKakamega,"1,350",yes\nLamu,on request,no\n');
    await expect(dialog.getByText('2 counties change, 0 stay as they are.')).toBeVisible();
    await expect(dialog.getByRole('table')).toContainText('1600.001350.00');
    await isAccessible(page, 'What changes');
    await fitsTheScreen(page, 'What changes');
    await dashboard.confirm('Import 2 counties');
    await dashboard.says('2 counties imported');
    await expect(dashboard.row('Kakamega')).toContainText('1,350.00');
    await expect(dashboard.row('Lamu')).toContainText('Inactive');
  },
);
