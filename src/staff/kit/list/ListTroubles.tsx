import LinearProgress from '@mui/material/LinearProgress';
import type { ComponentProps, ReactNode } from 'react';
import type { ListState } from '../../../common/api';
import layout from '../../../common/ui/layout.module.css';
import { useSlow } from '../../../common/ui/useSlow';
import { kit as t } from '../../texts/kit';
import { loadFailure } from '../failures';
import { RetryAlert, Said } from '../show/Alert';
import { EmptyState } from '../show/EmptyState';
import { StaffButton } from '../StaffButton';
import css from './ResourceList.module.css';

interface ListTroublesProps {
  list: ListState<unknown>;
  /** Instead of the kit's words while it loads and when it fails. */
  texts?: { loading?: string; failed?: string } | undefined;
  /** Said of a list that nothing narrows. */
  empty: Pick<ComponentProps<typeof EmptyState>, 'title' | 'text' | 'action'>;
  /** Something narrows the list: takes that off. Absent where nothing can. */
  onClear?: (() => void) | false;
  /** Class name of a notice above the list. */
  notice?: string | undefined;
  /** The rows, or what stands in their place while they come. */
  children?: ReactNode;
}

/** What can be the matter with a list: it loads, is refreshed, slow, failed, empty, or nothing is found. */
export function ListTroubles(props: ListTroublesProps) {
  const { list, texts, empty, onClear, notice = css.message, children } = props;
  const { items, meta, stale, fetching, error, retry } = list;
  const slow = useSlow(fetching);
  const button = (label: string, onClick: () => void) => (
    <StaffButton variant="outlined" onClick={onClick}>
      {label}
    </StaffButton>
  );
  const alert = (severity: 'info' | 'warning', text: string | false) => (
    <Said className={notice}>
      {text && (
        <RetryAlert severity={severity} role="none" onRetry={retry}>
          {text}
        </RetryAlert>
      )}
    </Said>
  );
  const none = items?.length === 0 && !stale;
  const found = meta ? meta.total : items?.length;
  // Whoever listens hears what came of a search or a filter; empty in between, that the same number is said again.
  const outcome =
    onClear === undefined || stale ? '' : none ? onClear && t.nothingFound : found !== undefined && t.found(found);
  return (
    <>
      <div className={css.progress}>{fetching && items && <LinearProgress aria-label={t.loading} />}</div>
      <p className={layout.hidden} role="status">
        {fetching && !items ? (texts?.loading ?? t.loading) : outcome}
      </p>
      {alert('info', slow && t.slow)}
      {alert('warning', error !== undefined && items !== undefined && t.refreshFailed)}
      {error && !items ? (
        <EmptyState
          title={texts?.failed ?? t.listFailed}
          text={loadFailure(error)}
          role="alert"
          action={button(t.retry, retry)}
        />
      ) : none && onClear ? (
        <EmptyState title={t.nothingFound} action={button(t.clearFilters, onClear)} />
      ) : none ? (
        <EmptyState {...empty} />
      ) : (
        children
      )}
    </>
  );
}
