import { dataOf, type Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import { fetchFollowing } from '../uploads/galleries';
import { LINES, readProposal } from './proposalFigures';

const isPdf = ({ status, headers, body }: Exchange) =>
  status === 200 &&
  (headers['content-type'] ?? '').startsWith('application/pdf') &&
  body.subarray(0, 5).toString() === '%PDF-';

const inLanguage = (kit: Kit, pdf: string, language: string): Promise<Exchange> =>
  fetchFollowing(kit, `${pdf}${pdf.includes('?') ? '&' : '?'}language=${language}`);

/** The PDF of what was sent, which is served to whoever has its address, and stays while the draft grows. */
export async function served(kit: Kit, id: string, pdf: string | null): Promise<void> {
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
