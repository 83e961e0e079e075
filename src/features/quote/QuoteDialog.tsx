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
import { useQuoteRequest } from './useQuoteRequest';

/** Asks for a quote: from the header about nothing in particular, from cart or product about those products. */
export function QuoteDialog({ subject, ...overlay }: OverlayProps & { subject: QuoteSubject }) {
  const t = useMessages('quote', quote);
  const id = useId();
  const { notify } = useSite();
  const { send, restart } = useQuoteRequest();
  const [failed, setFailed] = useState<QuoteFormProps['failed']>(null);
  const [sent, setSent] = useState<{ message: string; email: string; note: string } | null>(null);
  const initialValues = useMemo(() => quoteDraft.read(), []);
  const open = useRef(overlay.open);
  useEffect(() => { open.current = overlay.open; });
  const lines = subject.from === 'header' ? [] : subject.lines;

  const submit = async (values: QuoteValues, { setStatus }: FormikHelpers<QuoteValues>) => {
    const note = buildNote(values.message, lines);
    const { name, phone, email } = values;
    const outcome = await send({ name, phone, email, note, ...(subject.from !== 'header' && { productIds: lines.map((line) => line.id) }) });
    if ('failure' in outcome) {
      setFailed({ failure: outcome.failure, note });
      setStatus({ server: outcome.failure.fields });
      // Closed meanwhile: said where it is seen; what was typed waits in the draft.
      if (!open.current) notify({ success: false, message: outcome.failure.message });
      return;
    }
    quoteDraft.discard();
    setSent({ message: outcome.message, email: email.trim(), note });
    notify({ success: true, message: outcome.message });
  };

  const titleId = `${id}-sent`;
  return (
    <Formik<QuoteValues> initialValues={initialValues} validationSchema={useMemo(() => quoteSchema(t), [t])} onSubmit={submit}>
      {({ isSubmitting }) =>
        sent ? (
          <ModalDialog {...overlay} size="small" title={sent.message} titledBy={titleId} closeLabel={t.close}>
            <QuoteSent {...sent} titleId={titleId} lines={lines} closeText={lines.length > 0 ? t.continueShopping : t.close} onClose={overlay.onClose} />
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
