import { useId, useState } from 'react';
import { useNotify } from '../../../common/state/hooks';
import { alertOf, asApiError, useRateProductMutation, wordsOf, type ApiError } from '../../../common/api';
import { consent } from '../../texts/en/consent';
import { rating as english } from '../../texts/en/rating';
import { shell } from '../../../common/texts/en/shell';
import { paths } from '../../../common/domain/paths';
import { Button } from '../../../common/ui/Button';
import { FieldList } from '../../../common/ui/FieldList';
import layout from '../../../common/ui/layout.module.css';
import { LONGEST_RATING } from '../../../common/domain/contract.gen';
import { useMessages, useShopLang } from '../../../common/i18n/messages';
import { ModalDialog } from '../../ui/ModalDialog';
import { Notice } from '../../../common/ui/Notice';
import type { OverlayProps } from '../../../common/ui/overlay';
import { useSubmit } from '../../ui/useSubmit';
import type { Alert } from '../../../common/state/alertSlice';
import type { KeptProduct } from '../../../common/domain/keptProduct';
import { TextInput } from '../../../common/ui/TextInput';
import { Thumb } from '../../../common/ui/Thumb';
import css from './RatingDialog.module.css';
import { StarPicker } from './StarPicker';

interface RatingErrors {
  rating?: string | undefined;
  comment?: string | undefined;
  form?: Alert;
}

/** Rates a product with one to five stars and a comment (docs/product.md, 3.5). */
export function RatingDialog({ product, ...overlay }: OverlayProps & { product: KeptProduct }) {
  const t = useMessages('rating', english);
  const lang = useShopLang();
  const agreed = useMessages('consent', consent);
  const common = useMessages('shell', shell);
  const id = useId();
  const notify = useNotify();
  const [rate, { isLoading }] = useRateProductMutation();
  const [stars, setStars] = useState(0);
  const [comment, setComment] = useState('');
  const [errors, setErrors] = useState<RatingErrors>({});
  const starsId = `${id}-stars`;
  const commentId = `${id}-comment`;

  const submit = useSubmit(async () => {
    if (stars === 0 || comment.length > LONGEST_RATING) {
      setErrors({
        ...(stars === 0 && { rating: t.required }),
        ...(comment.length > LONGEST_RATING && { comment: t.tooLong(LONGEST_RATING) }),
      });
      document.getElementById(stars === 0 ? starsId : commentId)?.focus();
      return;
    }
    setErrors({});
    try {
      const words = comment.trim();
      const { message } = await rate({
        productId: product.id,
        ratingInput: { rating: stars, ...(words && { comment: words }) },
      }).unwrap();
      notify({ success: true, message: message || t.succeeded });
      overlay.onClose();
    } catch (error) {
      setErrors(errorsOf(asApiError(error), t, common));
    }
  });

  return (
    <ModalDialog
      {...overlay}
      size="medium"
      title={t.title}
      closeLabel={t.close}
      actions={
        <>
          <Button variant="text" onClick={overlay.onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={id} busy={isLoading}>
            {isLoading ? t.submitting : t.submit}
          </Button>
        </>
      }>
      <form id={id} className={css.form} noValidate {...submit}>
        {errors.form && (
          <Notice tone="error">
            <b>{errors.form.message}</b>
            <FieldList data={errors.form.data} />
          </Notice>
        )}
        <div className={css.product}>
          <Thumb image={product.image} name={product.name} />
          <p lang={lang}>{product.name}</p>
        </div>
        <StarPicker
          id={starsId}
          value={stars}
          error={errors.rating}
          onChange={(value) => {
            setStars(value);
            setErrors({ ...errors, rating: undefined });
          }}
        />
        <TextInput
          id={commentId}
          label={t.comment}
          name="comment"
          optional={t.optional}
          help={t.help}
          rows={5}
          value={comment}
          error={errors.comment}
          onChange={(value) => {
            setComment(value);
            setErrors({ ...errors, comment: undefined });
          }}
        />
        <p className={css.consent}>
          {agreed.rating} {/* In another tab: leaving the page would lose what is written here. */}
          <a className={layout.link} href={paths.privacy()} target="_blank" rel="noopener">
            {agreed.privacy}
            <span className={layout.hidden}> {common.opensNewTab}</span>
          </a>
        </p>
      </form>
    </ModalDialog>
  );
}

function errorsOf(error: ApiError, t: typeof english, common: typeof shell): RatingErrors {
  const { rating, comment } = error.fields;
  const form = alertOf(error, error.status === 'OFFLINE' ? t.offline : (wordsOf(error, common) ?? t.failed), [
    'rating',
    'comment',
  ]);
  return { rating, comment, form };
}
