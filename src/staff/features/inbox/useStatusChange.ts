import { useRef } from 'react';
import { useUpdateQuotationMutation, type Quotation } from '../../api';
import { useNotify } from '../../../common/state/hooks';
import { failureAlert } from '../../kit/failures';
import { wordFor } from '../../kit/show/words';
import { quotes as t } from '../../texts/quotes';

/**
 * Sets a request's status optimistically, rolled back with a message when refused. One change at a time: two
 * quick ones must not arrive the other way round.
 */
export function useStatusChange({ id, status: before }: Quotation): (status: Quotation['status']) => void {
  const [update] = useUpdateQuotationMutation();
  const notify = useNotify();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (status) => {
    if (status === before) return;
    last.current = last.current
      .then(() => update({ id, quotationUpdate: { status } }).unwrap())
      .then(({ message }) => notify({ success: true, message: message || t.statusChanged(t.statuses[status]) }))
      .catch((error: unknown) => notify(failureAlert(error, t.statusFailed(wordFor(t.statuses, before)))));
  };
}
