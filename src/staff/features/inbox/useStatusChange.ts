import { useUpdateQuotationMutation, type Quotation } from '../../api';
import { useNotify } from '../../../common/state/hooks';
import { failureAlert } from '../../kit/failures';
import { wordFor } from '../../kit/show/words';
import { quotes as t } from '../../texts/quotes';

/** Sets a request's status optimistically, rolled back with a message when refused. */
export function useStatusChange({ id, status: before }: Quotation): (status: Quotation['status']) => void {
  const [update, { isLoading }] = useUpdateQuotationMutation();
  const notify = useNotify();
  // What another change that is under way leads to is not known.
  const failed = isLoading ? t.statusUnchanged : t.statusFailed(wordFor(t.statuses, before));
  return (status) => {
    if (status === before) return;
    update({ id, quotationUpdate: { status } })
      .unwrap()
      .then(({ message }) => notify({ success: true, message: message || t.statusChanged(t.statuses[status]) }))
      .catch((error: unknown) => notify(failureAlert(error, failed)));
  };
}
