import { setTimeout as wait } from 'node:timers/promises';
import { dataOf, type Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { LINE } from '../input/unicodeRoundtrip';
import { fetchFollowing } from '../uploads/galleries';
import { marked } from './followed';
import { ofRequest } from './proposalBeginnings';
import { expectSummary } from './proposalDrafts';
import {
  begun,
  dayInKenya,
  DRAFT,
  expectFigures,
  FIGURES,
  lastDay,
  LINES,
  missing,
  ON_TOP,
  ownName,
  readProposal,
  type Proposal,
} from './proposalFigures';
import { paid } from './proposalPayments';

/** D51: a quotation that is sent, read, accepted and paid. Numbers have no gaps, so it stays. */
export const proposalLinks: Check = {
  id: 'D51',
  name: 'proposal-links',
  reach: 'traces',
  rule: 'A quotation of a request takes over who asked, the products at today’s prices and what the county costs; sent, it makes the request quoted, and what becomes of it stands in its history. Sent, a quotation has a number of the year without gaps, also of several at once, and a key of 128 bits that stay; sent again unchanged it is the same version, changed it takes the place of what the link showed, which until then nothing of the draft is in. The link is read without a session, has a PDF of what was sent in both languages, and nothing of it is kept by caches or search engines. It is opened by who has no session, the first time counts, accepted once, in the version that stands, and neither changed nor deleted after. A payment is kept as it was sent, counts until it is deleted, and its code once over all quotations.',
  run: async (kit) => {
    kit.needs('createProposal', 'getProposal', 'updateProposal', 'sendProposal', 'getSharedProposal');
    const id = await begun(kit);
    const path = { id };
    const name = kit.own.marker();
    const texts = { title: 'As it was sent', customerName: name, terms: 'Of the first version.' };
    const drafted = await kit.must('updateProposal', { path, json: { ...DRAFT, ...texts, validUntil: dayInKenya(1) } });
    const by = await ownName(kit);
    // Of no request, in whose history it would stand.
    const sent = await marked(kit, () => send(kit, id));
    const first = dataOf<Proposal>(sent);
    const shareKey = kit.made(sent, 'key', 'shareKey');
    const number = first?.number ?? '';
    if (first?.updatedAt === dataOf<Proposal>(drafted)?.updatedAt)
      kit.fail(sent, {
        expected: 'another updatedAt once it is sent, which changes what it says of itself',
        got: String(first?.updatedAt),
        fix: 'Move updatedAt in the statement that sends, so that If-Match notices it.',
        root: 'updatedAt',
      });
    const one = { version: 1, total: FIGURES.totals.total, by };
    await expectState(kit, { id, of: 'sendProposal', step: 'sent' }, { ...SENT, version: 1, versions: [one] });
    const again = dataOf<Proposal>(await send(kit, id));
    if (
      again?.number !== number ||
      again?.version !== 1 ||
      again.shareKey !== shareKey ||
      again.sentAt !== first?.sentAt
    )
      kit.fail(sent, {
        expected: `number ${number}, version 1 and the same key when it is sent again unchanged`,
        got: JSON.stringify([again?.number, again?.version, again?.shareKey, again?.sentAt]),
        fix: 'Freeze a version only where something differs; number and key are given once.',
        root: 'again',
      });
    const shown = { ...texts, number, ...OPEN, validUntil: dayInKenya(1), ...FIGURES };
    const v1 = {
      ...shown,
      version: 1,
      replacedAt: null,
      sentAt: first?.sentAt,
      balance: '6508.89',
      depositDue: '2148.00',
    };
    await kit.part('getSharedProposal', () => shared(kit, shareKey, v1));
    await kit.part('openSharedProposal', () => opened(kit, id, shareKey));
    await kit.part('getProposal', () => served(kit, id, first?.pdf ?? null));
    // Nothing of the draft is seen before it is sent again.
    await kit.must('updateProposal', { path, json: { title: 'Of the draft', pricesIncludeVat: false, terms: '' } });
    const left = { balance: v1.balance, depositDue: v1.depositDue };
    const draft = { hasChanges: true, version: 1, ...left, ...ON_TOP };
    await expectState(kit, { id, of: 'updateProposal', step: 'changed' }, draft);
    await expectListed(kit, id, { hasChanges: true, total: FIGURES.totals.total });
    await kit.part('getSharedProposal', () => shared(kit, shareKey, v1));
    await kit.must('updateProposal', {
      path,
      json: { title: texts.title, pricesIncludeVat: true, terms: texts.terms },
    });
    await expectState(kit, { id, of: 'updateProposal', step: 'as it was' }, { hasChanges: false });
    await kit.part('getSharedProposal', () => apart(kit));
    const validUntil = lastDay();
    await kit.must('updateProposal', { path, json: { pricesIncludeVat: false, title: 'Second', validUntil } });
    await kit.part('sendProposal', () => asRead(kit, id));
    const second = dataOf<Proposal>(await send(kit, id));
    const two = { version: 2, total: ON_TOP.totals.total, by };
    const all = { ...SENT, version: 2, number, shareKey, versions: [two, one], total: two.total };
    await expectState(kit, { id, of: 'sendProposal', step: 'sent again' }, all);
    const v2 = { ...shown, ...ON_TOP, title: 'Second', version: 2, validUntil, sentAt: second?.sentAt };
    await kit.part('getSharedProposal', () => shared(kit, shareKey, v2, first?.sentAt ?? ''));
    // The first of each version.
    await kit.part('openSharedProposal', () => opened(kit, id, shareKey));
    await kit.part('acceptSharedProposal', () => accepted(kit, id, shareKey));
    await kit.part('sendProposal', async () => {
      const [other, draft] = await numbered(kit);
      await kit.part('recordPayment', () => paid(kit, id, other, draft));
      if (draft !== undefined && kit.offers('deleteProposal'))
        await kit.must('deleteProposal', { path: { id: draft } });
    });
    await kit.part('createProposal', () => ofRequest(kit));
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

const SENT = { status: 'sent', hasChanges: false, openedAt: null, acceptedAt: null, acceptedBy: null, paid: '0' };
const leftOf = (read: Proposal | undefined) => ({
  status: read?.status,
  balance: read?.balance,
  depositDue: read?.depositDue,
});

/** One whose draft is changed in every field, its last day too: who reads the link, and how far it has come, know nothing of that. */
async function apart(kit: Kit): Promise<void> {
  const id = await begun(kit);
  const path = { id };
  const begin = { ...DRAFT, customerName: kit.own.marker(), validUntil: dayInKenya(1), terms: 'As they were sent.' };
  await kit.must('updateProposal', { path, json: begin });
  const shareKey = kit.made(await send(kit, id), 'key', 'shareKey');
  const open = async () =>
    kit.offers('getDashboardSummary')
      ? dataOf<{ sales?: { open: { value: string } } }>(await kit.must('getDashboardSummary'))?.sales?.open.value
      : undefined;
  const look = async () => {
    const read = await readProposal(kit, id);
    const link = dataOf<object>(await kit.must('getSharedProposal', { path: { shareKey } })) ?? {};
    return { getSharedProposal: link, getProposal: leftOf(read), getDashboardSummary: [await open()] };
  };
  const before = await look();
  await kit.must('updateProposal', { path, json: OTHERWISE });
  const after = await look();
  for (const operation of ['getSharedProposal', 'getProposal', 'getDashboardSummary'] as const) {
    const [due, got] = missing(after[operation], { ...before[operation] });
    if (due === '{}') continue;
    // Others may send quotations meanwhile.
    if (operation === 'getDashboardSummary' && (await open()) !== after[operation][0]) continue;
    kit.fail(kit.operation(operation), {
      expected: `${due} still, once the draft is otherwise in every field`,
      got,
      fix: 'Take from what was sent what is shown, counted and decided about it: nothing of the draft.',
      root: 'apart',
    });
  }
  await expectListed(kit, id, { status: before.getProposal.status, total: FIGURES.totals.total });
}

/** A draft that has nothing in common with what was sent. */
const OTHERWISE = {
  ...{ title: '', customerName: 'Another', customerPhone: '0700', customerEmail: 'another@example.com', terms: '' },
  ...{ language: 'sw', vatRate: 0, vatMode: 'none', pricesIncludeVat: false, depositPercent: 1, depositAmount: '1' },
  ...{ validUntil: dayInKenya(-2), lines: [{ kind: 'other', text: 'Another', quantity: 2, unitPrice: '0.5' }] },
};
const OPEN = {
  status: 'open',
  language: 'en',
  vatRate: 16,
  vatMode: 'lines',
  acceptedAt: null,
  acceptedBy: null,
  paid: '0',
};

const send = (kit: Kit, id: string) => kit.must('sendProposal', { path: { id }, json: { channel: 'link' } });

/** What a quotation says of itself after a step, in its list too. */
async function expectState(
  kit: Kit,
  { id, of, step }: { id: string; of: string; step: string },
  {
    versions,
    ...due
  }: Record<string, unknown> & { versions?: { version: number; total: string; by: string | null }[] },
): Promise<void> {
  const read = await readProposal(kit, id);
  const frozen = read?.versions.map(({ version, total, by }) => ({ version, total, by }));
  const named = versions?.map((one) => (one.by === null ? { version: one.version, total: one.total } : one));
  const [expected, got] = missing({ ...read, versions: frozen }, { ...due, ...(named && { versions: named }) });
  const isDated = versions === undefined || (read?.sentAt !== null && read?.versions[0]?.sentAt === read?.sentAt);
  if (expected === '{}' && isDated) return;
  // Its number, its key and its versions are made by the step; whether it has changes and what is left to pay is told by whoever reads it.
  const isRead = /hasChanges|balance|depositDue/.test(expected) && of === 'updateProposal';
  kit.fail(kit.operation(isRead ? 'getProposal' : of), {
    expected: expected === '{}' ? 'sentAt of what was sent last' : `once it was ${step}: ${expected}`,
    got: expected === '{}' ? JSON.stringify([read?.sentAt, read?.versions]) : got,
    fix: 'Compare the draft with what was sent last; keep each version with who sent it, when, and its total, the latest first.',
    root: 'state',
  });
}

async function expectListed(kit: Kit, id: string, due: Record<string, unknown>): Promise<void> {
  if (!kit.offers('listProposals')) return;
  const found = dataOf<{ proposals: Proposal[] }>(await kit.must('listProposals'))?.proposals.find(
    (one) => one.id === id,
  );
  // Where others have begun quotations meanwhile it may stand on a later page.
  if (!found) return;
  const [expected, got] = missing(found, due);
  if (expected !== '{}')
    kit.fail(kit.operation('listProposals'), {
      expected: `${expected}, of what was sent`,
      got,
      fix: 'List the total of what was sent, of a draft its own, and whether the draft differs.',
      root: 'total',
    });
  expectSummary(kit, found, await readProposal(kit, id));
}

/** @param after where it took the place of another version: when that was sent */
async function shared(kit: Kit, shareKey: string, due: Record<string, unknown>, after?: string): Promise<void> {
  const answer = await kit.must('getSharedProposal', { path: { shareKey } });
  expectFigures(kit, answer, { totals: due.totals, lines: due.lines }, 'shared');
  const read = dataOf(answer);
  const [expected, got] = missing(read, due);
  const replacedAt = Date.parse(String(read?.replacedAt));
  const isReplaced = after === undefined || replacedAt >= Date.parse(after);
  if (expected !== '{}' || !isReplaced)
    kit.fail(answer, {
      expected: expected === '{}' ? `replacedAt after ${String(after)}, when the version before was sent` : expected,
      got: expected === '{}' ? JSON.stringify(read?.replacedAt) : got,
      fix: 'Show what was sent last as it was sent, and nothing of the draft.',
      root: 'shared',
    });
  if (kit.offers('getSalesSettings')) {
    const { mpesa, bank } = dataOf<Record<string, unknown>>(await kit.must('getSalesSettings')) ?? {};
    const [where, other] = missing(read?.payment, { mpesa, bank });
    if (where !== '{}')
      kit.fail(answer, {
        expected: `to be paid at ${where}`,
        got: other,
        fix: 'Show where to pay as the settings are now.',
        root: 'shared',
      });
  }
  for (const [name, value] of [
    ['cache-control', 'no-store'],
    ['x-robots-tag', 'noindex'],
  ] as const)
    if (!(answer.headers[name] ?? '').includes(value))
      kit.fail(answer, {
        expected: `${name}: ${value}`,
        got: String(answer.headers[name] ?? 'none'),
        fix: 'A quotation is for who has its link: let nobody keep or find it.',
        root: name,
      });
  for (const other of [shareKey.toUpperCase().replace('_', '-'), shareKey.slice(0, -1), `${shareKey}A`])
    kit.expect(await kit.call('getSharedProposal', { path: { shareKey: other } }), 404, {
      when: 'for the key in other letters, or a part of it',
      fix: 'Compare the key as a whole text.',
      root: 'key',
    });
}

async function opened(kit: Kit, id: string, shareKey: string): Promise<void> {
  kit.needs('openSharedProposal');
  const path = { shareKey };
  await kit.must('getSharedProposal', { path, as: 'visitor' });
  await kit.must('openSharedProposal', { path, as: 'staff' });
  const byStaff = (await readProposal(kit, id))?.openedAt;
  await kit.must('openSharedProposal', { path, as: 'visitor' });
  const by = await readProposal(kit, id);
  if (byStaff !== null || by?.openedAt === null || by?.status !== 'opened')
    kit.fail(kit.operation('openSharedProposal'), {
      expected: 'openedAt once somebody without a session opened it, and not before',
      got: JSON.stringify([byStaff, by?.openedAt, by?.status]),
      fix: 'Note the first opening by a visitor; reading counts for nothing, and neither does staff.',
      root: 'opened',
    });
  await wait(20);
  await kit.must('openSharedProposal', { path, as: 'visitor' });
  const later = (await readProposal(kit, id))?.openedAt;
  if (later !== by?.openedAt)
    kit.fail(kit.operation('openSharedProposal'), {
      expected: `openedAt ${String(by?.openedAt)}, the first time`,
      got: String(later),
      fix: 'Note the first opening alone: UPDATE … WHERE opened_at IS NULL.',
      root: 'first',
    });
}

const isPdf = ({ status, headers, body }: Exchange) =>
  status === 200 &&
  (headers['content-type'] ?? '').startsWith('application/pdf') &&
  body.subarray(0, 5).toString() === '%PDF-';

/** The PDF of what was sent, which is served to whoever has its address, and stays while the draft grows. */
const inLanguage = (kit: Kit, pdf: string, language: string): Promise<Exchange> =>
  fetchFollowing(kit, `${pdf}${pdf.includes('?') ? '&' : '?'}language=${language}`);

async function served(kit: Kit, id: string, pdf: string | null): Promise<void> {
  if (pdf === null) return;
  const before = await fetchFollowing(kit, pdf);
  if (!isPdf(before)) {
    kit.fail(kit.operation('getProposal'), {
      expected: `200 with application/pdf at pdf, ${pdf}, without a session`,
      got: before.failure ?? `${String(before.status)} ${before.headers['content-type'] ?? ''}`,
      fix: 'Serve the PDF of what was sent at `pdf`; a relative address stands below the origin of the API.',
      root: 'pdf',
    });
    return;
  }
  const { shareKey } = (await readProposal(kit, id)) ?? {};
  // Of a key that nothing has, where the address holds the key.
  const elsewhere = typeof shareKey === 'string' ? pdf.replace(shareKey, `${shareKey.slice(0, -2)}AA`) : pdf;
  if (elsewhere !== pdf && isPdf(await fetchFollowing(kit, elsewhere)))
    kit.fail(kit.operation('getProposal'), {
      expected: `no PDF at ${elsewhere}, with another key`,
      got: 'a PDF',
      fix: 'Look the quotation up by the whole key.',
      root: 'pdf key',
    });
  const [english, swahili] = [await inLanguage(kit, pdf, 'en'), await inLanguage(kit, pdf, 'sw')];
  if (!isPdf(english) || !isPdf(swahili) || english.body.equals(swahili.body))
    kit.fail(kit.operation('getSharedProposal'), {
      expected: 'PDFs of other words with language=en and language=sw',
      got: [english, swahili].map(({ status, body }) => `${String(status)}, ${String(body.length)} bytes`).join('; '),
      fix: 'Let `language` of the PDF’s address choose the language of its words.',
      root: 'language',
    });
  kit.needs('getProposalPdf');
  const path = { id };
  const words = (at: number) =>
    Array.from({ length: 60 }, (_, word) => ((at * 61 + word) * 7919).toString(36)).join(' ');
  const many = Array.from({ length: 90 }, (_, at) => ({ kind: 'other', text: words(at), quantity: 1, unitPrice: '1' }));
  await kit.must('updateProposal', { path, json: { lines: many } });
  const paper = await kit.call('getProposalPdf', { path });
  const draft = Buffer.from(dataOf<{ base64: string }>(paper)?.base64 ?? '', 'base64').length;
  const after = await fetchFollowing(kit, pdf);
  // Whatever came of it: what follows is of the lines of before.
  await kit.must('updateProposal', { path, json: { lines: LINES } });
  if (!kit.expect(paper, 200, { when: 'for a draft of 90 lines', fix: 'Make a PDF of as many lines as there may be.' }))
    return;
  if (draft < before.body.length + 3000)
    kit.fail(paper, {
      expected: `more than ${String(before.body.length)} bytes, those of what was sent: the draft has 90 long lines`,
      got: String(draft),
      fix: 'Make the PDF of the draft as it stands.',
      root: 'draft',
    });
  else if (!isPdf(after) || after.body.length > (before.body.length + draft) / 2)
    kit.fail(kit.operation('getProposal'), {
      expected: `at pdf what was sent, as before of some ${String(before.body.length)} bytes`,
      got: `${String(after.body.length)} bytes, with a draft of ${String(draft)}`,
      fix: 'Serve what was sent last, not the draft.',
      root: 'pdf',
    });
}

async function asRead(kit: Kit, id: string): Promise<void> {
  kit.needs('sendProposal.If-Match');
  const headers = { 'If-Match': '"of-another-version"' };
  kit.expect(await kit.call('sendProposal', { path: { id }, json: { channel: 'link' }, headers }), 412, {
    when: 'for another version',
    fix: 'Compare If-Match with updatedAt before anything is frozen.',
    root: 'match',
  });
}

/** With blanks around it, and signs. */
const NAME = ` Contract Kit ${LINE}`;

async function accepted(kit: Kit, id: string, shareKey: string): Promise<void> {
  kit.needs('acceptSharedProposal');
  const accept = (version: number) =>
    kit.call('acceptSharedProposal', { path: { shareKey }, json: { name: NAME, version } });
  for (const version of [1, 3])
    kit.refuses(await accept(version), 409, 'version', {
      when: version === 1 ? 'for a version that was replaced' : 'for a version that there is not',
      fix: 'Accept only the version that stands.',
      root: 'replaced',
    });
  const answers = await Promise.all([accept(2), accept(2), accept(2)]);
  const taken = answers.filter(({ status }) => status === 200);
  const [first] = taken;
  if (taken.length !== 1)
    kit.fail(kit.operation('acceptSharedProposal'), {
      expected: 'one 200 of three that come together, and 409 for the others',
      got: answers.map(({ status }) => status).join(', '),
      fix: 'Put the condition into the statement that accepts.',
      root: 'once',
    });
  const due = { status: 'accepted', acceptedBy: NAME, version: 2 };
  const read = await readProposal(kit, id);
  const [expected, got] = missing(first && dataOf(first), due);
  const [kept, is] = missing(read, due);
  if (first && (expected !== '{}' || kept !== '{}' || read?.acceptedAt === null))
    kit.fail(first, {
      expected: `accepted, with who and when: ${kept === '{}' ? expected : kept}`,
      got: kept === '{}' ? `${got}, acceptedAt ${String(read?.acceptedAt)}` : is,
      fix: 'Keep the name and the moment, and answer the quotation as it was accepted.',
      root: 'accepted',
    });
  kit.refuses(await accept(2), 409, 'status', { when: 'a second time', fix: 'Accept once.', root: 'twice' });
  const before = { 'if-match': '"2001-01-01T00:00:00.000Z"' };
  for (const [operation, json, headers] of [
    ['updateProposal', { title: 'Other' }, {}],
    ['updateProposal', { title: 'Other' }, before],
    ['sendProposal', { channel: 'link' }, {}],
  ] as const)
    kit.expect(await kit.call(operation, { path: { id }, json, headers }), 409, {
      when: headers === before ? 'for an accepted quotation, read before' : 'for an accepted quotation',
      fix: 'What was accepted stays as it was, and is said to before anything else is compared.',
      root: 'frozen',
    });
}

/**
 * Numbers of quotations that are sent at once, one of them several times, and of one that was refused first.
 * @returns one that was sent, and one that was not
 */
async function numbered(kit: Kit): Promise<[sent: string, draft: string | undefined]> {
  const draft = async () => {
    const id = await begun(kit);
    // A deposit of all that it comes to is not beyond it.
    const depositAmount = FIGURES.totals.total;
    const json = { ...DRAFT, depositAmount, customerName: kit.own.marker(), validUntil: null };
    await kit.must('updateProposal', { path: { id }, json });
    return id;
  };
  const [one, other, last, unsent] = [await draft(), await draft(), await draft(), await draft()];
  await Promise.all([send(kit, one), send(kit, one), send(kit, other), send(kit, one)]);
  await kit.must('updateProposal', { path: { id: unsent }, json: { customerName: '' } });
  await kit.call('sendProposal', { path: { id: unsent }, json: { channel: 'link' } });
  await send(kit, last);
  const read = await Promise.all([one, other, last].map((id) => readProposal(kit, id)));
  const numbers = read.map((proposal) => proposal?.number ?? '');
  const counts = numbers.map((number) => Number(number.split('-')[2]));
  const years = [dayInKenya(), dayInKenya(0, Date.now() - 60_000)].map((day) => day.slice(0, 4));
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const between = Array.from({ length: Math.min(20, most - least) }, (_, at) => least + at).filter(
    (count) => !counts.includes(count),
  );
  const gaps: number[] = [];
  // Others may send meanwhile: theirs are found.
  for (const count of kit.offers('listProposals.search') ? between : []) {
    const search = `-${String(count).padStart(4, '0')}`;
    const { proposals = [] } =
      dataOf<{ proposals: Proposal[] }>(await kit.must('listProposals', { query: { search } })) ?? {};
    if (!proposals.some(({ number }) => number?.endsWith(search))) gaps.push(count);
  }
  if (
    new Set(numbers).size !== 3 ||
    gaps.length > 0 ||
    numbers.some((number) => !years.includes(number.split('-')[1] ?? ''))
  )
    kit.fail(kit.operation('sendProposal'), {
      expected: `three numbers of ${String(years[0])} without gaps, two of them given at once`,
      got: `${numbers.join(', ')}${gaps.length > 0 ? `; nothing has ${gaps.join(', ')}` : ''}`,
      fix: 'Count in a row of its own that is locked, in the transaction that freezes: what is refused or comes twice takes no number.',
      root: 'number',
    });
  if (read[0]?.version !== 1 || read[0].versions.length !== 1)
    kit.fail(kit.operation('sendProposal'), {
      expected: 'version 1 of what was sent three times at once',
      got: JSON.stringify([read[0]?.version, read[0]?.versions.length]),
      fix: 'Lock the quotation before it is compared with what was sent.',
      root: 'at once',
    });
  if (kit.offers('listProposals.search')) {
    const [number = ''] = numbers;
    for (const search of [number, number.toLowerCase()]) {
      const found = dataOf<{ proposals: Proposal[] }>(await kit.must('listProposals', { query: { search } }));
      // Newer ones have been sent since.
      if (found?.proposals[0]?.id === one) continue;
      kit.fail(kit.operation('listProposals'), {
        expected: `the quotation ${number} first among those of search=${search}`,
        got: found?.proposals[0]?.number ?? 'nothing',
        fix: 'Search number, title, name, phone and address, in any case.',
        root: 'search',
      });
    }
  }
  return [other, (await readProposal(kit, unsent))?.number === null ? unsent : undefined];
}
