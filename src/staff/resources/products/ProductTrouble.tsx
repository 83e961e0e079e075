import { Link } from 'react-router-dom';
import { failureText, isMissing, type ApiError } from '../../../common/api';
import { PageHead } from '../../kit/PageHead';
import { Nothing } from '../../kit/show/Nothing';
import { StaffButton } from '../../kit/StaffButton';
import { kit } from '../../texts/kit';
import { productForm as t } from '../../texts/productForm';
import { alertLine } from '../../../common/domain/readableFields';
import { staffPaths } from '../../../common/domain/staffPaths';
import { PageSkeleton } from '../../kit/PageSkeleton';

/** In place of the form: the product is loading, does not exist, or could not be read. */
export function ProductTrouble({
  title,
  error,
  onRetry,
}: {
  title: string;
  error: ApiError | undefined;
  onRetry: () => void;
}) {
  if (!error) return <PageSkeleton />;
  const said = failureText(error, { failed: t.loadFailed, fetchFailed: t.fetchFailed, invalidStructure: t.loadFailed });
  return (
    <>
      <PageHead title={title} parent={{ label: t.list, to: staffPaths.products() }} />
      {isMissing(error) ? (
        <Nothing
          {...t.missing}
          role="alert"
          action={
            <StaffButton variant="outlined" component={Link} to={staffPaths.products()}>
              {t.toList}
            </StaffButton>
          }
        />
      ) : (
        <Nothing
          title={said}
          text={error.status === 'OFFLINE' ? kit.loadOffline : alertLine({ data: error.fields })}
          role="alert"
          action={
            <StaffButton variant="outlined" onClick={onRetry}>
              {kit.retry}
            </StaffButton>
          }
        />
      )}
    </>
  );
}
