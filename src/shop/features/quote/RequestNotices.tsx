import { useFormikContext } from 'formik';
import { quote } from '../../texts/en/quote';
import { Button } from '../../../common/ui/Button';
import { useMessages } from '../../../common/i18n/messages';
import { Notice } from '../../../common/ui/Notice';
import { useSlow } from '../../../common/ui/useSlow';
import css from './Quote.module.css';
import { QuoteFailureNotice } from './QuoteFailureNotice';
import type { QuoteFailure } from './quoteCall';

/** Why the last try failed, the text it would have sent, and whether it is kept to be sent later. */
export interface FailedRequest {
  failure: QuoteFailure;
  note: string;
  kept: boolean;
}

interface RequestNoticesProps {
  /** The form's id. */
  form: string;
  failed: FailedRequest | null;
  /** Gives up a slow try and begins another. */
  onRestart: () => void;
}

/** What stands above the fields of a request: why it failed, or that it takes long. Within the form's Formik context. */
export function RequestNotices({ form, failed, onRestart }: RequestNoticesProps) {
  const t = useMessages('quote', quote);
  const { isSubmitting } = useFormikContext();
  const slow = useSlow(isSubmitting);
  return (
    <>
      {failed && !isSubmitting && <QuoteFailureNotice {...failed} form={form} />}
      {slow && (
        <Notice tone="warning">
          <b>{t.slowTitle}</b>
          <p>{t.slowText}</p>
          <div className={css.ways}>
            <Button variant="outline" size="small" onClick={onRestart}>
              {t.retry}
            </Button>
          </div>
        </Notice>
      )}
    </>
  );
}
