import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useOffers, type Image, type Product } from '../../../common/api';
import { uses } from '../../../common/domain/contract.gen';
import { mainPicture } from '../../../common/domain/media';
import { formatKes } from '../../../common/domain/money';
import { priceOf } from '../../../common/domain/price';
import { useMinute } from '../../../common/ui/clock';
import layout from '../../../common/ui/layout.module.css';
import { Picture } from '../../../common/ui/Picture';
import { CheckboxField, SwitchField } from '../../kit/fields/ChoiceField';
import { ChoicesField } from '../../kit/fields/ChoicesField';
import { MoneyField, NumberField } from '../../kit/fields/NumberField';
import { SelectField } from '../../kit/fields/SelectField';
import { DateField, TextField } from '../../kit/fields/TextField';
import { LanguageTabs } from '../../kit/form/LanguageTabs';
import { fieldsOf } from '../../kit/record/fields';
import { Revealed, Section, span } from '../../kit/form/Section';
import { useObjectUrl } from '../../kit/images/ImagesField';
import { CategoryField } from '../../kit/record/CategoryField';
import type { RecordParts } from '../../kit/record/RecordForms';
import { StaffIcon } from '../../kit/StaffIcon';
import { productForm as t } from '../../texts/productForm';
import css from './Fields.module.css';
import { filledIn, shownPrice } from './model/discount';
import { contractFields, type ProductValues } from './model/productValues';

const { sections } = t;
const field = fieldsOf(t.labels, t.help);
const USES = uses.map((value) => ({ value, label: t.uses[value] }));
const STOCK = Object.entries(t.stock).map(([value, label]) => ({ value, label }));

/** The wide column. */
export function MainFields({ images, twin }: RecordParts<Product>) {
  return (
    <>
      <Section title={sections.product}>
        <LanguageTabs
          label={t.languages}
          offered={useOffers()('updateProduct.product_name_sw')}
          english={['product_name', 'description']}
          kiswahili={['product_name_sw', 'product_description_sw']}
          panels={{
            en: (
              <>
                <TextField {...field('product_name')} />
                {twin}
                <TextField {...field('description')} rows={3} optional />
              </>
            ),
            sw: (
              <>
                <TextField {...field('product_name_sw')} optional />
                <TextField {...field('product_description_sw')} rows={3} optional />
              </>
            ),
          }}
        />
      </Section>
      <Section title={sections.images}>{images}</Section>
      <Section title={sections.price}>
        <MoneyField {...field('product_price')} className={span.half} />
        <TextField {...field('installment_info')} optional className={span.half} />
        <DiscountFields />
      </Section>
    </>
  );
}

/** What may wait: beneath the wide column, on phones after the column at the side. */
export function FittingFields() {
  const offers = useOffers();
  return (
    <Section title={sections.fitting}>
      <TextField {...field('compatibility')} optional className={span.half} />
      <TextField {...field('tools_needed')} optional className={span.half} />
      <TextField {...field('package_dimensions')} optional className={span.half} />
      <TextField {...field('package_weight')} optional className={span.half} />
      <TextField {...field('additional_info')} rows={2} optional />
      {offers('updateProduct.uses') && <ChoicesField {...field('uses')} options={USES} />}
    </Section>
  );
}

/** The column at the side. */
export function SideFields({ record: product, activity = <p>{t.newIsActive}</p> }: RecordParts<Product>) {
  return (
    <>
      <Section title={sections.shop}>
        {activity}
        <SwitchField {...field('isBestSeller')} />
      </Section>
      <Section title={sections.stock}>
        <CategoryField current={product?.category} />
        <SelectField {...field('stock_status')} options={STOCK} />
        <NumberField {...field('quantity')} whole optional />
        {product && product.reviews > 0 ? (
          <TextField {...field('rating')} help={t.rated(product.reviews)} readOnly optional />
        ) : (
          <NumberField {...field('rating')} unit={t.ofFive} optional />
        )}
      </Section>
      <ShopCard image={mainPicture(product?.images ?? [])} />
    </>
  );
}

/** The tick and what it reveals; the percentage and the new price fill each other in. */
function DiscountFields() {
  const { values, initialValues, setValues } = useFormikContext<ProductValues>();
  const last = useRef({ values, initialValues, derived: false });
  useEffect(() => {
    const { values: before, derived } = last.current;
    // What was saved is what visitors read: from now on another price leaves it.
    if (last.current.initialValues !== initialValues) last.current = { values, initialValues, derived: false };
    // Without the tick the price alone is typed, and counts once there is one.
    if (last.current.values === values || !values.discount) return;
    const filled = filledIn(before, values, derived);
    const stays = derived && values.new_price === before.new_price && filled.discount_percentage === undefined;
    const isDerived = stays || filled.new_price !== undefined;
    last.current = { values: { ...values, ...filled }, initialValues, derived: isDerived };
    if (Object.keys(filled).length > 0) void setValues((latest) => ({ ...latest, ...filled }));
  }, [values, initialValues, setValues]);
  return (
    <>
      <CheckboxField {...field('discount')} />
      {values.discount && (
        <Revealed>
          <NumberField {...field('discount_percentage')} unit="%" optional className={span.half} />
          <MoneyField {...field('new_price')} optional className={span.half} />
          <DateField {...field('discount_start_date')} optional className={span.half} />
          <DateField {...field('discount_end_date')} optional className={span.half} />
          <VisitorsLine values={values} />
        </Revealed>
      )}
    </>
  );
}

/** What visitors make of it, by the one price function. */
function VisitorsLine({ values }: { values: ProductValues }) {
  const shown = shownPrice(values, useMinute());
  const problem = shown && 'problem' in shown;
  return (
    <div role="status">
      {shown && (
        <p className={`${css.line} ${problem ? css.problem : ''}`}>
          <StaffIcon name={problem ? 'alert' : 'eye'} size={16} />
          {'problem' in shown ? (
            <span>{shown.problem}</span>
          ) : (
            <span>
              {shown.when} <b>{formatKes(shown.cents)}</b>, {t.visitors.was} <s>{formatKes(shown.was)}</s>,{' '}
              {t.visitors.off(shown.percent)}.
            </span>
          )}
        </p>
      )}
    </div>
  );
}

/** The product as its card will read in the shop, while it is typed. */
function ShopCard({ image }: { image: Image | undefined }) {
  const { values } = useFormikContext<ProductValues>();
  const { cents, was } = priceOf(contractFields(values), useMinute());
  const [file] = values.image_url;
  const name = values.product_name.trim() || t.unnamed;
  const initial = <span aria-hidden="true">{Array.from(name)[0]}</span>;
  return (
    <Section title={t.sections.card}>
      <div className={css.card}>
        <div className={css.picture}>
          {file ? <FilePicture file={file} /> : image ? <Picture image={image} alt="" sizes="72px" /> : initial}
        </div>
        <div>
          <p className={css.name}>{name}</p>
          <p className={css.price}>
            <b>{cents === null ? t.onRequest : formatKes(cents)}</b>
            {was !== undefined && (
              <s>
                <span className={layout.hidden}>{t.visitors.was} </span>
                {formatKes(was)}
              </s>
            )}
          </p>
          {values.installment_info.trim() !== '' && <p className={css.instalment}>{values.installment_info}</p>}
        </div>
      </div>
    </Section>
  );
}

function FilePicture({ file }: { file: File }) {
  return <img src={useObjectUrl(file)} alt="" />;
}
