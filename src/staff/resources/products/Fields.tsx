import type { ReactNode } from 'react';
import type { Product } from '../../../common/api';
import { SwitchField } from '../../kit/fields/ChoiceField';
import { MoneyField, NumberField } from '../../kit/fields/NumberField';
import { SelectField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import { Section, span } from '../../kit/form/Section';
import { productForm as t } from '../../texts/productForm';
import { CategoryField } from './CategoryField';
import { DiscountFields } from './DiscountFields';
import { ShopCard } from './ShopCard';

const { labels, help, sections } = t;
const STOCK = Object.entries(t.stock).map(([value, label]) => ({ value, label }));

/**
 * The wide column.
 * @param images the uploader, which differs between a new product and one that exists
 * @param underName what is to be said of the name
 */
export function MainFields({ images, underName }: { images: ReactNode; underName?: ReactNode }) {
  return (
    <>
      <Section title={sections.product}>
        <TextField name="product_name" label={labels.product_name} />
        {underName}
        <TextField name="description" label={labels.description} rows={3} optional />
      </Section>
      <Section title={sections.images}>{images}</Section>
      <Section title={sections.price}>
        <MoneyField name="product_price" label={labels.product_price} className={span.half} />
        <TextField
          name="installment_info"
          label={labels.installment_info}
          help={help.installment_info}
          optional
          className={span.half}
        />
        <DiscountFields />
      </Section>
    </>
  );
}

/** What may wait: beneath the wide column, on phones after the column at the side. */
export function FittingFields() {
  return (
    <Section title={sections.fitting}>
      <TextField name="compatibility" label={labels.compatibility} optional className={span.half} />
      <TextField name="tools_needed" label={labels.tools_needed} optional className={span.half} />
      <TextField
        name="package_dimensions"
        label={labels.package_dimensions}
        help={help.package_dimensions}
        optional
        className={span.half}
      />
      <TextField
        name="package_weight"
        label={labels.package_weight}
        help={help.package_weight}
        optional
        className={span.half}
      />
      <TextField name="additional_info" label={labels.additional_info} rows={2} optional />
    </Section>
  );
}

/** The column at the side. @param activity whether visitors see it */
export function SideFields({ product, activity }: { product?: Product; activity: ReactNode }) {
  const rated = product && product.reviews > 0;
  return (
    <>
      <Section title={sections.shop}>
        {activity}
        <SwitchField name="isBestSeller" label={labels.isBestSeller} help={help.isBestSeller} />
      </Section>
      <Section title={sections.stock}>
        <CategoryField current={product?.category ?? null} />
        <SelectField name="stock_status" label={labels.stock_status} options={STOCK} />
        <NumberField name="quantity" label={labels.quantity} whole optional />
        {rated ? (
          <TextField name="rating" label={labels.rating} help={help.rated(product.reviews)} readOnly optional />
        ) : (
          <NumberField name="rating" label={labels.rating} unit={t.ofFive} help={help.rating} optional />
        )}
      </Section>
      <ShopCard image={product?.images[0]} />
    </>
  );
}
