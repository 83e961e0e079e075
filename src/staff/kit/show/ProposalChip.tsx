import type { ProposalStatus } from '../../api';
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
