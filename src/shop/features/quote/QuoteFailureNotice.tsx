import { useEffect, useRef } from 'react';
import { outbox } from '../../texts/en/outbox';
import { quote } from '../../texts/en/quote';
import { Button } from '../../../common/ui/Button';
import { FieldList } from '../../../common/ui/FieldList';
import { useMessages } from '../../../common/i18n/messages';
import { Notice } from '../../../common/ui/Notice';
import { WhatsappButton } from '../../ui/WhatsappButton';
import css from './Quote.module.css';
import type { QuoteFailure } from './quoteCall';

interface QuoteFailureNoticeProps {
  failure: QuoteFailure;
  /** Id of the form. */
  form: string;
  /** What would have been sent. */
  note: string;
  /** The browser keeps the request, and sends it by itself. */
  kept: boolean;
}

/** Why a request did not arrive, and the ways on: again, later by itself, or the same text on WhatsApp. */
export function QuoteFailureNotice({ failure, form, note, kept }: QuoteFailureNoticeProps) {
  const t = useMessages('quote', quote);
  const words = useMessages('outbox', outbox);
  const ref = useRef<HTMLDivElement>(null);
  const { kind, message, fields, others } = failure;
  const atFields = Object.keys(fields).length > 0;
  useEffect(() => {
    // With errors at fields their summary takes the focus.
    if (!atFields) ref.current?.focus();
  }, [failure, atFields]);
  const offline = kind === 'offline';
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice tone={offline ? 'warning' : 'error'} {...(offline && { icon: 'offline' as const })}>
        <b>{message}</b>
        <FieldList data={others} />
        {!atFields && (
          <>
            <p>{kept ? words.keptHere : offline ? t.offlineText : t.kept}</p>
            <div className={css.ways}>
              <Button type="submit" form={form} variant="outline" size="small">
                {t.retry}
              </Button>
              <WhatsappButton size="small" message={note}>
                {t.sendOnWhatsapp}
              </WhatsappButton>
            </div>
          </>
        )}
      </Notice>
    </div>
  );
}
