import { array, boolean, object, string, type StringSchema } from 'yup';
import type { ProductUse } from '../../../../common/api';
import { productBounds } from '../../../../common/domain/contract.gen';
import type { Product, ProductInput, ProductUpdate } from '../../../api';
import { dayOfEnd, dayOfStart, endOfDay, startOfDay } from '../../../../common/domain/dayInput';
import { centsFromText } from '../../../../common/domain/money';
import { onlyFields } from '../../../kit/form/changes';
import { recordOf, withoutEmpty } from '../../../kit/record/fields';
import { amountText, moneyOrNull, moneyText, numberOrNull } from '../../../kit/form/numbers';
import { dayRule, endRule } from '../../../kit/form/days';
import { moneyRule, numberRule, textRule, wholeRule } from '../../../kit/form/rules';
import { productForm as t } from '../../../texts/productForm';
import { recordForms } from '../../../texts/recordForms';

const NO_FILES: readonly File[] = [];
const NO_USES: readonly ProductUse[] = [];

/** What the form holds of a new product: texts as they are typed, in the order of the page. */
export const emptyProduct = {
  product_name: '',
  description: '',
  product_name_sw: '',
  product_description_sw: '',
  image_url: NO_FILES,
  product_price: '',
  installment_info: '',
  discount: false,
  discount_percentage: '',
  new_price: '',
  discount_start_date: '',
  discount_end_date: '',
  compatibility: '',
  tools_needed: '',
  package_dimensions: '',
  package_weight: '',
  additional_info: '',
  uses: NO_USES,
  isBestSeller: false,
  category_id: '',
  stock_status: 'in_stock',
  quantity: '',
  rating: '',
};
export type ProductValues = typeof emptyProduct;

/** Texts that may stay empty. */
const OPTIONAL_TEXTS = [
  'description',
  'product_name_sw',
  'product_description_sw',
  'installment_info',
  'compatibility',
  'tools_needed',
  'package_dimensions',
  'package_weight',
  'additional_info',
] as const;
const DISCOUNT_FIELDS = ['discount_percentage', 'new_price', 'discount_start_date', 'discount_end_date'] as const;

const { labels } = t;
const money = (name: keyof typeof labels) => moneyRule(labels[name]);
const text = (name: 'product_name' | (typeof OPTIONAL_TEXTS)[number]) => textRule(labels[name], productBounds[name]);
const number = (name: 'discount_percentage' | 'rating') => numberRule(labels[name], productBounds[name]);

/** Only while Discount is ticked. */
const ofDiscount = (schema: StringSchema) => string().when('discount', { is: true, then: () => schema });

/** Rules of the form (docs/product.md, 7.4; openapi.yaml, ProductInput). */
export const productSchema = object({
  ...recordOf(OPTIONAL_TEXTS, text),
  product_name: text('product_name').required(t.required(labels.product_name)),
  image_url: array(),
  product_price: money('product_price').required(t.required(labels.product_price)),
  discount: boolean(),
  discount_percentage: ofDiscount(number('discount_percentage')),
  new_price: ofDiscount(money('new_price')),
  discount_start_date: ofDiscount(dayRule(labels.discount_start_date)),
  discount_end_date: ofDiscount(endRule(labels.discount_end_date, 'discount_start_date', t.endsBeforeStart)),
  category_id: string().required(t.required(recordForms.category)),
  quantity: wholeRule(labels.quantity, productBounds.quantity),
  rating: number('rating'),
});

const shownAmount = (amount: string) => amountText(centsFromText(amount)) ?? amount;

/** A record, whatever its server leaves out, as the form shows it; a form sends back only what differs. */
export function valuesOf(product: Product): ProductValues {
  const {
    new_price = null,
    discounts: [discount] = [],
    discount_start_date: start = null,
    discount_end_date: end = null,
  } = product;
  return {
    ...emptyProduct,
    ...recordOf(OPTIONAL_TEXTS, (name) => product[name] ?? ''),
    product_name: product.product_name,
    product_price: shownAmount(product.product_price),
    discount: new_price !== null || discount !== undefined || start !== null || end !== null,
    discount_percentage: discount ? String(discount.discount_percentage) : '',
    new_price: new_price === null ? '' : shownAmount(new_price),
    discount_start_date: dayOfStart(start),
    discount_end_date: dayOfEnd(end),
    uses: product.uses ?? NO_USES,
    isBestSeller: product.isBestSeller,
    category_id: product.category_id ?? '',
    stock_status: product.stock_status,
    quantity: String(product.quantity ?? ''),
    rating: product.reviews > 0 || product.rating > 0 ? String(Math.round(product.rating * 100) / 100) : '',
  };
}

/** What each field of the form is in the contract; null where it is empty. */
export function contractFields(values: ProductValues) {
  return {
    product_name: values.product_name.trim(),
    product_price: moneyText(values.product_price),
    category_id: values.category_id,
    stock_status: values.stock_status as Product['stock_status'],
    uses: [...values.uses],
    isBestSeller: values.isBestSeller,
    quantity: numberOrNull(values.quantity),
    rating: numberOrNull(values.rating),
    discount_percentage: values.discount ? numberOrNull(values.discount_percentage) : null,
    new_price: values.discount ? moneyOrNull(values.new_price) : null,
    discount_start_date: values.discount ? startOfDay(values.discount_start_date) : null,
    discount_end_date: values.discount ? endOfDay(values.discount_end_date) : null,
    ...recordOf(OPTIONAL_TEXTS, (name) => values[name].trim() || null),
  };
}

/** The same as a record holds them: an emptied number is 0, for the contract knows no other there. */
function recordFieldsOf(values: ProductValues) {
  const fields = contractFields(values);
  return { ...fields, quantity: fields.quantity ?? 0, rating: fields.rating ?? 0 };
}

/** The body that creates a product. */
export const inputOf = (values: ProductValues): ProductInput => ({
  ...withoutEmpty({ ...contractFields(values), uses: values.uses.length > 0 ? JSON.stringify(values.uses) : null }),
  image_url: [...values.image_url],
});

/**
 * The body that changes a product: only what was changed; an emptied text is null. Taking the tick off Discount clears all
 * that belongs to it.
 */
export function updateOf(values: ProductValues, changed: Partial<ProductValues>): ProductUpdate {
  const names = new Set<string>(Object.keys(changed));
  if (names.has('discount')) DISCOUNT_FIELDS.forEach((name) => names.add(name));
  // By itself a percentage makes a new price, which its two decimals may put some shillings beside the one that stands here.
  if (names.has('discount_percentage') && values.new_price.trim() !== '') names.add('new_price');
  return onlyFields(recordFieldsOf(values), (name) => names.has(name));
}

/** What tells whether somebody else changed the fields; the average of ratings is nobody's change. */
export function comparable(
  values: ProductValues,
  { reviews }: Pick<Product, 'reviews'>,
): Readonly<Record<string, unknown>> {
  const { rating, ...fields } = recordFieldsOf(values);
  return reviews > 0 ? fields : { ...fields, rating };
}
