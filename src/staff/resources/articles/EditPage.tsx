import { Link, useParams } from 'react-router-dom';
import { failureText, isMissing, NO_VISIT, useGetArticleQuery } from '../../../common/api';
import { useEdition } from '../../kit/form/useEdition';
import { useRecord } from '../../kit/form/useRecord';
import { PageHead } from '../../kit/PageHead';
import { Nothing } from '../../kit/show/Nothing';
import { StaffButton } from '../../kit/StaffButton';
import { kit } from '../../texts/kit';
import { articles as t } from '../../texts/articles';
import { alertLine } from '../../../common/domain/readableFields';
import { staffPaths } from '../../../common/domain/staffPaths';
import { PageSkeleton } from '../../kit/PageSkeleton';
import { EditForm } from './EditForm';

/** An article to be changed. Staff who read it are no readers: it counts no view. */
export function EditPage() {
  const { id = '' } = useParams();
  return <OneArticle key={id} id={id} />;
}

function OneArticle({ id }: { id: string }) {
  const query = useGetArticleQuery({ articleId: id, visit: NO_VISIT }, { refetchOnMountOrArgChange: true });
  const { record, error } = useRecord(query);
  const { edition, reload } = useEdition(query);
  if (record) return <EditForm key={edition} article={record} onRead={() => query.refetch()} onReload={reload} />;
  if (!error) return <PageSkeleton />;
  const gone = isMissing(error);
  return (
    <>
      <PageHead title={t.editTitle} parent={{ label: t.title, to: staffPaths.articles() }} />
      {gone ? (
        <Nothing
          {...t.missing}
          role="alert"
          action={
            <StaffButton component={Link} variant="outlined" to={staffPaths.articles()}>
              {t.toList}
            </StaffButton>
          }
        />
      ) : (
        <Nothing
          title={failureText(error, {
            failed: t.loadFailed,
            fetchFailed: t.fetchFailed,
            invalidStructure: t.loadFailed,
          })}
          text={alertLine({ data: error.fields })}
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
