import type { ReactNode } from 'react';
import { asApiError } from '../../../common/api';
import { InlineSection } from '../../kit/form/InlineSection';
import { Alert } from '../../kit/show/Alert';
import { StaffButton } from '../../kit/StaffButton';
import { account as t } from '../../texts/account';

interface AskedCardProps {
  title: string;
  help: string;
  /** What the content is asked for with. */
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** Said of a failure without words of the server. */
  failed: string;
  /** Left out, or null, as long as it is not there. */
  children?: ReactNode;
}

/** A card like those of the account's forms, whose content the server is asked for. */
export function AskedCard({ title, help, query, failed, children = null }: AskedCardProps) {
  return (
    <InlineSection title={title} help={help}>
      {children}
      {children === null && query.isFetching && <p role="status">{t.loading}</p>}
      {children === null && !query.isFetching && (
        <Alert
          action={
            <StaffButton variant="outlined" onClick={() => void query.refetch()}>
              {t.retry}
            </StaffButton>
          }>
          {asApiError(query.error).message ?? failed}
        </Alert>
      )}
    </InlineSection>
  );
}
