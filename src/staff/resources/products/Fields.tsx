import type { ReactNode } from 'react';
import type { Product } from '../../../common/api';
import { CategoryField } from '../../kit/record/CategoryField';
import { SwitchField } from '../../kit/fields/ChoiceField';
import { fieldsOf } from '../../kit/form/fieldsOf';
import { MoneyField, NumberField } from '../../kit/fields/NumberField';
import { SelectField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import { Section, span } from '../../kit/form/Section';
import { productForm as t } from '../../texts/productForm';
import { DiscountFields } from './DiscountFields';
import { ShopCard } from './ShopCard';

const { sections } = t;
const field = fieldsOf(t.labels, t.help);
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
        <TextField {...field('product_name')} />
        {underName}
        <TextField {...field('description')} rows={3} optional />
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
  return (
    <Section title={sections.fitting}>
      <TextField {...field('compatibility')} optional className={span.half} />
      <TextField {...field('tools_needed')} optional className={span.half} />
      <TextField {...field('package_dimensions')} optional className={span.half} />
      <TextField {...field('package_weight')} optional className={span.half} />
      <TextField {...field('additional_info')} rows={2} optional />
    </Section>
  );
}

/** The column at the side. @param activity whether visitors see it */
export function SideFields({ product, activity }: { product?: Product; activity: ReactNode }) {
  return (
    <>
      <Section title={sections.shop}>
        {activity}
        <SwitchField {...field('isBestSeller')} />
      </Section>
      <Section title={sections.stock}>
        <CategoryField label={t.labels.category_id} current={product?.category} placeholder={t.chooseCategory} />
        <SelectField {...field('stock_status')} options={STOCK} />
        <NumberField {...field('quantity')} whole optional />
        {product && product.reviews > 0 ? (
          <TextField {...field('rating')} help={t.rated(product.reviews)} readOnly optional />
        ) : (
          <NumberField {...field('rating')} unit={t.ofFive} optional />
        )}
      </Section>
      <ShopCard image={product?.images[0]} />
    </>
  );
}
