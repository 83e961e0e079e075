import { dataOf } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import { serverNow } from '../../run/serverNow';
import type { Check } from '../check';
import { has, missing } from './compared';
import { asRead, eachField } from './proposalFields';
import {
  dayFromToday,
  dayInKenya,
  DRAFT,
  expectFigures,
  FIGURES,
  LINES,
  ON_TOP,
  readProposal,
  type Proposal,
} from './proposalFigures';
import { money } from './proposalMoney';
import { expectPayable } from './proposalShared';
import { begun, sendFilled } from './proposalSteps';
import { notByEmail, notSent } from './proposalUnsent';
import { phoneNumber } from './searching';
import { savedWithVersion } from './savedWithVersion';
import { walk } from './pages';

/** D50: quotations that staff make, as long as they are drafts. */
export const proposalDrafts: Check = {
  id: 'D50',
  name: 'proposal-drafts',
  reach: 'own',
  rule: 'A quotation of the staff begins as the settings say, and is kept as it was written, each field alone and at its ends, with figures that are counted in whole cents, halves up, and add up; it is listed as a draft, the newest first, found by what it says, changed only as it was read, has a PDF, and is gone once it is deleted. It cannot be sent while something is missing, nor by e-mail where the server says that it sends none, and what its lines cannot come to is 400. The settings are saved as they are sent (here those that stand; others with --allow-traces, and put back), a link shows where to pay as they say now, and they are refused with 409 in another version.',
  run: async (kit) => {
    kit.needs('createProposal', 'getProposal', 'updateProposal', 'deleteProposal', 'listProposals');
    const id = await begun(kit);
    const path = { id };
    const name = kit.own.marker();
    await kit.part('createProposal', () => asSettingsSay(kit, id));
    await kit.part('updateSalesSettings', () => settings(kit));
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
        of: 'updateProposal',
      });
    const more = { lines: [{ ...LINES[0], discount: '9.40' }] };
    kit.refuses(await kit.call('updateProposal', { path, json: more }), 400, 'lines', {
      when: 'for a discount of more than its line',
      fix: 'Compare the discount with quantity times price.',
      root: 'discount',
    });
    await kit.part('updateProposal', () => eachField(kit, id));
    await kit.part('updateProposal', () => money(kit, id));
    await kit.part('updateProposal', () => asRead(kit, id));
    await kit.part('sendProposal', () => notSent(kit, id));
    await kit.part('sendProposal', () => notByEmail(kit, id));
    // One that went out all the same has a number, and stays.
    if ((await readProposal(kit, id))?.number !== null) return;
    await kit.part('listProposals', () => listed(kit, id, name));
    await kit.part('getProposalPdf', () => paper(kit, id));
    await kit.must('deleteProposal', { path });
    kit.expect(await kit.call('getProposal', { path }), 404, {
      when: 'for a quotation that is deleted',
      fix: 'Delete the draft for good.',
      root: 'gone',
      of: 'deleteProposal',
    });
  },
};

/** What a draft begins with; the days may have changed over midnight. */
async function asSettingsSay(kit: Kit, id: string): Promise<void> {
  kit.needs('getSalesSettings');
  const settings = dataOf<SalesSettings>(await kit.must('getSalesSettings'));
  if (!settings) return;
  expectBegun(kit, await readProposal(kit, id), settings, 'en');
  const absent = { language: 'en', quotationId: kit.own.nothing() };
  const answer = await kit.call('createProposal', { json: absent });
  const unwanted = dataOf<{ id?: string }>(answer)?.id;
  if (unwanted !== undefined && answer.status < 300) kit.own.owns(unwanted, answer, 'proposal');
  const about = { when: 'for a request that there is not', fix: 'Look the request up.', root: 'request' };
  kit.refuses(answer, 400, 'quotationId', about);
  if (answer.status < 300 && unwanted !== undefined) await kit.call('deleteProposal', { path: { id: unwanted } });
}

interface SalesSettings {
  [field: string]: unknown;
  version: string;
  validDays: number;
  terms: Record<string, string>;
}

function expectBegun(kit: Kit, began: Proposal | undefined, settings: SalesSettings, language: string): void {
  const { vatRate, vatMode, pricesIncludeVat, depositPercent, validDays, terms } = settings;
  const due = {
    ...{ vatRate, vatMode, pricesIncludeVat, depositPercent, depositAmount: null, language },
    terms: terms[language] === '' ? null : terms[language],
    ...{ title: null, status: 'draft', number: null, version: 0, hasChanges: false, shareKey: null, pdf: null },
    ...{ sentAt: null, openedAt: null, acceptedAt: null, acceptedBy: null, payments: [], versions: [], lines: [] },
  };
  const [expected, got] = missing(began, due);
  const day = dayFromToday(kit, validDays);
  // Over midnight it was begun yesterday.
  const at = Date.parse(began?.createdAt ?? '');
  const isValid = [day, dayInKenya(validDays, at || serverNow(kit))].includes(String(began?.validUntil));
  if (expected === '{}' && isValid) return;
  kit.fail(kit.operation('createProposal'), {
    expected: isValid ? `a draft with ${expected}` : `validUntil ${day}, ${String(validDays)} days from today`,
    got: isValid ? got : String(began?.validUntil),
    fix: 'Take rate, form of the tax, deposit, days and the terms of its language over from the settings.',
    root: 'settings',
  });
}

async function listed(kit: Kit, id: string, name: string): Promise<void> {
  const { written, searched } = phoneNumber();
  const marks = { customerPhone: written[1] ?? '', customerEmail: `${name}@example.com`, title: `Title ${name}` };
  await kit.must('updateProposal', { path: { id }, json: { ...DRAFT, ...marks, customerName: name } });
  const read = await readProposal(kit, id);
  // Newer, and with none of the words: a list that is not searched has it first.
  const second = await begun(kit);
  const find = async (query: Record<string, string>) => {
    const { proposals = [] } = dataOf<{ proposals: Proposal[] }>(await kit.must('listProposals', { query })) ?? {};
    const at = proposals.findIndex((one) => one.id === id);
    return { found: proposals[at], isFirst: at === 0 };
  };
  const { title, customerPhone } = marks;
  const texts = [
    ...[name, name.toUpperCase(), ...Object.values(marks), `${customerPhone} ${title}`],
    ...searched.map((number) => `${name} ${number}`),
  ];
  const asked: [query: Record<string, string>, isDue: boolean][] = [
    [{ status: 'draft' }, true],
    ...['sent', 'opened', 'accepted', 'expired'].map((status): [Record<string, string>, boolean] => [
      { status },
      false,
    ]),
    ...(kit.offers('listProposals.search') ? texts : []).map((search): [Record<string, string>, boolean] => [
      { search },
      true,
    ]),
  ];
  for (const [query, isDue] of asked) {
    const { found, isFirst } = await find(query);
    const isBehind = 'search' in query && found !== undefined && !isFirst;
    if ((found !== undefined) !== isDue || isBehind)
      kit.fail(kit.operation('listProposals'), {
        expected: `the draft ${isDue ? '' : 'not '}${'search' in query ? 'first ' : ''}among those of ${JSON.stringify(query)}`,
        got: isBehind ? 'others stand before it' : isDue ? 'it is missing' : 'it is there',
        fix: 'Filter by the status as it is read; search number, title, name, phone and address, the phone by its digits alone.',
        root: 'search' in query ? 'search' : 'status',
      });
    expectSummary(kit, found, read);
  }
  const ids = await walk(kit, 'listProposals', 'proposals', 'staff', {});
  const [first, next] = [ids.indexOf(second), ids.indexOf(id)];
  if (first < 0 || next < first)
    kit.fail(kit.operation('listProposals'), {
      expected: 'the draft that was begun last before the one before it',
      got: `places ${String(first + 1)} and ${String(next + 1)}`,
      fix: 'Order by the moment they were begun, the newest first.',
      root: 'order',
    });
  await kit.must('deleteProposal', { path: { id: second } });
}

/** The list says of a quotation what it says of itself. */
export function expectSummary(kit: Kit, found: Proposal | undefined, read: Proposal | undefined): void {
  if (!found || !read) return;
  const [expected, got] = missing(
    found,
    Object.fromEntries(
      Object.keys(found)
        .filter((field) => field in read)
        .map((field) => [field, read[field]]),
    ),
  );
  if (expected !== '{}')
    kit.fail(kit.operation('listProposals'), {
      expected: `as getProposal answers it: ${expected}`,
      got,
      fix: 'Build the list’s records and the single one with the same code.',
      root: 'summary',
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
  if (kit.options.allow.traces) await otherSettings(kit);
}

/** Those of another shop, what begins with them and what began before. */
async function otherSettings(kit: Kit): Promise<void> {
  const first = await begun(kit);
  const before = await readProposal(kit, first);
  const shareKey = await sentKey(kit);
  const account = { bank: 'A bank', branch: '', account: '0110 220-330', name: 'The shop\u2019s name' };
  const texts = { en: `Terms of\n${'\u{1F4E1}'.repeat(1990)}`, sw: 'Masharti.' };
  await savedWithVersion<Record<string, unknown>>(kit, {
    read: 'getSalesSettings',
    save: 'updateSalesSettings',
    others: () => [
      {
        ...{ vatRate: 16.25, vatMode: 'total', pricesIncludeVat: false, depositPercent: 100, validDays: 365 },
        ...{ terms: texts, mpesa: { kind: 'till', number: '1234567890', name: '' }, bank: account },
      },
      {
        ...{ vatRate: 0, vatMode: 'none', pricesIncludeVat: true, depositPercent: 0, validDays: 1 },
        ...{ terms: { en: '', sw: '' }, mpesa: { kind: 'paybill', number: '0012345', name: 'Kit' }, bank: null },
      },
      {
        ...{ vatRate: 0, vatMode: 'none', pricesIncludeVat: true, depositPercent: 0, validDays: 1 },
        ...{ terms: { en: ' ', sw: '0' }, mpesa: null, bank: account },
      },
    ],
    saved: async (now) => {
      const id = await begun(kit, 'sw');
      expectBegun(kit, await readProposal(kit, id), now as SalesSettings, 'sw');
      await kit.must('deleteProposal', { path: { id } });
      if (shareKey !== null) expectPayable(kit, await kit.must('getSharedProposal', { path: { shareKey } }), now);
      if (!before) return;
      const { vatRate, vatMode, pricesIncludeVat, depositPercent, terms, validUntil } = before;
      const stays = { vatRate, vatMode, pricesIncludeVat, depositPercent, terms, validUntil };
      const [expected, got] = missing(await readProposal(kit, first), stays);
      if (expected !== '{}')
        kit.fail(kit.operation('updateSalesSettings'), {
          expected: `a quotation that exists with ${expected}`,
          got,
          fix: 'Copy the settings into the quotation when it is begun.',
          root: 'existing',
        });
    },
  });
  await kit.must('deleteProposal', { path: { id: first } });
}

/** The key of a link to one that is sent while the settings stand as they were; null where none can be. */
async function sentKey(kit: Kit): Promise<string | null> {
  if (!kit.offers('sendProposal') || !kit.offers('getSharedProposal')) return null;
  const id = await begun(kit);
  return kit.made(await sendFilled(kit, id), 'key', 'shareKey');
}
