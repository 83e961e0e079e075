import { Formik, type FormikErrors, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { formDraft, sendDraft } from '../../../common/browser/formDraft';
import { useNotify } from '../../../common/state/hooks';
import { alertOf, asApiError, successText, useRateProductMutation, wordsOf } from '../../../common/api';
import { rating as english } from '../../texts/en/rating';
import { consent, shell } from '../../../common/texts/en/shell';
import { paths } from '../../../common/domain/paths';
import { FieldList } from '../../../common/ui/FieldList';
import { FormikField, FormikForm, KeepsDraft } from '../../../common/ui/FormikForm';
import layout from '../../../common/ui/layout.module.css';
import copy from '../../ui/copy.module.css';
import { LONGEST_RATING } from '../../../common/domain/contract.gen';
import { useInLanguage, useMessages } from '../../../common/i18n/messages';
import { ModalDialog } from '../../ui/ModalDialog';
import { Notice } from '../../../common/ui/Notice';
import { useSeen, type OverlayProps } from '../../../common/ui/overlay';
import type { Alert } from '../../../common/state/alertSlice';
import type { KeptProduct } from '../../../common/domain/keptProduct';
import { Thumb } from '../../../common/ui/Thumb';
import css from './RatingDialog.module.css';
import { StarPicker } from './StarPicker';
import { FormActions } from '../../ui/FormActions';
import { SlowNotice } from '../../ui/SlowNotice';

/** As a form has them: of the stars the number, empty while none is chosen. */
interface RatingValues {
  rating: string;
  comment: string;
}
const EMPTY: RatingValues = { rating: '', comment: '' };

/** What was chosen and typed about a product, until it is sent or the tab is closed. */
const ratingDraft = (productId: string) => formDraft(`ratingDraft ${productId}`, EMPTY);

/** Rates a product with one to five stars and a comment (docs/product.md, 3.5). */
export function RatingDialog({ product, ...overlay }: OverlayProps & { product: KeptProduct }) {
  const t = useMessages('rating', english);
  const { text: name, lang } = useInLanguage()(product, 'name');
  const agreed = useMessages('consent', consent);
  const common = useMessages('shell', shell);
  const id = useId();
  const notify = useNotify();
  const [rate, { isLoading }] = useRateProductMutation();
  const [draft] = useState(() => ratingDraft(product.id));
  const [start] = useState(draft.read);
  const [failure, setFailure] = useState<Alert>();
  const seen = useSeen(overlay.open);

  const submit = async (values: RatingValues, { setStatus }: FormikHelpers<RatingValues>) => {
    setFailure(undefined);
    const comment = values.comment.trim();
    try {
      const { message } = await sendDraft(draft, values, () =>
        rate({
          productId: product.id,
          ratingInput: { rating: Number(values.rating), ...(comment && { comment }) },
        }).unwrap(),
      );
      notify({ success: true, message: successText(message, t.succeeded, english.succeeded) });
      if (seen.current) overlay.onClose();
    } catch (cause) {
      const error = asApiError(cause);
      const text = error.status === 'OFFLINE' ? t.offline : (wordsOf(error, common) ?? t.failed);
      if (seen.current) {
        setFailure(alertOf(error, text, Object.keys(EMPTY)));
        setStatus({ server: error.fields });
      } else notify(alertOf(error, text));
    }
  };

  return (
    <ModalDialog
      {...overlay}
      size="medium"
      title={t.title}
      actions={
        <FormActions
          form={id}
          busy={isLoading}
          onCancel={overlay.onClose}
          texts={{ cancel: t.cancel, send: t.submit, sending: t.submitting }}
        />
      }>
      <Formik<RatingValues> initialValues={start} validate={(values) => errorsIn(values, t)} onSubmit={submit}>
        <FormikForm
          id={id}
          className={css.form}
          notice={
            failure ? (
              <Notice tone="error">
                <b>{failure.message}</b>
                <FieldList data={failure.data} />
              </Notice>
            ) : (
              <SlowNotice busy={isLoading} />
            )
          }>
          <KeepsDraft draft={draft} />
          <div className={css.product}>
            <Thumb image={product.image} name={name} />
            <p lang={lang}>{name}</p>
          </div>
          {/* What is changed on its way would be neither in it nor sent. */}
          <StarPicker name="rating" readOnly={isLoading} />
          <FormikField
            name="comment"
            label={t.comment}
            optional={t.optional}
            help={t.help}
            rows={5}
            readOnly={isLoading}
          />
          <p className={css.consent}>
            {agreed.rating} {/* In another tab: leaving the page would lose what is written here. */}
            <a className={copy.link} href={paths.privacy()} target="_blank" rel="noopener">
              {agreed.privacy}
              <span className={layout.hidden}> {common.opensNewTab}</span>
            </a>
          </p>
        </FormikForm>
      </Formik>
    </ModalDialog>
  );
}

const errorsIn = ({ rating, comment }: RatingValues, t: typeof english): FormikErrors<RatingValues> => ({
  ...(rating === '' && { rating: t.required }),
  ...(comment.length > LONGEST_RATING && { comment: t.tooLong(LONGEST_RATING) }),
});
