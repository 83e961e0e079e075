import { execFileSync } from 'node:child_process';
import { sql } from 'drizzle-orm';
import jsQR from 'jsqr';
import type { Output } from '../operations/types';
import { canReadPaper, sheetsOf } from '../testing/paper';
import { draftProposal, LINES, sendProposal } from '../testing/proposals';
import { openShop, type Shop } from '../testing/shop';

type Shared = Output<'getSharedProposal'>;

let shop: Shop;
beforeAll(async () => void (shop = await openShop({ config: { publicUrl: 'https://shop.example' } })));
afterAll(() => shop.server.close());

async function sent(fields?: object): Promise<Shared> {
  const { shareKey } = await sendProposal(shop, fields);
  return (await shop.visitor<Shared>('getSharedProposal', { path: { shareKey } })).data;
}

const withPoppler = canReadPaper ? test : test.skip;

const shown = (amount: string) =>
  Number(amount).toLocaleString('en-KE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const keyOf = ({ pdf }: Shared) => /q\/(.+)\.pdf/.exec(pdf)?.[1] ?? '';
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

withPoppler('a line higher than half a sheet has its figures where it begins', async () => {
  const long = { kind: 'item', text: `Begins here\n${'x\n'.repeat(27)}${'word '.repeat(80)}`, quantity: 1 };
  const before = Array.from({ length: 18 }, () => LINES[0]);
  const lines = [...before, { ...long, text: `${long.text}Ends here`, unitPrice: '777' }];
  const sheets = sheetsOf((await pdfAt((await sent({ lines })).pdf)).rawPayload);
  const beginning = sheets.findIndex((sheet) => sheet.includes('Begins here'));
  expect(sheets[beginning]).toContain('777.00');
  expect(sheets[beginning]).not.toContain('Ends here');
  const end = sheets.findIndex((sheet) => sheet.includes('Ends here'));
  // From sheet to sheet without an empty one, each with the columns' names above it.
  expect([beginning, end]).toEqual([0, 1]);
  expect(sheets[end]).toMatch(/Description[^]*\bx\b[^]*Ends here/);
});

withPoppler('of very many line breaks in one line those beyond thirty are spaces, and every word stands', async () => {
  const words = Array.from({ length: 90 }, (_, index) => `w${index + 1}`);
  const one = { kind: 'item', quantity: 1, unitPrice: '1' };
  const lines = [
    { ...one, text: words.join('\n') },
    { ...one, text: `first${'\n'.repeat(400)}last` },
  ];
  const [sheet = '', ...rest] = sheetsOf((await pdfAt((await sent({ lines })).pdf)).rawPayload);
  expect(sheet).toMatch(/w29\n[^]*w30 w31 w32 /);
  for (const word of words) expect(sheet).toMatch(new RegExp(`\\b${word}\\b`));
  expect(rest.join('')).toMatch(/first[^]*last/);
});

withPoppler('it says what is due next, or why nothing is: by each way to pay, and where none is set', async () => {
  const settings = (await shop.staff<{ version: string }>('getSalesSettings')).data;
  let { version } = settings;
  const bank = { bank: 'KCB', branch: '', account: '1234567890', name: 'AngaLink Ltd' };
  const payBy = async (ways: object) =>
    ({ version } = (
      await shop.staff<{ version: string }>('updateSalesSettings', {
        body: { ...settings, mpesa: null, bank: null, ...ways, version },
      })
    ).data);
  const sheetOf = async ({ pdf }: Shared) => sheetsOf((await pdfAt(pdf)).rawPayload).join('');
  const accept = (one: Shared) =>
    shop.visitor('acceptSharedProposal', {
      path: { shareKey: keyOf(one) },
      body: { name: 'Achieng Otieno', version: 1 },
    });
  const pay = async (one: Shared, amount: string) => {
    const { proposals } = (
      await shop.staff<{ proposals: { id: string }[] }>('listProposals', { query: { search: one.number } })
    ).data;
    const body = { amount, method: 'cash', paidOn: '2026-01-05' };
    await shop.staff('recordPayment', { path: { id: proposals[0]?.id ?? '' }, body });
  };

  await payBy({});
  const first = await sent({ depositAmount: '20000' });
  expect(await sheetOf(first)).toContain('Ksh 20,000.00 is due next. We will tell you how to pay.');
  await payBy({ bank });
  expect(await sheetOf(first)).toContain('Ksh 20,000.00 to the bank: KCB, account 1234567890');
  expect(await sheetOf(first)).toContain('Read and accept it online');
  await accept(first);
  await pay(first, '20000.80');
  await payBy({ bank, mpesa: { kind: 'till', number: '998877', name: '' } });
  const rest = await sheetOf(first);
  // M-Pesa takes whole shillings, the bank the cents too.
  for (const text of [
    'Paying the balance',
    'Till number: 998877',
    'Amount: Ksh 86,300.00',
    'Or Ksh 86,299.20 to the bank: KCB',
  ])
    expect(rest).toContain(text);
  expect(rest).not.toContain('accept it online');
  await pay(first, '86299.20');
  expect(await sheetOf(first)).toContain('All of it is paid. Thank you.');

  // Without a deposit nothing is asked for before it is accepted, and nothing of one that is over.
  const second = await sent({ depositPercent: 0 });
  expect(await sheetOf(second)).not.toContain('Paying the');
  await accept(second);
  expect(await sheetOf(second)).toContain('Paying the balance');
  const third = await sent({ validUntil: '2099-01-01' });
  await shop.server.db.execute(sql`UPDATE proposals SET valid_until = '2020-01-01' WHERE share_key = ${keyOf(third)}`);
  expect(await sheetOf(third)).toContain('It is no longer valid.');
  const { rows } = await shop.server.db.execute<{ id: string }>(
    sql`SELECT id::text FROM proposals WHERE share_key = ${keyOf(third)}`,
  );
  const path = { id: rows[0]?.id ?? '' };
  await shop.staff('updateProposal', { path, body: { validUntil: '2099-02-01' } });
  const drafted = (await shop.staff<{ base64: string }>('getProposalPdf', { path })).data;
  expect(sheetsOf(Buffer.from(drafted.base64, 'base64')).join('')).not.toContain('It is no longer valid.');
  expect(await sheetOf(third)).not.toContain('Paying the');
});

withPoppler('letters that the font lacks are left out visibly, and all others stand', async () => {
  const text = 'Ng’ombe → “malipo” 王伟 好 Müller محمد علي Жук Mini™ 🛰️ ©';
  const [sheet] = sheetsOf((await pdfAt((await sent({ lines: [{ ...LINES[0], text }] })).pdf)).rawPayload);
  expect(sheet).toContain('Ng’ombe → “malipo” […] Müller […] Жук Mini™');
});

withPoppler('its code leads a camera to its page', async () => {
  const one = await sent();
  const { rawPayload } = await pdfAt(one.pdf);
  const image = execFileSync('pdftoppm', ['-r', '100', '-singlefile', '-'], { input: rawPayload, maxBuffer: 2 ** 26 });
  const [header = '', width = '', height = ''] =
    /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(image.toString('latin1', 0, 40)) ?? [];
  const pixels = image.subarray(header.length);
  const rgba = new Uint8ClampedArray((pixels.length / 3) * 4).map((_, at) =>
    at % 4 === 3 ? 255 : (pixels[Math.floor(at / 4) * 3 + (at % 4)] ?? 0),
  );
  expect(jsQR(rgba, Number(width), Number(height))?.data).toBe(`https://shop.example/q/${keyOf(one)}`);
});

withPoppler('ten lines with terms and steps are one sheet', async () => {
  const lines = Array.from({ length: 10 }, (_, index) => ({
    kind: 'item',
    text: `Satellite kit of the ${index + 1}. building, with its mount and forty metres of cable`,
    quantity: 2,
    unitPrice: '49900',
    discount: '100',
  }));
  const terms = 'The deposit is paid before delivery. What is delivered stays ours until it is paid.\n'.repeat(6);
  const one = await sent({ lines, terms, vatMode: 'lines', pricesIncludeVat: false, title: 'Internet for the farm' });
  await shop.visitor('acceptSharedProposal', { path: { shareKey: keyOf(one) }, body: { name: 'Achieng', version: 1 } });
  for (const language of ['en', 'sw'])
    expect(sheetsOf((await pdfAt(`${one.pdf}?language=${language}`)).rawPayload)).toHaveLength(1);
});

withPoppler(
  'what a failover lost and is sent anew, as the same version under the same link, is the paper',
  async () => {
    const one = await sent();
    const path = { shareKey: keyOf(one) };
    const { db } = shop.server;
    const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM proposals WHERE share_key = ${path.shareKey}`);
    const id = rows[0]?.id ?? '';
    const sendAgain = async (title: string) => {
      await shop.staff('updateProposal', { path: { id }, body: { title } });
      await shop.staff('sendProposal', { path: { id }, body: { channel: 'link' } });
      expect((await shop.visitor<Shared>('getSharedProposal', { path })).data).toMatchObject({ version: 2, title });
      return sheetsOf((await pdfAt(one.pdf)).rawPayload).join('');
    };
    expect(await sendAgain('For the farm')).toContain('For the farm');
    // As the standby has it that was behind.
    await db.execute(sql`DELETE FROM proposal_versions WHERE proposal_id = ${id} AND version = 2`);
    await db.execute(sql`UPDATE proposals SET version = 1 WHERE id = ${id}`);
    expect(await sendAgain('For the school')).toContain('For the school');
  },
);

test('staff read the paper of a draft; a link that leads nowhere has none', async () => {
  const { id } = await draftProposal(shop);
  const { data } = await shop.staff<{ name: string; base64: string }>('getProposalPdf', { path: { id } });
  expect(data.name).toBe('draft.pdf');
  expect(Buffer.from(data.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  expect((await pdfAt('/q/nothing.pdf')).statusCode).toBe(404);
  const opened = await shop.server.app.inject({ url: '/q/nothing.pdf', headers: { accept: 'text/html' } });
  expect([opened.statusCode, opened.headers.location]).toEqual([302, '/q/nothing']);
});

withPoppler(
  'what only steers tears no word; a line of pictures alone has the room of one; what the font has is shown',
  async () => {
    const text = 'instal\u00ADlation a\u2028b 1\uFE0F\u20E3 \uFB01bre \u{1F1F0}\u{1F1EA}Asante Cat6 ↔ PoE';
    const line = { kind: 'item', quantity: 1, unitPrice: '1' };
    const lines = [
      { ...line, text },
      { ...line, text: '📦' },
      { ...line, text: 'the last' },
    ];
    const [sheet = ''] = sheetsOf((await pdfAt((await sent({ lines })).pdf)).rawPayload);
    for (const shownText of ['installation a', 'b 1 fibre Asante Cat6 ↔ PoE', 'the last'])
      expect(sheet).toContain(shownText);
    expect(sheet).not.toContain('[…]');
  },
);
