import type { ReactNode } from 'react';
import { useFailure } from '../../../common/api';
import { InlineSection, type InlineSectionProps } from '../../kit/form/InlineSection';
import { Alert } from '../../kit/show/Alert';
import { SlowNotice, type AskedQuery } from '../../kit/show/SlowNotice';
import { StaffButton } from '../../kit/StaffButton';
import { account as t } from '../../texts/account';
import { kit } from '../../texts/kit';

interface AskedCardProps extends InlineSectionProps {
  /** What the content is asked for with. */
  query: AskedQuery & { error?: unknown };
  /** Said of a failure without words of the server. */
  failed: string;
  /** Left out, or null, as long as it is not there. */
  children?: ReactNode;
}

/** A card like those of the account's forms, whose content the server is asked for. */
export function AskedCard({ query, failed, children, ...section }: AskedCardProps) {
  const { error, retry } = useFailure(query, query.refetch);
  return (
    <InlineSection {...section}>
      <SlowNotice query={query} />
      {error && (
        <Alert
          action={
            <StaffButton variant="outlined" busy={query.isFetching} onClick={retry}>
              {kit.retry}
            </StaffButton>
          }>
          {error.message ?? failed}
        </Alert>
      )}
      {children ?? (!error && <p role="status">{t.loading}</p>)}
    </InlineSection>
  );
}
