import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/client';
import { ApiError, invalid, notFound } from '../errors';
import { BLANK } from '../openapi/messages';
import { changed, contentLine, type Counted, figuresOf, keptFigures, type ProposalContent } from '../proposals/content';
import { makePdf } from '../proposals/pdf';
import { mailProposal } from '../repositories/notices';
import { paymentsOf } from '../repositories/payments';
import {
  dayFromToday,
  deleteDraft,
  findProposal,
  freeze,
  holdProposal,
  insertProposal,
  listProposals,
  updateDraft,
  versionsOf,
  type ProposalRow,
} from '../repositories/proposals';
import { addEntry } from '../repositories/quotationEntries';
import { setQuotationStatus } from '../repositories/quotations';
import { readSalesSettings } from '../repositories/salesSettings';
import type { Services } from '../services';
import { requireUnchanged } from './precondition';
import { beginning } from './proposalBeginning';
import { toProposal, toProposalSummary } from './proposalViews';
import { signedIn } from './self';
import { staffTransaction } from './staffTransaction';
import type { Operations, Output } from './types';

/** One that is changed. */
interface Held {
  id: string;
  /** The If-Match header. */
  tag?: string | undefined;
  /** Whether it may be accepted. */
  alsoAccepted?: boolean;
}

type ProposalAnswer = { success: true; message: string; data: Output<'getProposal'> };

/** Quotations that staff make, to the moment that they are sent. */
export function proposalOperations({ config, content, db, media }: Services) {
  async function answer(id: string, message: string, from = db): Promise<ProposalAnswer> {
    const row = await findProposal(from, id);
    if (!row) throw notFound('Quotation');
    const payments = await paymentsOf(from, row.id);
    return { success: true, message, data: toProposal(row, payments, await versionsOf(from, row.id)) };
  }

  /** Changes one that nobody else changes meanwhile, while it is as its sender read it. */
  async function withHeld(
    request: FastifyRequest,
    { id, tag, alsoAccepted = false }: Held,
    work: (transaction: Database, row: ProposalRow) => Promise<void>,
  ): Promise<void> {
    await staffTransaction(db, request, async (transaction) => {
      const row = await holdProposal(transaction, id);
      if (!row) throw notFound('Quotation');
      // Said before that it was changed: nobody can write over this change.
      if (row.status === 'accepted' && !alsoAccepted)
        throw new ApiError(409, 'This quotation is accepted and stays as it is.');
      await requireUnchanged(transaction, 'proposals', id, tag);
      await work(transaction, row);
    });
    await content.invalidate(['requests']);
  }

  /** The same, and reads the answer before it is done for good: what is done is not said to have failed afterwards. */
  async function answered(
    request: FastifyRequest,
    at: Held,
    message: string,
    work: (transaction: Database, row: ProposalRow) => Promise<void>,
  ): Promise<ProposalAnswer> {
    const answers: ProposalAnswer[] = [];
    await withHeld(request, at, async (transaction, row) => {
      await work(transaction, row);
      answers.push(await answer(row.id, message, transaction));
    });
    // For one that comes again with its key nothing was done.
    return answers[0] ?? answer(at.id, message);
  }

  return {
    async listProposals({ query: { page = 1, ...filter } }) {
      const { rows, meta } = await listProposals(db, filter, { page, pageSize: config.pageSize.quotations });
      return { success: true, message: 'Quotations', data: { proposals: rows.map(toProposalSummary), meta } };
    },

    getProposal: ({ path }) => answer(path.id, 'Quotation'),

    async createProposal({ body }, request) {
      const { content: draft, leftOut } = await beginning(db, media, await readSalesSettings(db), body);
      const written = { content: draft, total: countable(draft).total };
      const id = await staffTransaction(db, request, (transaction) =>
        insertProposal(transaction, body.quotationId ?? null, written),
      );
      await content.invalidate(['requests']);
      const message =
        leftOut === 0
          ? 'Quotation begun.'
          : `Quotation begun; the last ${leftOut} products of the request have no line in it.`;
      return { success: true, message, data: { id } };
    },

    updateProposal({ path, headers, body }, request) {
      // Lines that no quotation could take are told before the state of this one (openapi.yaml, info).
      countable({ ...UNTAXED, lines: (body.lines ?? []).map(contentLine) });
      const at = { id: path.id, tag: headers['if-match'] };
      return answered(request, at, 'Quotation saved.', async (transaction, row) => {
        const draft = changed(row.draft, body);
        await updateDraft(transaction, row.id, { content: draft, total: countable(draft).total });
      });
    },

    async deleteProposal({ path }, request) {
      await withHeld(request, path, async (transaction, row) => {
        if (row.version > 0) throw new ApiError(409, 'A quotation that was sent stays.');
        await deleteDraft(transaction, row.id);
      });
      return { success: true, message: 'Action Successfully' };
    },

    sendProposal({ path, headers, body: { channel } }, request) {
      const { userId } = signedIn(request.session);
      const byMail = channel === 'email';
      const at = { id: path.id, tag: headers['if-match'], alsoAccepted: byMail };
      return answered(request, at, 'Quotation sent.', async (transaction, row) => {
        const missing = {
          ...(row.status !== 'accepted' && missingIn(row.draft, await dayFromToday(transaction))),
          ...(byMail && row.draft.customerEmail === null && { customerEmail: 'There is no e-mail address.' }),
          ...(byMail && !config.mail && { channel: 'This server sends no e-mail.' }),
        };
        const [first] = Object.values(missing);
        if (first) throw new ApiError(409, first, missing);
        if (row.version === 0 || row.hasChanges) await sendAnew(transaction, row, userId);
        if (byMail) await mailed(transaction, row.id, userId);
      });
    },

    async getProposalPdf({ path }) {
      const row = await findProposal(db, path.id);
      if (!row) throw notFound('Quotation');
      const pdf = await makePdf({ row, content: row.draft, settings: await readSalesSettings(db), config });
      return { success: true, message: 'PDF made.', data: { name: pdf.name, base64: pdf.bytes.toString('base64') } };
    },
  } satisfies Partial<Operations>;
}

/** Freezes it, and notes it with the request that it answers. */
async function sendAnew(transaction: Database, row: ProposalRow, userId: string): Promise<void> {
  const number = await freeze(transaction, row, keptFigures(row.draft).totals.total, userId);
  const { quotationId } = row;
  if (quotationId === null) return;
  const by = { transaction, userId };
  if (row.version === 0) await setQuotationStatus(by, quotationId, 'quoted');
  await addEntry(by, quotationId, 'sent', number);
}

/** Puts it on its way by e-mail, and notes that with its request. */
async function mailed(transaction: Database, id: string, userId: string): Promise<void> {
  if (!(await mailProposal(transaction, id))) return;
  const { quotationId, number, sent } = (await findProposal(transaction, id)) ?? {};
  if (quotationId) await addEntry({ transaction, userId }, quotationId, 'emailed', `${number}, ${sent?.customerEmail}`);
}

/** Nothing comes on top of its lines. */
const UNTAXED = {
  vatRate: 0,
  vatMode: 'none',
  pricesIncludeVat: true,
  depositPercent: 0,
  depositAmount: null,
} as const;

/** The totals of a draft. @throws ApiError 400 where its lines cannot be counted */
function countable(draft: Counted) {
  const figures = figuresOf(draft);
  if (!figures) throw invalid({ lines: 'A discount is more than its line, or the total is too large.' });
  return figures.totals;
}

/** What keeps a draft from being sent, by its field. */
function missingIn(draft: ProposalContent, today: string): Record<string, string> {
  const { lines, customerName, validUntil, depositAmount } = draft;
  const { total } = countable(draft);
  return {
    ...(lines.length === 0 && { lines: 'A quotation needs a line.' }),
    ...((customerName === null || BLANK.test(customerName)) && { customerName: 'Say whom it is for.' }),
    ...(validUntil !== null && validUntil < today && { validUntil: 'This day is over.' }),
    ...(depositAmount !== null &&
      Number(depositAmount) > Number(total) && { depositAmount: 'The deposit is more than the total.' }),
  };
}
