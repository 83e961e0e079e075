import LinearProgress from '@mui/material/LinearProgress';
import type { ComponentProps, ReactNode } from 'react';
import type { ListState } from '../../../common/api';
import layout from '../../../common/ui/layout.module.css';
import { useSlow } from '../../../common/ui/useSlow';
import { kit as t } from '../../texts/kit';
import { loadFailure } from '../failures';
import { RetryAlert } from '../show/Alert';
import { EmptyState } from '../show/EmptyState';
import { StaffButton } from '../StaffButton';
import css from './ResourceList.module.css';

interface ListTroublesProps {
  list: ListState<unknown>;
  /** Instead of the kit's words while it loads and when it fails. */
  texts?: { loading?: string; failed?: string } | undefined;
  /** Said of a list that nothing narrows. */
  empty: Pick<ComponentProps<typeof EmptyState>, 'title' | 'text' | 'action'>;
  /** Something narrows the list: takes that off. */
  onClear?: (() => void) | false;
  /** Class name of a notice above the list. */
  notice?: string | undefined;
  /** The rows, or what stands in their place while they come. */
  children?: ReactNode;
}

/** What can be the matter with a list: it loads, is refreshed, slow, failed, empty, or nothing is found. */
export function ListTroubles(props: ListTroublesProps) {
  const { list, texts, empty, onClear, notice = css.message, children } = props;
  const { items, stale, fetching, error, retry } = list;
  const slow = useSlow(fetching);
  const button = (label: string, onClick: () => void) => (
    <StaffButton variant="outlined" onClick={onClick}>
      {label}
    </StaffButton>
  );
  const alert = (severity: 'info' | 'warning', text: string) => (
    <div className={notice}>
      <RetryAlert severity={severity} onRetry={retry}>
        {text}
      </RetryAlert>
    </div>
  );
  const none = items?.length === 0 && !stale;
  return (
    <>
      <div className={css.progress}>{fetching && items && <LinearProgress aria-label={t.loading} />}</div>
      <p className={layout.hidden} role="status">
        {fetching && !items ? (texts?.loading ?? t.loading) : slow ? t.slow : ''}
      </p>
      {slow && alert('info', t.slow)}
      {error && items && alert('warning', t.refreshFailed)}
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
