import { useId, useRef, useState, type FormEvent } from 'react';
import { alertOf, asApiError, useRateProductMutation, wordsOf, type ApiError } from '../../../common/api';
import { consent } from '../../texts/en/consent';
import { rating as english } from '../../texts/en/rating';
import { shell } from '../../../common/texts/en/shell';
import { paths } from '../../../common/domain/paths';
import { Button } from '../../../common/ui/Button';
import { FieldList } from '../../../common/ui/FieldList';
import layout from '../../../common/ui/layout.module.css';
import { useMessages, useShopLang } from '../../../common/i18n/messages';
import { ModalDialog } from '../../ui/ModalDialog';
import { Notice } from '../../../common/ui/Notice';
import type { OverlayProps } from '../../ui/overlay';
import { useSite, type Alert, type RatingSubject } from '../../../common/ui/site';
import { TextInput } from '../../../common/ui/TextInput';
import { Thumb } from '../../../common/ui/Thumb';
import css from './RatingDialog.module.css';
import { StarPicker } from './StarPicker';

/** Bound of the contract (openapi.yaml, RatingInput). */
const LONGEST_COMMENT = 1000;

interface RatingErrors {
  rating?: string | undefined;
  comment?: string | undefined;
  form?: Alert;
}

/** Rates a product with one to five stars and a comment (docs/product.md, 3.5). */
export function RatingDialog({ product, ...overlay }: OverlayProps & { product: RatingSubject }) {
  const t = useMessages('rating', english);
  const lang = useShopLang();
  const agreed = useMessages('consent', consent);
  const common = useMessages('shell', shell);
  const id = useId();
  const { notify } = useSite();
  const [rate, { isLoading }] = useRateProductMutation();
  const sending = useRef(false);
  const [stars, setStars] = useState(0);
  const [comment, setComment] = useState('');
  const [errors, setErrors] = useState<RatingErrors>({});
  const starsId = `${id}-stars`;
  const commentId = `${id}-comment`;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    if (stars === 0 || comment.length > LONGEST_COMMENT) {
      setErrors({
        ...(stars === 0 && { rating: t.required }),
        ...(comment.length > LONGEST_COMMENT && { comment: t.tooLong(LONGEST_COMMENT) }),
      });
      document.getElementById(stars === 0 ? starsId : commentId)?.focus();
      return;
    }
    sending.current = true;
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
    } finally {
      sending.current = false;
    }
  };

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
      <form
        id={id}
        className={css.form}
        noValidate
        onSubmit={(event) => void submit(event)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit(event);
        }}>
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
