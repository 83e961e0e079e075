import { languageOf } from '../../../common/domain/language';
import { paths } from '../../../common/domain/paths';
import { plainKsh } from '../../../common/domain/plainMoney';
import { balanceLeft } from '../../../common/domain/proposalMoney';
import { sumNames } from '../../../common/domain/proposalTexts';
import { oneLine } from '../../../common/domain/texts';
import type { Payment, Proposal } from '../../api';
import { toCustomer } from '../../texts/proposals';

/** The address of a quotation's page. */
export const linkOf = (shareKey: string): string => new URL(paths.proposal(shareKey), window.location.origin).href;

const nameOf = ({ customerName, language }: Pick<Proposal, 'customerName' | 'language'>) =>
  oneLine(customerName ?? '') || toCustomer[languageOf(language)].you;

/** What goes with the link. The total is that of what was sent. */
export const linkText = (proposal: Proposal, shareKey: string): string =>
  toCustomer[languageOf(proposal.language)].link(
    nameOf(proposal),
    proposal.number ?? '',
    plainKsh(proposal.total),
    linkOf(shareKey),
  );

/** What confirms a payment. */
export function receiptText(proposal: Proposal, { amount, code }: Payment): string {
  const language = languageOf(proposal.language);
  const { row, amount: rest } = balanceLeft(proposal);
  const told = `${sumNames[language][row]}: ${plainKsh(rest)}`;
  return toCustomer[language].receipt(nameOf(proposal), plainKsh(amount), proposal.number ?? '', told, code ?? '');
}
