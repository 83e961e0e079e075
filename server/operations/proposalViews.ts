import { paths, patterns } from '../../src/common/domain/paths';
import type { Payment, ProposalSummary, SalesSettings, SharedProposal } from '../openapi/operations.gen';
import { keptFigures, leftOf, type ProposalContent } from '../proposals/content';
import type { ProposalRow, VersionRow } from '../repositories/proposals';
import type { Output } from './types';

/** Where the PDF of what was sent is served to whoever has the link: beside its page. */
export const PDF_ROUTE = `${patterns.proposal}([A-Za-z0-9_-]+).pdf`;
const pdfPath = (shareKey: string): string => `${paths.proposal(shareKey)}.pdf`;

/** Schema `ProposalSummary`. */
export function toProposalSummary(row: ProposalRow): ProposalSummary {
  const { draft, sent: _sent, shareKey: _key, acceptedBy: _by, ...rest } = row;
  return { ...rest, title: draft.title, customerName: draft.customerName, validUntil: draft.validUntil };
}

/** Schema `Proposal`. */
export function toProposal(row: ProposalRow, payments: Payment[], versions: VersionRow[]): Output<'getProposal'> {
  const { draft, sent, shareKey, acceptedBy, paid } = row;
  const figures = keptFigures(draft);
  const { totals } = sent ? keptFigures(sent) : figures;
  return {
    ...toProposalSummary(row),
    ...draft,
    ...figures,
    balance: leftOf(totals.total, paid),
    depositDue: leftOf(totals.deposit, paid),
    payments,
    versions,
    shareKey,
    pdf: shareKey && pdfPath(shareKey),
    acceptedBy,
  };
}

/** What was sent, with all that belongs to it; the row is one that was. */
export interface Sent extends Omit<ProposalRow, 'number' | 'shareKey' | 'sent' | 'sentAt'> {
  number: string;
  shareKey: string;
  sent: ProposalContent;
  sentAt: string;
}

export function isSent(row: ProposalRow): row is ProposalRow & Sent {
  return row.number !== null && row.shareKey !== null && row.sent !== null && row.sentAt !== null;
}

/** Schema `SharedProposal`: what was sent, and nothing of the draft. */
export function toShared(row: Sent, { mpesa, bank }: Pick<SalesSettings, 'mpesa' | 'bank'>): SharedProposal {
  const { number, version, status, sent, sentAt, acceptedAt, acceptedBy, paid, shareKey } = row;
  const { lines, totals } = keptFigures(sent);
  const { title, language, vatRate, vatMode, pricesIncludeVat, validUntil, terms } = sent;
  return {
    number,
    version,
    status: status === 'accepted' || status === 'expired' ? status : 'open',
    title,
    customerName: sent.customerName ?? '-',
    language,
    lines,
    vatRate,
    vatMode,
    pricesIncludeVat,
    totals,
    validUntil,
    terms,
    sentAt,
    replacedAt: version > 1 ? sentAt : null,
    acceptedAt,
    acceptedBy,
    paid,
    balance: leftOf(totals.total, paid),
    depositDue: leftOf(totals.deposit, paid),
    payment: { mpesa, bank },
    pdf: pdfPath(shareKey),
  };
}
