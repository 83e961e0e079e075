import { useEffect, useRef } from 'react';
import { outbox } from '../../texts/en/outbox';
import { quote } from '../../texts/en/quote';
import { chatNote } from '../../../common/domain/quoteNote';
import { Button } from '../../../common/ui/Button';
import { FieldList } from '../../../common/ui/FieldList';
import layout from '../../../common/ui/layout.module.css';
import { useMessages } from '../../../common/i18n/messages';
import { Notice } from '../../../common/ui/Notice';
import { useSlow } from '../../../common/ui/useSlow';
import { WhatsappButton } from '../../ui/WhatsappButton';
import css from './Quote.module.css';
import { failureWords } from './quoteCall';
import type { RequestState } from './requestState';

interface RequestNoticesProps {
  /** The form's id. */
  form: string;
  state: RequestState;
}

/** What stands above the fields of a request: why it failed, or that it takes long. */
export function RequestNotices({ form, state }: RequestNoticesProps) {
  const t = useMessages('quote', quote);
  const slow = useSlow(state.at === 'sending');
  if ('failure' in state) return <FailureNotice form={form} {...state} />;
  const isSlow = slow && state.at === 'sending';
  // The region is there before its words, or they would not be read out.
  return (
    <div aria-live="polite" className={isSlow ? undefined : layout.hidden}>
      {isSlow && (
        <Notice tone="warning" role="none">
          <b>{t.slowTitle}</b>
          <p>{t.slowText}</p>
          <div className={css.ways}>
            <Button variant="outline" size="small" onClick={state.restart}>
              {t.retry}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}

type FailedRequest = Extract<RequestState, { at: 'refused' | 'kept' }>;

/** Why a request did not arrive, and the ways on: again, later by itself, or the same text on WhatsApp. */
function FailureNotice({ form, at, failure, request }: FailedRequest & { form: string }) {
  const t = useMessages('quote', quote);
  const words = useMessages('outbox', outbox);
  const ref = useRef<HTMLDivElement>(null);
  const { kind, fields, others } = failure;
  const atFields = Object.keys(fields).length > 0;
  useEffect(() => {
    // With errors at fields their summary takes the focus.
    if (!atFields) ref.current?.focus();
  }, [failure, atFields]);
  const offline = kind === 'offline';
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice tone={offline ? 'warning' : 'error'} {...(offline && { icon: 'offline' as const })}>
        <b>{failureWords(failure, t)}</b>
        <FieldList data={others} />
        {!atFields && (
          <>
            <p>{at === 'kept' ? words.keptHere : offline ? t.offlineText : t.kept}</p>
            <div className={css.ways}>
              <Button type="submit" form={form} variant="outline" size="small">
                {t.retry}
              </Button>
              <WhatsappButton size="small" message={chatNote(request.note)}>
                {t.sendOnWhatsapp}
              </WhatsappButton>
            </div>
          </>
        )}
      </Notice>
    </div>
  );
}
