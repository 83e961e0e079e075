import type { ListState } from '../../../common/api';
import type { Quotation } from '../../api';
import { loadFailure } from '../../kit/failures';
import { Alert } from '../../kit/show/Alert';
import { EmptyState } from '../../kit/show/EmptyState';
import { StaffButton } from '../../kit/StaffButton';
import { kit } from '../../texts/kit';
import { quotes as t } from '../../texts/quotes';
import layout from '../../../common/ui/layout.module.css';
import { useSlow } from '../../../common/ui/useSlow';
import css from './InboxList.module.css';

interface InboxTroublesProps {
  inbox: ListState<Quotation>;
  filtered: boolean;
  onClear: () => void;
}

/** What can be the matter with the list: loading, slow, failed, empty, nothing found. */
export function InboxTroubles({
  inbox: { items, stale, fetching, error, retry },
  filtered,
  onClear,
}: InboxTroublesProps) {
  const slow = useSlow(fetching);
  const again = (
    <StaffButton variant="outlined" onClick={retry}>
      {kit.retry}
    </StaffButton>
  );
  return (
    <>
      <p className={layout.hidden} role="status">
        {fetching && !items ? t.loading : ''}
      </p>
      {slow && (
        <div className={css.message}>
          <Alert severity="info" action={again}>
            {kit.slow}
          </Alert>
        </div>
      )}
      {error && items && (
        <div className={css.message}>
          <Alert severity="warning" action={again}>
            {kit.refreshFailed}
          </Alert>
        </div>
      )}
      {error && !items && <EmptyState title={t.failed} text={loadFailure(error)} role="alert" action={again} />}
      {items?.length === 0 &&
        !stale &&
        (filtered ? (
          <EmptyState
            title={kit.nothingFound}
            action={
              <StaffButton variant="outlined" onClick={onClear}>
                {kit.clearFilters}
              </StaffButton>
            }
          />
        ) : (
          <EmptyState title={t.empty} text={t.emptyText} />
        ))}
    </>
  );
}
