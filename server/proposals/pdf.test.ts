import type { Output } from '../operations/types';
import { canReadPaper, sheetsOf } from '../testing/paper';
import { openShop, type Shop } from '../testing/shop';

type Shared = Output<'getSharedProposal'>;

let shop: Shop;
beforeAll(async () => void (shop = await openShop({ config: { publicUrl: 'https://shop.example' } })));
afterAll(() => shop.server.close());

const LINES = [
  { kind: 'item', text: 'Standard Kit', quantity: 2, unitPrice: '49900' },
  { kind: 'installation', text: 'Installation in Kisumu', quantity: 1, unitPrice: '7000.5', discount: '500.50' },
];

async function draft(more: object = {}): Promise<{ id: string }> {
  const { id } = (await shop.staff<{ id: string }>('createProposal', { body: { language: 'en' } })).data;
  const body = { customerName: 'Achieng Otieno', lines: LINES, ...more };
  await shop.staff('updateProposal', { path: { id }, body });
  return { id };
}
async function sent(more: object = {}): Promise<Shared> {
  const path = await draft(more);
  const { data } = await shop.staff<{ shareKey: string }>('sendProposal', { path, body: { channel: 'link' } });
  return (await shop.visitor<Shared>('getSharedProposal', { path: { shareKey: data.shareKey } })).data;
}

const withPoppler = canReadPaper ? test : test.skip;

const shown = (amount: string) =>
  Number(amount).toLocaleString('en-KE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const pdfAt = (url: string) => shop.server.app.inject({ url });

withPoppler('the paper has every figure of the page, on one sheet, in both languages', async () => {
  const settings = (await shop.staff<object>('getSalesSettings')).data;
  const mpesa = { kind: 'paybill', number: '400200', name: 'AngaLink' };
  await shop.staff('updateSalesSettings', { body: { ...settings, mpesa } });
  for (const more of [
    { vatMode: 'total', pricesIncludeVat: true },
    { vatMode: 'lines', pricesIncludeVat: false, vatRate: 16, terms: 'Ng’ombe → “malipo” ✓ 好 😀 عربى é\u0301' },
    { vatMode: 'none', depositAmount: '20000' },
  ]) {
    const data = await sent(more);
    for (const language of ['en', 'sw']) {
      const answer = await pdfAt(`${data.pdf}?language=${language}`);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      });
      const [sheet = '', ...rest] = sheetsOf(answer.rawPayload);
      expect(rest).toEqual([]);
      const isOnTop = data.vatMode !== 'none' && !data.pricesIncludeVat;
      const due = [
        ...data.lines.flatMap((line) => [
          line.text,
          line.unitPrice,
          line.amount,
          ...(data.vatMode === 'lines' ? [line.vat] : []),
          ...(Number(line.discount) > 0 ? [line.discount] : []),
        ]),
        data.totals.total,
        data.totals.discount,
        data.totals.deposit,
        ...(data.vatMode === 'none' ? [] : [data.totals.vat]),
        ...(isOnTop ? [data.totals.subtotal] : []),
      ];
      for (const text of due) expect(sheet).toContain(/^[0-9.]+$/.test(text) ? shown(text) : text);
      for (const text of [data.number, '400200', data.customerName]) expect(sheet).toContain(text);
      expect(sheet).toContain(language === 'en' ? 'Account number' : 'Namba ya akaunti');
    }
  }
});

withPoppler('many lines go over several sheets, each line whole, with the columns named again', async () => {
  const lines = Array.from({ length: 70 }, (_, index) => ({
    kind: 'item',
    text: `Line ${index} first\nLine ${index} second`,
    quantity: 1,
    unitPrice: `${index + 1}`,
  }));
  const { pdf } = await sent({ lines, terms: 'A term.\n'.repeat(30) });
  const sheets = sheetsOf((await pdfAt(pdf)).rawPayload);
  expect(sheets.length).toBeGreaterThan(2);
  lines.forEach((_, index) => {
    const [sheet = '', ...others] = sheets.filter((one) => one.includes(`Line ${index} first`));
    expect([others.length, sheet.includes(`Line ${index} second`), sheet.includes('Description')]).toEqual([
      0,
      true,
      true,
    ]);
  });
});

test('staff read the paper of a draft; a link that leads nowhere has none', async () => {
  const { id } = await draft();
  const { data } = await shop.staff<{ name: string; base64: string }>('getProposalPdf', { path: { id } });
  expect(data.name).toBe('draft.pdf');
  expect(Buffer.from(data.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  expect((await pdfAt('/q/nothing.pdf')).statusCode).toBe(404);
});
