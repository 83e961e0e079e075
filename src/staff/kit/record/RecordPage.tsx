import { Fragment, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { failureText, isMissing, type ApiError } from '../../../common/api';
import { alertLine } from '../../../common/domain/readableFields';
import { kit } from '../../texts/kit';
import { useEdition } from '../form/useEdition';
import { useRecord } from '../form/useRecord';
import { PageHead, type PageHeadProps } from '../PageHead';
import { PageSkeleton } from '../PageSkeleton';
import { Nothing } from '../show/Nothing';
import { StaffButton } from '../StaffButton';

/** How a form comes by the record as it is now. */
export interface Again {
  /** Reads it again. */
  onRead: () => PromiseLike<unknown>;
  /** Resets the form to what somebody else saved. */
  onReload: () => void;
}

interface Read<R> {
  record: R | undefined;
  error: ApiError | undefined;
  /** Another one where the form begins anew. */
  edition: number;
  again: Again;
}

/**
 * The record of a query, for its page.
 * @param query asked in the same component with `refetchOnMountOrArgChange`: in another one the form could begin anew before
 *   what it begins with is there
 */
export function useRead<R>(query: Parameters<typeof useRecord<R>>[0] & Parameters<typeof useEdition>[0]): Read<R> {
  const { record, error } = useRecord(query);
  const { edition, reload } = useEdition(query);
  return { record, error, edition, again: { onRead: () => query.refetch(), onReload: reload } };
}

interface RecordPageProps<R> extends Required<Pick<PageHeadProps, 'title' | 'parent'>> {
  /** Another record is another page (give it a `key`). */
  read: Read<R>;
  texts: { loadFailed: string; fetchFailed: string; missing: { title: string; text: string }; toList: string };
  /** The form, once the record is there. */
  children: (record: R, again: Again) => ReactElement;
}

/** A page about one record: while it is on its way, where it does not exist or could not be read, and its form. */
export function RecordPage<R>({ title, parent, read, texts, children }: RecordPageProps<R>) {
  const { record, error, edition, again } = read;
  if (record) return <Fragment key={edition}>{children(record, again)}</Fragment>;
  if (!error) return <PageSkeleton />;
  const { loadFailed, fetchFailed, missing, toList } = texts;
  return (
    <>
      <PageHead title={title} parent={parent} />
      {isMissing(error) ? (
        <Nothing
          {...missing}
          role="alert"
          action={
            <StaffButton variant="outlined" component={Link} to={parent.to}>
              {toList}
            </StaffButton>
          }
        />
      ) : (
        <Nothing
          title={failureText(error, { failed: loadFailed, fetchFailed, invalidStructure: loadFailed })}
          text={error.status === 'OFFLINE' ? kit.loadOffline : alertLine({ data: error.fields })}
          role="alert"
          action={
            <StaffButton variant="outlined" onClick={() => void again.onRead()}>
              {kit.retry}
            </StaffButton>
          }
        />
      )}
    </>
  );
}
