import { Fragment, useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { failureText, isMissing, useFailure } from '../../../common/api';
import { alertLine } from '../../../common/domain/readableFields';
import { useNotify } from '../../../common/state/hooks';
import { kit } from '../../texts/kit';
import { recordForms } from '../../texts/recordForms';
import { failureAlert } from '../failures';
import { useParent } from './useParent';
import { PageHead } from '../PageHead';
import { PageSkeleton } from '../PageSkeleton';
import { EmptyState } from '../show/EmptyState';
import { SlowNotice, type AskedQuery } from '../show/SlowNotice';
import { StaffButton } from '../StaffButton';

interface RecordQuery<R> extends AskedQuery {
  currentData?: { data: R } | undefined;
  fulfilledTimeStamp?: number | undefined;
  error?: unknown;
  refetch: () => PromiseLike<{ isSuccess: boolean; data?: { data: R } | undefined; error?: unknown }>;
}

/** How a form comes by the record as it is now. */
interface Again<R> {
  /** Reads it again; where that fails, it answers the one before, or none. */
  onRead: RecordQuery<R>['refetch'];
  /** Resets the form to what somebody else saved, once that has come; until then what was typed stays. Tells where it failed. */
  onReload: () => Promise<void>;
  /** That has been done: what somebody else saved was seen. */
  reloaded: boolean;
}

/** What the form of a record is given. */
export interface RecordFormProps<R> {
  record: R;
  again: Again<R>;
}

/** How a page comes by a record of a kind, and what it says of it. */
export interface RecordSource<R> {
  /** The list's address. */
  list: string;
  /** What the list is called. */
  parent: string;
  /** The hook of a record's query, asked with `refetchOnMountOrArgChange`. */
  useQuery: (id: string) => RecordQuery<R>;
  texts: Readonly<Record<'createTitle' | 'editTitle' | 'loadFailed' | 'fetchFailed' | 'toList', string>> & {
    missing: { title: string; text: string };
  };
}

interface RecordPageProps<R> {
  of: RecordSource<R>;
  /** The one that a new record begins with; without it the page is about that of the address. */
  copyOf?: string;
  /** The form, once the record is there. */
  children: (found: RecordFormProps<R>) => ReactNode;
}

/** A page about one record: while it is on its way, where it does not exist or could not be read, and its form. */
export function RecordPage<R>(props: RecordPageProps<R>) {
  const { id: named = '' } = useParams();
  const { copyOf: id = named } = props;
  return <OneRecord key={id} {...props} id={id} />;
}

function OneRecord<R>({ of, copyOf, id, children }: RecordPageProps<R> & { id: string }) {
  const { useQuery, texts } = of;
  const parent = useParent(of);
  const query = useQuery(id);
  const { currentData, isFetching, fulfilledTimeStamp = 0, refetch } = query;
  const { error, retry } = useFailure(query, refetch);
  const [openedAt] = useState(Date.now);
  const [edition, setEdition] = useState(0);
  // The form begins with the record as the server holds it now, never with what an earlier visit left in the cache. Asked
  // until it has begun: a clock that is put back would take it away again.
  const [begun, setBegun] = useState(false);
  if (!begun && fulfilledTimeStamp >= openedAt) setBegun(true);
  const record = begun ? currentData?.data : undefined;
  // The hook refuses it on a page that was left meanwhile: nobody is waiting for it there.
  const read = async () => {
    try {
      return await refetch();
    } catch {
      return { isSuccess: false };
    }
  };
  const notify = useNotify();
  const reload = async () => {
    const { isSuccess, error: failure } = await read();
    if (isSuccess) setEdition((before) => before + 1);
    else notify(failureAlert(failure, recordForms.theirsFailed));
  };
  if (record) {
    const again = { onRead: read, onReload: reload, reloaded: edition > 0 };
    return <Fragment key={edition}>{children({ record, again })}</Fragment>;
  }
  const slow = <SlowNotice query={query} />;
  if (!error) return <PageSkeleton>{slow}</PageSkeleton>;
  const { loadFailed, fetchFailed, missing, toList } = texts;
  return (
    <>
      <PageHead title={copyOf ? texts.createTitle : texts.editTitle} parent={parent} />
      {slow}
      {isMissing(error) ? (
        <EmptyState
          {...missing}
          role="alert"
          action={
            <StaffButton variant="outlined" component={Link} to={parent.to}>
              {toList}
            </StaffButton>
          }
        />
      ) : (
        <EmptyState
          title={failureText(error, { failed: loadFailed, fetchFailed, invalidStructure: loadFailed })}
          text={error.status === 'OFFLINE' ? kit.loadOffline : alertLine({ data: error.fields })}
          role="alert"
          action={
            <StaffButton variant="outlined" busy={isFetching} onClick={retry}>
              {kit.retry}
            </StaffButton>
          }
        />
      )}
    </>
  );
}
