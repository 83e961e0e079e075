import { array, boolean, object, string, type StringSchema } from 'yup';
import { productBounds } from '../../../../common/domain/contract.gen';
import { dayRule, endRule, moneyRule, numberRule, textRule, wholeRule } from '../../../kit/form/rules';
import { recordOf } from '../../../kit/record/fields';
import { productForm as t } from '../../../texts/productForm';
import { OPTIONAL_TEXTS } from './productValues';

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
  discount_start_date: ofDiscount(dayRule(t.noDay(labels.discount_start_date))),
  discount_end_date: ofDiscount(endRule('discount_start_date', t.endsBeforeStart, t.noDay(labels.discount_end_date))),
  category_id: string().required(t.required(labels.category_id)),
  quantity: wholeRule(labels.quantity, productBounds.quantity),
  rating: number('rating'),
});
