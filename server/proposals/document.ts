import { paths } from '../../src/common/domain/paths';
import type { BankAccount, MpesaAccount, ProposalLanguage, SalesSettings } from '../openapi/operations.gen';
import type { ProposalRow } from '../repositories/proposals';
import { keptFigures, leftOf, type Figures, type ProposalContent } from './content';

/** Everything that a quotation's paper shows: the figures are those that the API answers. */
export interface ProposalDocument extends Figures {
  shop: string;
  language: ProposalLanguage;
  content: ProposalContent;
  /** Null while it was never sent. */
  number: string | null;
  /** Whether this is not what the customer has. */
  isDraft: boolean;
  /** Nobody accepted it by its last day. */
  isOver: boolean;
  version: number;
  sentAt: string | null;
  accepted: { by: string; at: string } | null;
  paid: string;
  balance: string;
  depositDue: string;
  payment: { mpesa: MpesaAccount; bank: BankAccount };
  /** The address of its page; null where there is none, or nobody knows the site's. */
  link: string | null;
}

export interface DocumentSource {
  row: ProposalRow;
  content: ProposalContent;
  settings: Pick<SalesSettings, 'mpesa' | 'bank'>;
  shop: string;
  /** Where the site is; null where that is not known. */
  origin: string | null;
  /** Of the words; the quotation's own where it is left out. */
  language?: ProposalLanguage | undefined;
}

export function documentOf({ row, content, settings, shop, origin, language }: DocumentSource): ProposalDocument {
  const figures = keptFigures(content);
  const { number, version, sentAt, acceptedAt, acceptedBy, paid, shareKey } = row;
  const { mpesa, bank } = settings;
  return {
    ...figures,
    shop,
    language: language ?? content.language,
    content,
    number,
    isDraft: version === 0 || (content === row.draft && row.hasChanges),
    isOver: row.status === 'expired',
    version,
    sentAt,
    accepted: acceptedAt && acceptedBy ? { by: acceptedBy, at: acceptedAt } : null,
    paid,
    balance: leftOf(figures.totals.total, paid),
    depositDue: leftOf(figures.totals.deposit, paid),
    payment: { mpesa, bank },
    link: origin && shareKey ? `${origin}${paths.proposal(shareKey)}` : null,
  };
}

/** What its file is called. */
export const fileName = ({ number }: Pick<ProposalDocument, 'number'>): string => `${number ?? 'draft'}.pdf`;
