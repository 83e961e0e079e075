import { Formik, type FormikHelpers } from 'formik';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNotify } from '../../../common/state/hooks';
import { opening } from '../../texts/en/opening';
import { quote } from '../../texts/en/quote';
import { buildNote } from '../../../common/domain/quoteNote';
import { Button } from '../../../common/ui/Button';
import { useMessages } from '../../../common/i18n/messages';
import { ModalDialog } from '../../ui/ModalDialog';
import type { OverlayProps } from '../../../common/ui/overlay';
import type { QuoteSubject } from '../../ui/site';
import { quoteAlert } from './quoteCall';
import { quoteDraft } from './quoteDraft';
import { quoteSchema, type QuoteValues } from './quoteFields';
import { QuoteForm, type QuoteFormProps } from './QuoteForm';
import { useKeptRequest, type SentRequest } from './useKeptRequest';
import { keyOf, useQuoteRequest } from './useQuoteRequest';

/** Asks for a quote: from the header about nothing in particular, from cart or product about those products. It closes on success. */
export function QuoteDialog({ subject, ...overlay }: OverlayProps & { subject: QuoteSubject }) {
  const t = useMessages('quote', quote);
  const id = useId();
  const notify = useNotify();
  const { send, restart } = useQuoteRequest();
  const hours = useMessages('opening', opening);
  const open = useRef(overlay.open);
  // Before the outbox is listened to: what it tells closes the dialog that is open now.
  useEffect(() => {
    open.current = overlay.open;
  });
  useEffect(
    () => () => {
      open.current = false;
    },
    [],
  );
  const arrived = ({ message, email, note }: SentRequest) => {
    notify({
      success: true,
      message,
      detail: t.answerAt(email, `${hours.days}, ${hours.hours}`),
      action: { kind: 'whatsapp', label: t.sendOnWhatsapp, text: note },
    });
    if (open.current) overlay.onClose();
  };
  const kept = useKeptRequest(subject, arrived);
  const [failed, setFailed] = useState<QuoteFormProps['failed']>(kept.refused);
  const initialValues = useMemo(() => quoteDraft.read(), []);
  const lines = subject.from === 'header' ? [] : subject.lines;

  const submit = async (values: QuoteValues, { setStatus }: FormikHelpers<QuoteValues>) => {
    const note = buildNote(values.message, lines);
    const { name, phone, email } = values;
    const input = {
      name,
      phone,
      email,
      note,
      ...(subject.from !== 'header' && { productIds: lines.map((line) => line.id) }),
    };
    kept.beforeSending(keyOf(input));
    const outcome = await send(input);
    if ('failure' in outcome) {
      const isKept =
        outcome.failure.passing &&
        outcome.failure.kind !== 'refused' &&
        kept.keep({ key: keyOf(input), values, note, tried: outcome.failure.kind !== 'offline' });
      setFailed({ failure: outcome.failure, note, kept: isKept });
      setStatus({ server: outcome.failure.fields });
      // Closed meanwhile: said where it is seen; what was typed waits in the draft.
      if (!open.current) notify(quoteAlert(outcome.failure));
      return;
    }
    quoteDraft.forget();
    kept.forget();
    arrived({ message: outcome.message, email: email.trim(), note });
  };

  return (
    <Formik<QuoteValues>
      initialValues={initialValues}
      initialStatus={{ server: kept.refused?.failure.fields }}
      validationSchema={useMemo(() => quoteSchema(t), [t])}
      onSubmit={submit}>
      {({ isSubmitting }) => (
        <ModalDialog
          {...overlay}
          title={t.title}
          closeLabel={t.close}
          actions={
            <>
              <Button variant="text" onClick={overlay.onClose}>
                {t.cancel}
              </Button>
              <Button type="submit" form={id} busy={isSubmitting}>
                {isSubmitting ? t.sending : t.send}
              </Button>
            </>
          }>
          <QuoteForm id={id} lines={lines} failed={failed} onRestart={restart} />
        </ModalDialog>
      )}
    </Formik>
  );
}
