import { array, boolean, object, string, type StringSchema } from 'yup';
import { startOfDay } from '../../../common/domain/dayInput';
import { productForm as t } from '../../texts/productForm';
import { isNumber, plainNumber } from './numbers';

type Label = keyof typeof t.labels;

const numberIn = (text: string) => Number(plainNumber(text));
/** A rule that holds for what is typed; what is empty is another rule's. */
const rule = (schema: StringSchema, message: string, holds: (text: string) => boolean) =>
  schema.test({ message, test: (text) => !text?.trim() || holds(text) });

const text = (name: Label, most: number) => string().trim().max(most, t.tooLong(t.labels[name], most));

function number(name: Label, least: number, most: number) {
  const label = t.labels[name];
  const numeric = rule(string(), t.noNumber(label), isNumber);
  return rule(
    numeric,
    t.outOfRange(label, least.toLocaleString('en'), most.toLocaleString('en')),
    (typed) => !isNumber(typed) || (numberIn(typed) >= least && numberIn(typed) <= most),
  );
}

/** The contract's Money: never negative, at most two decimals and ten digits before them. */
function money(name: Label) {
  const label = t.labels[name];
  const numeric = rule(string(), t.noNumber(label), isNumber);
  const positive = rule(numeric, t.negative(label), (typed) => !isNumber(typed) || numberIn(typed) >= 0);
  const short = rule(positive, t.decimals(label), (typed) => !/\.\d{3,}$/.test(plainNumber(typed)));
  return rule(short, t.tooLarge(label), (typed) => !isNumber(typed) || numberIn(typed) < 1e10);
}

const day = (name: Label) => rule(string(), t.noDay(t.labels[name]), (typed) => startOfDay(typed) !== null);

/** Only while Discount is ticked. */
const ofDiscount = (schema: StringSchema) => string().when('discount', { is: true, then: () => schema });

/** Rules of the form (docs/product.md, 7.4; openapi.yaml, ProductInput). */
export const productSchema = object({
  product_name: text('product_name', 160).required(t.required(t.labels.product_name)),
  description: text('description', 20_000),
  image_url: array(),
  product_price: money('product_price').required(t.required(t.labels.product_price)),
  installment_info: text('installment_info', 200),
  discount: boolean(),
  discount_percentage: ofDiscount(number('discount_percentage', 0, 100)),
  new_price: ofDiscount(money('new_price')),
  discount_start_date: ofDiscount(day('discount_start_date')),
  discount_end_date: ofDiscount(
    // Days as texts sort as days do.
    day('discount_end_date').when('discount_start_date', ([start], schema: StringSchema) =>
      rule(schema, t.endsBeforeStart, (end) => !start || end >= String(start)),
    ),
  ),
  compatibility: text('compatibility', 1000),
  tools_needed: text('tools_needed', 1000),
  package_dimensions: text('package_dimensions', 200),
  package_weight: text('package_weight', 200),
  additional_info: text('additional_info', 5000),
  category_id: string().required(t.required(t.labels.category_id)),
  quantity: rule(
    number('quantity', 0, 1_000_000),
    t.noWhole(t.labels.quantity),
    (typed) => !isNumber(typed) || Number.isInteger(numberIn(typed)),
  ),
  rating: number('rating', 0, 5),
});
