import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { CartItem } from '../../lib/cartItem';
import { quote } from '../../lib/messages/en/quote';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/Button';
import { FormikField } from '../../ui/FormikField';
import { FormikForm } from '../../ui/FormikForm';
import layout from '../../ui/layout.module.css';
import { useMessages } from '../../ui/messages';
import { Notice } from '../../ui/Notice';
import { useSlow } from '../../ui/useSlow';
import css from './Quote.module.css';
import { keepDraft } from './quoteDraft';
import { QuoteFailureNotice } from './QuoteFailureNotice';
import type { QuoteValues } from './quoteFields';
import { QuoteItems } from './QuoteItems';
import type { QuoteFailure } from './quoteCall';

export interface QuoteFormProps {
  id: string;
  lines: readonly CartItem[];
  /** Why the last try failed, the text it would have sent, and whether it is kept to be sent later. */
  failed: { failure: QuoteFailure; note: string; kept: boolean } | null;
  /** Gives up a slow try and begins another. */
  onRestart: () => void;
}

/** The fields of a quote request, above them what it is about. What is typed is kept for this visit. */
export function QuoteForm({ id, lines, failed, onRestart }: QuoteFormProps) {
  const t = useMessages('quote', quote);
  const { values, isSubmitting } = useFormikContext<QuoteValues>();
  useEffect(() => keepDraft(values), [values]);
  const slow = useSlow(isSubmitting);
  const notice = (
    <>
      {failed && !isSubmitting && <QuoteFailureNotice {...failed} form={id} />}
      {slow && (
        <Notice tone="warning">
          <b>{t.slowTitle}</b>
          <p>{t.slowText}</p>
          <div className={css.ways}><Button variant="outline" size="small" onClick={onRestart}>{t.retry}</Button></div>
        </Notice>
      )}
    </>
  );
  return (
    <FormikForm id={id} className={css.form} summaryTitle={t.errors} notice={notice}>
      {lines.length > 0 && <QuoteItems lines={lines} />}
      <div className={css.fields}>
        <FormikField name="name" label={t.name} autoComplete="name" />
        <FormikField name="phone" label={t.phone} optional={t.optional} type="tel" inputMode="tel" autoComplete="tel" />
        <FormikField name="email" label={t.email} type="email" inputMode="email" autoComplete="email" className={css.whole} />
        <FormikField name="message" label={t.message} rows={4} className={css.whole} />
      </div>
      <p className={css.consent}>{t.consent} <Link className={layout.link} to={paths.privacy()}>{t.privacy}</Link></p>
    </FormikForm>
  );
}
