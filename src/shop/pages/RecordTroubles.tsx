import type { ReactNode } from 'react';
import { failureText, type ApiError } from '../../common/api';
import { shell } from '../../common/texts/en/shell';
import { alertLine } from '../../common/domain/readableFields';
import { Button } from '../../common/ui/Button';
import layout from '../../common/ui/layout.module.css';
import { useMessages } from '../../common/i18n/messages';
import { EmptyState } from '../../common/ui/Notice';
import { SlowNotice } from '../ui/SlowNotice';
import css from './RecordTroubles.module.css';

interface RecordTroublesProps {
  record: { error: ApiError | undefined; loading: boolean; retry: () => void };
  /** The server's answer has no words or is no record; no answer came (docs/product.md, 10.1). */
  texts: { failed: string; fetchFailed: string };
  /** Shown while the record is loading. */
  skeleton: ReactNode;
}

/** A product or an article that is not there: why, or that it takes long; after 10 s of waiting a retry gives the old request up. */
export function RecordTroubles({ record: { error, loading, retry }, texts, skeleton }: RecordTroublesProps) {
  const common = useMessages('shell', shell);
  return (
    <>
      <SlowNotice busy={loading} onRetry={retry} className={`${layout.wrap} ${css.slow}`} />
      {error ? (
        <div className={`${layout.wrap} ${layout.sec}`}>
          <EmptyState
            role="alert"
            tone="error"
            title={failureText(error, { ...texts, invalidStructure: texts.failed })}
            text={error.status === 'OFFLINE' ? common.youAreOffline : alertLine({ data: error.fields })}
            actions={
              <Button variant="outline" busy={loading} onClick={retry}>
                {common.retry}
              </Button>
            }
          />
        </div>
      ) : (
        skeleton
      )}
    </>
  );
}
