import type { Quotation } from '../../api';
import { kit as t } from '../../texts/kit';
import { isOverdue } from './overdue';
import { StatusChip, type StatusLook } from './StatusChip';
import { lookUp, wordFor } from './words';

const LOOKS: Readonly<Record<Quotation['status'], StatusLook>> = {
  new: 'new',
  contacted: 'half',
  quoted: 'normal',
  closed: 'off',
};

interface QuoteStatusChipProps {
  request: Pick<Quotation, 'status' | 'createdAt'>;
  /** Milliseconds since the epoch. */
  now: number;
}

/** How far a received request has come, or that it waits for too long, wherever it is listed. */
export function QuoteStatusChip({ request, now }: QuoteStatusChipProps) {
  if (isOverdue(request, now)) return <StatusChip look="bad">{t.overdue}</StatusChip>;
  const { status } = request;
  return <StatusChip look={lookUp(LOOKS, status) ?? 'off'}>{wordFor(t.quoteStatus, status)}</StatusChip>;
}
