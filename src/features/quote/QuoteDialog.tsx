import { Formik, type FormikHelpers } from 'formik';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { quote } from '../../lib/messages/en/quote';
import { buildNote } from '../../lib/quoteNote';
import { Button } from '../../ui/Button';
import { useMessages } from '../../ui/messages';
import { ModalDialog } from '../../ui/ModalDialog';
import type { OverlayProps } from '../../ui/overlay';
import { useSite, type QuoteSubject } from '../../ui/site';
import { quoteDraft } from './quoteDraft';
import { quoteSchema, type QuoteValues } from './quoteFields';
import { QuoteForm, type QuoteFormProps } from './QuoteForm';
import { QuoteSent } from './QuoteSent';
import { useKeptRequest } from './useKeptRequest';
import { keyOf, useQuoteRequest } from './useQuoteRequest';

/** Asks for a quote: from the header about nothing in particular, from cart or product about those products. */
export function QuoteDialog({ subject, ...overlay }: OverlayProps & { subject: QuoteSubject }) {
  const t = useMessages('quote', quote);
  const id = useId();
  const { notify } = useSite();
  const { send, restart } = useQuoteRequest();
  const kept = useKeptRequest(subject);
  const [failed, setFailed] = useState<QuoteFormProps['failed']>(kept.refused);
  const [sent, setSent] = useState<{ message: string; email: string; note: string } | null>(null);
  const initialValues = useMemo(() => quoteDraft.read(), []);
  const open = useRef(overlay.open);
  useEffect(() => { open.current = overlay.open; });
  const lines = subject.from === 'header' ? [] : subject.lines;

  const submit = async (values: QuoteValues, { setStatus }: FormikHelpers<QuoteValues>) => {
    const note = buildNote(values.message, lines);
    const { name, phone, email } = values;
    const input = { name, phone, email, note, ...(subject.from !== 'header' && { productIds: lines.map((line) => line.id) }) };
    kept.beforeSending(keyOf(input));
    const outcome = await send(input);
    if ('failure' in outcome) {
      const isKept = outcome.failure.passing && outcome.failure.kind !== 'refused' && kept.keep({ key: keyOf(input), values, note, tried: outcome.failure.kind !== 'offline' });
      setFailed({ failure: outcome.failure, note, kept: isKept });
      setStatus({ server: outcome.failure.fields });
      // Closed meanwhile: said where it is seen; what was typed waits in the draft.
      if (!open.current) notify({ success: false, message: outcome.failure.message });
      return;
    }
    quoteDraft.discard();
    kept.forget();
    setSent({ message: outcome.message, email: email.trim(), note });
    notify({ success: true, message: outcome.message });
  };

  const shown = kept.sent ?? sent;
  const titleId = `${id}-sent`;
  return (
    <Formik<QuoteValues> initialValues={initialValues} initialStatus={{ server: kept.refused?.failure.fields }} validationSchema={useMemo(() => quoteSchema(t), [t])} onSubmit={submit}>
      {({ isSubmitting }) =>
        shown ? (
          <ModalDialog {...overlay} size="small" title={shown.message} titledBy={titleId} closeLabel={t.close}>
            <QuoteSent {...shown} titleId={titleId} lines={lines} closeText={lines.length > 0 ? t.continueShopping : t.close} onClose={overlay.onClose} />
          </ModalDialog>
        ) : (
          <ModalDialog
            {...overlay}
            title={t.title}
            closeLabel={t.close}
            actions={
              <>
                <Button variant="text" onClick={overlay.onClose}>{t.cancel}</Button>
                <Button type="submit" form={id} busy={isSubmitting}>{isSubmitting ? t.sending : t.send}</Button>
              </>
            }
          >
            <QuoteForm id={id} lines={lines} failed={failed} onRestart={restart} />
          </ModalDialog>
        )
      }
    </Formik>
  );
}
