import { dataOf, type Exchange } from '../../http/exchange';
import { CannotJudge } from '../../run/cannotJudge';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { missing, same } from './compared';
import { marked } from './followed';
import { judgeNow } from '../protocol/timestamps';
import { ofRequest } from './proposalBeginnings';
import { expectSummary } from './proposalDrafts';
import { dayFromToday, DRAFT, FIGURES, lastDay, ON_TOP, ownName, readProposal, type Proposal } from './proposalFigures';
import { numbered } from './proposalNumbers';
import { served } from './proposalPaper';
import { eachChange } from './proposalFields';
import { paid } from './proposalPayments';
import { accepted, acceptedByZero, opened, shared } from './proposalShared';
import { begun, send } from './proposalSteps';

/** D51: a quotation that is sent, read, accepted and paid. Numbers have no gaps, so it stays. */
export const proposalLinks: Check = {
  id: 'D51',
  name: 'proposal-links',
  reach: 'traces',
  rule: 'A quotation of a request takes over who asked, the products at today’s prices and what the county costs, and can be saved as it begins, whatever numbers its note names; sent, it makes the request quoted, a closed one too, and what becomes of it stands in its history. Sent, a quotation has a number of the year without gaps, also of several at once, and a key of 128 random bits, none of which leads to another, that stay; sent again unchanged it is the same version, changed it takes the place of what the link showed, which until then nothing of the draft is in: that the draft differs is said of each field alone, and no more once it is put back. The link is read without a session, has a PDF of what was sent in both languages, and nothing of it is kept by caches or search engines. It is opened by who has no session, the first time counts, accepted once, in the version that stands, which the link shows with who and when as staff read it, and neither changed nor deleted after. A payment is kept as it was sent, counts until it is deleted, and its code once over all quotations.',
  run: async (kit) => {
    kit.needs('createProposal', 'getProposal', 'updateProposal', 'sendProposal', 'getSharedProposal');
    const id = await begun(kit);
    const path = { id };
    const name = kit.own.marker();
    const texts = { title: 'As it was sent', customerName: name, terms: 'Of the first version.' };
    const tomorrow = dayFromToday(kit, 1);
    const drafted = await kit.must('updateProposal', { path, json: { ...DRAFT, ...texts, validUntil: tomorrow } });
    const by = await ownName(kit);
    // Of no request, in whose history it would stand.
    const sent = await marked(kit, () => send(kit, id));
    const first = dataOf<Proposal>(sent);
    const shareKey = kit.made(sent, 'key', 'shareKey');
    judgeNow(kit, sent, { ...first }, ['createdAt', 'updatedAt', 'sentAt']);
    const number = first?.number ?? '';
    if (kit.offers('sendProposal.If-Match') && first?.updatedAt === dataOf<Proposal>(drafted)?.updatedAt)
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
    const shown = { ...texts, number, ...OPEN, validUntil: tomorrow, ...FIGURES };
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
    await sentUnchanged(kit, id, shareKey);
    await kit.part('getProposal', () => served(kit, id, first?.pdf ?? null));
    // Nothing of the draft is seen before it is sent again.
    await kit.must('updateProposal', { path, json: { title: 'Of the draft', pricesIncludeVat: false, terms: '' } });
    const left = { balance: v1.balance, depositDue: v1.depositDue };
    const draft = { hasChanges: true, version: 1, ...left, ...ON_TOP };
    await expectState(kit, { id, of: 'updateProposal', step: 'changed' }, draft);
    await expectListed(kit, id, { hasChanges: true, total: FIGURES.totals.total });
    await kit.part('getSharedProposal', () => shared(kit, shareKey, v1));
    const asItWas = await kit.must('updateProposal', {
      path,
      json: { title: texts.title, pricesIncludeVat: true, terms: texts.terms, lines: DRAFT.lines },
    });
    await expectState(kit, { id, of: 'updateProposal', step: 'as it was' }, { hasChanges: false });
    await kit.part('updateProposal', () => eachChange(kit, id, { ...texts, validUntil: tomorrow }));
    await sentUnchanged(kit, id, shareKey);
    await kit.part('getSharedProposal', () => apart(kit));
    const validUntil = lastDay(kit);
    await kit.must('updateProposal', { path, json: { pricesIncludeVat: false, title: 'Second', validUntil } });
    await kit.part('sendProposal', () => asRead(kit, id, dataOf<Proposal>(asItWas)?.updatedAt));
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
      if (kit.offers('acceptSharedProposal'))
        await kit.part('listProposals', () => expectListed(kit, id, { status: 'accepted' }, name));
      await kit.part('acceptSharedProposal', () => acceptedByZero(kit, other));
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

/** Sent again as it is: what was sent, and that somebody has looked at it, stays. */
async function sentUnchanged(kit: Kit, id: string, shareKey: string): Promise<void> {
  const before = await readProposal(kit, id);
  const again = await send(kit, id);
  const after = await readProposal(kit, id);
  const link = await kit.call('getSharedProposal', { path: { shareKey } });
  // Of a link that cannot be read that is said already.
  const replacedAt = link.status === 200 ? dataOf(link)?.replacedAt : null;
  const { status, version, sentAt, openedAt } = before ?? {};
  const due = { status, version, sentAt, openedAt, replacedAt: null };
  const [expected, got] = missing({ ...after, replacedAt }, due);
  if (expected !== '{}')
    kit.fail(again, {
      expected: `${expected} when it is sent again unchanged`,
      got,
      fix: 'Freeze a version, and forget who opened the one before, only where something differs: lines with the same texts are the same.',
      root: 'again',
    });
  if (after?.version !== version) throw new CannotJudge('it was frozen anew, with nothing that differs');
}

/** One whose draft is changed in every field, its last day too: who reads the link, and how far it has come, know nothing of that. */
async function apart(kit: Kit): Promise<void> {
  const id = await begun(kit);
  const path = { id };
  const begin = {
    ...DRAFT,
    customerName: kit.own.marker(),
    validUntil: dayFromToday(kit, 1),
    terms: 'As they were sent.',
  };
  await kit.must('updateProposal', { path, json: begin });
  const shareKey = kit.made(await send(kit, id), 'key', 'shareKey');
  const open = async () =>
    kit.offers('getDashboardSummary')
      ? dataOf<{ sales?: { open: { value: string } } }>(await kit.must('getDashboardSummary'))?.sales?.open.value
      : undefined;
  const look = async () => {
    const read = await readProposal(kit, id);
    const answer = await kit.must('getSharedProposal', { path: { shareKey } });
    expectNoDraft(kit, answer);
    const link = dataOf<object>(answer) ?? {};
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

/** Words that nothing has but a draft. */
const DRAFTED = ['Of the draft alone', 'of-the-draft@example.com'] as const;
/** A draft that has nothing in common with what was sent. */
const OTHERWISE = {
  ...{ title: '', customerName: DRAFTED[0], customerPhone: '0700', customerEmail: DRAFTED[1], terms: '' },
  ...{ language: 'sw', vatRate: 0, vatMode: 'none', pricesIncludeVat: false, depositPercent: 1, depositAmount: '1' },
  ...{ validUntil: '2026-01-02', lines: [{ kind: 'other', text: DRAFTED[0], quantity: 2, unitPrice: '0.5' }] },
};

/** In fields that the contract does not have, either. */
function expectNoDraft(kit: Kit, link: Exchange): void {
  const text = link.body.toString('utf8');
  const told = DRAFTED.find((words) => text.includes(words));
  if (told !== undefined)
    kit.fail(link, {
      expected: 'nothing of the draft in the link’s answer',
      got: `“${told}”, which stands in the draft alone`,
      fix: 'Build the answer from what was sent, field by field, never from the whole record.',
      root: 'draft',
    });
}
const OPEN = {
  status: 'open',
  language: 'en',
  vatRate: 16,
  vatMode: 'lines',
  acceptedAt: null,
  acceptedBy: null,
  paid: '0',
};

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
  const isDated = versions === undefined || (read?.sentAt !== null && same(read?.versions[0]?.sentAt, read?.sentAt));
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

/** @param search words of its own, where others may have been begun meanwhile */
async function expectListed(kit: Kit, id: string, due: Record<string, unknown>, search?: string): Promise<void> {
  if (!kit.offers('listProposals')) return;
  const query: Record<string, string> = search !== undefined && kit.offers('listProposals.search') ? { search } : {};
  const found = dataOf<{ proposals: Proposal[] }>(await kit.must('listProposals', { query }))?.proposals.find(
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

/** @param former the updatedAt that it had before its last change */
async function asRead(kit: Kit, id: string, former: string | undefined): Promise<void> {
  kit.needs('sendProposal.If-Match');
  const present = (await readProposal(kit, id))?.updatedAt ?? '';
  for (const [tag, status, when] of [
    ['of-another-version', 412, 'for another version'],
    [former, 412, 'for the version before its last change'],
    [present, 200, 'for the version that was read'],
  ] as const) {
    // Where a change leaves updatedAt as it was, another check says so.
    if (tag === undefined || (tag === present && status === 412)) continue;
    const headers = { 'If-Match': `"${tag}"` };
    const answer = await kit.call('sendProposal', { path: { id }, json: { channel: 'link' }, headers });
    const fix = 'Compare If-Match with updatedAt, to the letter, before anything is frozen.';
    if (!kit.expect(answer, status, { when, fix, root: 'match' })) return;
  }
}
