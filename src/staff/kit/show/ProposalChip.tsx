import type { ProposalStatus, ProposalSummary } from '../../api';
import { StatusChip, type StatusLook } from './StatusChip';
import { proposals as t } from '../../texts/proposals';
import { lookUp, wordFor } from './words';

const LOOKS: Readonly<Record<ProposalStatus, StatusLook>> = {
  draft: 'off',
  sent: 'half',
  opened: 'new',
  accepted: 'normal',
  expired: 'warn',
};

/** What a quotation is called: its number, which a draft has not. */
export const proposalName = ({ number, customerName }: Pick<ProposalSummary, 'number' | 'customerName'>): string =>
  number ?? (customerName ? t.draftOf(customerName) : t.draftOfNobody);

/** How far a quotation has come, and whether it was changed since it was sent. */
export function ProposalChip({ status, hasChanges = false }: { status: ProposalStatus; hasChanges?: boolean }) {
  return (
    <>
      <StatusChip look={lookUp(LOOKS, status) ?? 'off'}>{wordFor(t.statuses, status)}</StatusChip>
      {hasChanges && status !== 'draft' && (
        <StatusChip look="warn" bare>
          {t.changed}
        </StatusChip>
      )}
    </>
  );
}
