import { dataOf, type Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';

interface Proposal {
  id: string;
  status: string;
  number: string | null;
  version: number;
  hasChanges: boolean;
  shareKey: string | null;
  pdf: string | null;
  openedAt: string | null;
  updatedAt: string;
  payments: { id: string }[];
}

/** Lines with what they come to, of prices with 16% tax in them and a deposit of a third, worked out by hand. */
const LINES = [
  { kind: 'item', text: 'A kit', quantity: 3, unitPrice: '3.13' },
  { kind: 'installation', text: 'Two lines\nof a text', quantity: 1, unitPrice: '7000', discount: '500.50' },
];
const DRAFT = {
  title: 'Of the contract kit',
  lines: LINES,
  vatRate: 16,
  vatMode: 'lines',
  pricesIncludeVat: true,
  depositPercent: 33,
  depositAmount: null,
};
const FIGURES = {
  lines: [
    { unitPrice: '3.13', discount: '0.00', amount: '9.39', vat: '1.30', total: '9.39' },
    { unitPrice: '7000.00', discount: '500.50', amount: '6499.50', vat: '896.48', total: '6499.50' },
  ],
  totals: { subtotal: '6508.89', discount: '500.50', vat: '897.78', total: '6508.89', deposit: '2148.00' },
};
/** The same, with the tax on top. */
const ON_TOP = {
  lines: [
    { amount: '9.39', vat: '1.50', total: '10.89' },
    { amount: '6499.50', vat: '1039.92', total: '7539.42' },
  ],
  totals: { subtotal: '6508.89', discount: '500.50', vat: '1041.42', total: '7550.31', deposit: '2492.00' },
};

/** Whether a value has all of another; amounts are compared as amounts. */
function has(value: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null)
    return typeof part === 'string' && /^[0-9.]+$/.test(part) ? Number(value) === Number(part) : value === part;
  return Object.entries(part).every(([key, inner]) => has((value as Record<string, unknown> | null)?.[key], inner));
}

function expectFigures(kit: Kit, answer: Exchange, due: object, root: string): void {
  if (has(dataOf(answer), due)) return;
  const { lines, totals } = dataOf<{ lines: unknown; totals: unknown }>(answer) ?? {};
  kit.fail(answer, {
    expected: JSON.stringify(due),
    got: JSON.stringify({ lines, totals }),
    fix: 'Count in whole cents: tax of each line, rounded to the cent with halves up; the totals are the sums of the lines, the deposit goes up to the next shilling.',
    root,
  });
}

async function begun(kit: Kit): Promise<string> {
  const made = await kit.must('createProposal', { json: { language: 'en' } });
  const id = dataOf<{ id?: string }>(made)?.id ?? '';
  kit.own.owns(id, made, 'proposal');
  return id;
}

const read = async (kit: Kit, id: string) => dataOf<Proposal>(await kit.must('getProposal', { path: { id } }));

/** D50: quotations that staff make, as long as they are drafts. */
export const proposalDrafts: Check = {
  id: 'D50',
  name: 'proposal-drafts',
  reach: 'own',
  rule: 'A quotation of the staff is kept as it was written, with figures that are counted in whole cents and add up; it is listed as a draft, changed only as it was read, has a PDF, and is gone once it is deleted. It cannot be sent without a line, and what its lines cannot come to is 400. The settings are saved as they are sent (here those that stand), and refused with 409 in another version.',
  run: async (kit) => {
    kit.needs('createProposal', 'getProposal', 'updateProposal', 'deleteProposal', 'listProposals');
    const id = await begun(kit);
    const path = { id };
    const name = kit.own.marker();
    await kit.part('sendProposal', () => notSent(kit, id));
    const first = await kit.must('updateProposal', { path, json: { ...DRAFT, customerName: name } });
    expectFigures(kit, first, FIGURES, 'included');
    const next = await kit.must('updateProposal', { path, json: { pricesIncludeVat: false } });
    expectFigures(kit, next, ON_TOP, 'on top');
    const kept = await kit.must('getProposal', { path });
    if (
      !has(dataOf(kept), {
        ...ON_TOP,
        title: DRAFT.title,
        customerName: name,
        status: 'draft',
        number: null,
        version: 0,
      })
    )
      kit.fail(kept, {
        expected: `a draft with ${JSON.stringify(DRAFT)}`,
        got: JSON.stringify(dataOf(kept)),
        fix: 'Keep each field as it was sent; what is left out keeps its value.',
        root: 'kept',
      });
    const more = { lines: [{ ...LINES[0], discount: '9.40' }] };
    kit.expect(await kit.call('updateProposal', { path, json: more }), 400, {
      when: 'for a discount of more than its line',
      fix: 'Compare the discount with quantity times price.',
      root: 'discount',
    });
    await kit.part('updateProposal', () => asRead(kit, id));
    await kit.part('listProposals', () => listed(kit, id, name));
    await kit.part('getProposalPdf', () => paper(kit, id));
    await kit.must('deleteProposal', { path });
    kit.own.gone(id);
    kit.expect(await kit.call('getProposal', { path }), 404, {
      when: 'for a quotation that is deleted',
      fix: 'Delete the draft for good.',
      root: 'gone',
    });
    await kit.part('updateSalesSettings', () => settings(kit));
  },
};

async function notSent(kit: Kit, id: string): Promise<void> {
  kit.needs('sendProposal');
  kit.expect(await kit.call('sendProposal', { path: { id }, json: { channel: 'link' } }), 409, {
    when: 'for a quotation without a line',
    fix: 'Refuse to send what has no line, and name `lines`; it takes no number.',
    root: 'empty',
  });
}

async function asRead(kit: Kit, id: string): Promise<void> {
  kit.needs('updateProposal.If-Match');
  const headers = { 'If-Match': '"of-another-version"' };
  kit.expect(await kit.call('updateProposal', { path: { id }, json: { title: 'Other' }, headers }), 412, {
    when: 'for another version',
    fix: 'Compare If-Match with updatedAt.',
    root: 'match',
  });
}

async function listed(kit: Kit, id: string, name: string): Promise<void> {
  const isThere = async (query: Record<string, string>) =>
    dataOf<{ proposals: Proposal[] }>(await kit.must('listProposals', { query }))?.proposals.some(
      (one) => one.id === id,
    ) ?? false;
  const asked: [query: Record<string, string>, isDue: boolean][] = [
    [{ status: 'draft' }, true],
    [{ status: 'accepted' }, false],
    ...(kit.offers('listProposals.search') ? [[{ search: name }, true] as [Record<string, string>, boolean]] : []),
  ];
  for (const [query, isDue] of asked)
    if ((await isThere(query)) !== isDue)
      kit.fail(kit.operation('listProposals'), {
        expected: `the draft ${isDue ? '' : 'not '}among those of ${JSON.stringify(query)}`,
        got: isDue ? 'it is missing' : 'it is there',
        fix: 'Filter by the status as it is read, and search the name.',
        root: JSON.stringify(Object.keys(query)),
      });
}

async function paper(kit: Kit, id: string): Promise<void> {
  kit.needs('getProposalPdf');
  const answer = await kit.must('getProposalPdf', { path: { id } });
  const bytes = Buffer.from(dataOf<{ base64: string }>(answer)?.base64 ?? '', 'base64');
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-')))
    kit.fail(answer, {
      expected: 'a PDF in base64',
      got: bytes.subarray(0, 20).toString('latin1'),
      fix: 'Answer the bytes of the PDF in base64.',
      root: 'pdf',
    });
}

async function settings(kit: Kit): Promise<void> {
  kit.needs('getSalesSettings', 'updateSalesSettings');
  const before = dataOf<object>(await kit.must('getSalesSettings')) ?? {};
  const saved = await kit.must('updateSalesSettings', { json: before });
  if (!has(dataOf(saved), { ...before, version: dataOf(saved)?.version }))
    kit.fail(saved, {
      expected: JSON.stringify(before),
      got: JSON.stringify(dataOf(saved)),
      fix: 'Keep the settings as they are sent.',
      root: 'settings',
    });
  kit.expect(await kit.call('updateSalesSettings', { json: { ...before, version: 'none-of-these' } }), 409, {
    when: 'for another version',
    fix: 'Compare the version first.',
    root: 'version',
  });
}

/** D51: a quotation that is sent, read, accepted and paid. Numbers have no gaps, so it stays. */
export const proposalLinks: Check = {
  id: 'D51',
  name: 'proposal-links',
  reach: 'traces',
  rule: 'Sent, a quotation has a number and a key of 128 bits that stay; sent again unchanged it is the same version, changed it takes the place of what the link showed. The link is read without a session, has a PDF, and nothing of it is kept by caches or search engines. It is opened by who has no session, accepted once, in the version that stands, and neither changed nor deleted after. A payment’s code counts once.',
  run: async (kit) => {
    kit.needs('createProposal', 'getProposal', 'updateProposal', 'sendProposal', 'getSharedProposal');
    const id = await begun(kit);
    const path = { id };
    const json = { ...DRAFT, customerName: kit.own.marker(), validUntil: null };
    await kit.must('updateProposal', { path, json });
    const send = () => kit.must('sendProposal', { path, json: { channel: 'link' } });
    const sent = await send();
    const before = dataOf<Proposal>(sent);
    const shareKey = before?.shareKey ?? '';
    kit.own.owns(shareKey, sent, 'key');
    const again = dataOf<Proposal>(await send());
    if (again?.number !== before?.number || again?.version !== 1 || again.shareKey !== shareKey)
      kit.fail(sent, {
        expected: `number ${String(before?.number)}, version 1 and the same key when it is sent again unchanged`,
        got: JSON.stringify([again?.number, again?.version, again?.shareKey]),
        fix: 'Freeze a version only where something differs; number and key are given once.',
        root: 'again',
      });
    await kit.part('getSharedProposal', () => shared(kit, shareKey, FIGURES));
    await kit.part('openSharedProposal', () => opened(kit, id, shareKey));
    await kit.must('updateProposal', { path, json: { pricesIncludeVat: false } });
    await kit.part('getSharedProposal', () => shared(kit, shareKey, { ...FIGURES, version: 1 }));
    await send();
    await kit.part('getSharedProposal', () => shared(kit, shareKey, { ...ON_TOP, version: 2, status: 'open' }));
    await kit.part('acceptSharedProposal', () => accepted(kit, id, shareKey));
    await kit.part('recordPayment', () => paid(kit, id));
    await kit.part('deleteProposal', async () => {
      kit.needs('deleteProposal');
      kit.expect(await kit.call('deleteProposal', { path }), 409, {
        when: 'for a quotation that was sent',
        fix: 'Keep what has a number: the numbers have no gaps.',
        root: 'stays',
      });
    });
  },
};

async function shared(kit: Kit, shareKey: string, due: object): Promise<void> {
  const answer = await kit.must('getSharedProposal', { path: { shareKey } });
  expectFigures(kit, answer, due, 'shared');
  for (const [name, value] of [
    ['cache-control', 'no-store'],
    ['x-robots-tag', 'noindex'],
  ] as const)
    if (!(answer.headers[name] ?? '').includes(value))
      kit.fail(answer, {
        expected: `${name}: ${value}`,
        got: answer.headers[name] ?? 'none',
        fix: 'A quotation is for who has its link: let nobody keep or find it.',
        root: name,
      });
  kit.expect(
    await kit.call('getSharedProposal', { path: { shareKey: shareKey.toUpperCase().replace('_', '-') } }),
    404,
    { when: 'for the key in other letters', fix: 'Compare the key as a whole text.', root: 'key' },
  );
}

async function opened(kit: Kit, id: string, shareKey: string): Promise<void> {
  kit.needs('openSharedProposal');
  const path = { shareKey };
  await kit.must('openSharedProposal', { path });
  const byStaff = (await read(kit, id))?.openedAt;
  await kit.must('openSharedProposal', { path, as: 'visitor' });
  const by = await read(kit, id);
  if (byStaff !== null || by?.openedAt === null || by?.status !== 'opened')
    kit.fail(kit.operation('openSharedProposal'), {
      expected: 'openedAt once somebody without a session opened it, and not before',
      got: JSON.stringify([byStaff, by?.openedAt, by?.status]),
      fix: 'Note the first opening by a visitor; reading counts for nothing, and neither does staff.',
      root: 'opened',
    });
}

async function accepted(kit: Kit, id: string, shareKey: string): Promise<void> {
  kit.needs('acceptSharedProposal');
  const accept = (version: number) =>
    kit.call('acceptSharedProposal', { path: { shareKey }, json: { name: 'Contract Kit', version } });
  kit.expect(await accept(1), 409, {
    when: 'for a version that was replaced',
    fix: 'Accept only the version that stands.',
    root: 'replaced',
  });
  const answers = await Promise.all([accept(2), accept(2), accept(2)]);
  const taken = answers.filter(({ status }) => status === 200);
  const [first] = answers;
  if (first && taken.length !== 1)
    kit.fail(first, {
      expected: 'one 200 of three that come together, and 409 for the others',
      got: answers.map(({ status }) => status).join(', '),
      fix: 'Put the condition into the statement that accepts.',
      root: 'once',
    });
  kit.expect(await kit.call('updateProposal', { path: { id }, json: { title: 'Other' } }), 409, {
    when: 'for an accepted quotation',
    fix: 'What was accepted stays as it was.',
    root: 'frozen',
  });
}

async function paid(kit: Kit, id: string): Promise<void> {
  kit.needs('recordPayment', 'deletePayment');
  const path = { id };
  const code = `KIT-${kit.own.marker().toUpperCase()}`.slice(0, 30);
  const json = { amount: '1000.5', method: 'bank', code, paidOn: '2026-01-02' };
  const made = await kit.must('recordPayment', { path, json });
  const paymentId = dataOf<{ id?: string }>(made)?.id ?? '';
  kit.own.owns(paymentId, made, 'payment');
  kit.expect(await kit.call('recordPayment', { path, json }), 409, {
    when: 'for a code that is recorded',
    fix: 'Let a unique key of method and code decide.',
    root: 'code',
  });
  const owed = await kit.must('getProposal', { path });
  if (!has(dataOf(owed), { paid: '1000.50', balance: '6549.81', depositDue: '1491.50' }))
    kit.fail(owed, {
      expected: 'paid 1000.50, balance 6549.81 and depositDue 1491.50',
      got: JSON.stringify(dataOf(owed)),
      fix: 'Take the payments off the total and the deposit of what was sent.',
      root: 'balance',
    });
  kit.expect(await kit.call('recordPayment', { path, json: { ...json, method: 'mpesa' } }), 400, {
    when: 'for a code that M-Pesa does not print',
    fix: 'Ask for ten letters and digits with M-Pesa.',
    root: 'mpesa',
  });
  await kit.must('deletePayment', { path: { id, paymentId } });
  kit.own.gone(paymentId);
  kit.expect(await kit.call('deletePayment', { path: { id, paymentId } }), 404, {
    when: 'for a payment that was taken back',
    fix: 'Delete the payment for good.',
    root: 'payment',
  });
}
