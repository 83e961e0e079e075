import { Fragment, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { failureText, isMissing } from '../../../common/api';
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
  /** Begins anew with what somebody else saved. */
  onReload: () => void;
}

interface RecordPageProps<R> extends Required<Pick<PageHeadProps, 'title' | 'parent'>> {
  /** Asked with `refetchOnMountOrArgChange`; another record is another page (give it a `key`). */
  query: Parameters<typeof useRecord<R>>[0] & Parameters<typeof useEdition>[0];
  texts: { loadFailed: string; fetchFailed: string; missing: { title: string; text: string }; toList: string };
  /** The form, once the record is there. */
  children: (record: R, again: Again) => ReactElement;
}

/** A page about one record: while it is on its way, where it does not exist or could not be read, and its form. */
export function RecordPage<R>({ title, parent, query, texts, children }: RecordPageProps<R>) {
  const { record, error } = useRecord(query);
  const { edition, reload } = useEdition(query);
  if (record)
    return <Fragment key={edition}>{children(record, { onRead: () => query.refetch(), onReload: reload })}</Fragment>;
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
            <StaffButton variant="outlined" onClick={() => void query.refetch()}>
              {kit.retry}
            </StaffButton>
          }
        />
      )}
    </>
  );
}
