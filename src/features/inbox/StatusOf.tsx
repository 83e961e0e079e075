import type { Quotation } from '../../api/staff';
import { StatusChip, type StatusLook } from '../../crud/show/StatusChip';
import { quotes as t } from '../../lib/messages/staff/quotes';

const LOOKS: Readonly<Record<Quotation['status'], StatusLook>> = { new: 'new', contacted: 'half', quoted: 'normal', closed: 'off' };

/** How far a request has come. */
export function StatusOf({ status }: { status: Quotation['status'] }) {
  return <StatusChip look={LOOKS[status]}>{t.statuses[status]}</StatusChip>;
}
