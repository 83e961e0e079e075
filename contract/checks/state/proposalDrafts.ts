import { dataOf } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { begun, DRAFT, expectFigures, FIGURES, has, LINES, ON_TOP, type Proposal } from './proposalFigures';

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
