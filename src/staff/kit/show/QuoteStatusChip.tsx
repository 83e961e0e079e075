import type { QuotationStatus } from '../../api';
import { quoteStatus } from '../../texts/quoteStatus';
import { StatusChip, type StatusLook } from './StatusChip';

const LOOKS: Readonly<Record<QuotationStatus, StatusLook>> = {
  new: 'new',
  contacted: 'half',
  quoted: 'normal',
  closed: 'off',
};

/** How far a received request has come, wherever it is listed. */
export function QuoteStatusChip({ status }: { status: QuotationStatus }) {
  return <StatusChip look={LOOKS[status]}>{quoteStatus[status]}</StatusChip>;
}
