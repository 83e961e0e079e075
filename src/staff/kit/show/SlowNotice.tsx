import { useRetry } from '../../../common/api';
import { useSlow } from '../../../common/ui/useSlow';
import { kit as t } from '../../texts/kit';
import { RetryAlert, Said } from './Alert';

type Asked = Parameters<typeof useRetry>;

/** What a hook tells of its query, as far as it takes to ask again. */
export interface AskedQuery {
  /** Missing before anything is asked. */
  endpointName?: string | undefined;
  originalArgs?: unknown;
  isFetching: boolean;
  refetch: Asked[2];
}

/** Asks again; a request in flight is aborted. */
export const useAskAgain = ({ endpointName, originalArgs, refetch }: AskedQuery): (() => void) =>
  useRetry(endpointName as Asked[0], originalArgs as Asked[1], refetch);

/** That a read takes long, and the way to have it asked for again (docs/product.md, 12.1); nothing until then. */
export function SlowNotice({ query, className }: { query: AskedQuery; className?: string | undefined }) {
  const slow = useSlow(query.isFetching);
  const onRetry = useAskAgain(query);
  return (
    <Said className={className}>
      {slow && (
        <RetryAlert severity="info" role="none" onRetry={onRetry}>
          {t.slow}
        </RetryAlert>
      )}
    </Said>
  );
}
