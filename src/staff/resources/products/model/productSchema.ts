import { array, boolean, object, string, type StringSchema } from 'yup';
import { productBounds } from '../../../../common/domain/contract.gen';
import { startOfDay } from '../../../../common/domain/dayInput';
import { productForm as t } from '../../../texts/productForm';
import { isNumber, plainNumber } from './numbers';

type Label = keyof typeof t.labels;

const numberIn = (text: string) => Number(plainNumber(text));
/** A rule that holds for what is typed; what is empty is another rule's. */
const rule = (schema: StringSchema, message: string, holds: (text: string) => boolean) =>
  schema.test({ message, test: (text) => !text?.trim() || holds(text) });

type Bounds = typeof productBounds;
/** Fields of the form whose bounds in the contract have a keyword. */
type Bounded<Keyword extends string> = Label &
  { [Name in keyof Bounds]: Bounds[Name] extends Record<Keyword, number> ? Name : never }[keyof Bounds];

function text(name: Bounded<'maxLength'>) {
  const { maxLength } = productBounds[name];
  return string().trim().max(maxLength, t.tooLong(t.labels[name], maxLength));
}

function number(name: Bounded<'maximum'>) {
  const label = t.labels[name];
  const { minimum, maximum } = productBounds[name];
  const numeric = rule(string(), t.noNumber(label), isNumber);
  return rule(
    numeric,
    t.outOfRange(label, minimum.toLocaleString('en'), maximum.toLocaleString('en')),
    (typed) => !isNumber(typed) || (numberIn(typed) >= minimum && numberIn(typed) <= maximum),
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
  product_name: text('product_name').required(t.required(t.labels.product_name)),
  description: text('description'),
  image_url: array(),
  product_price: money('product_price').required(t.required(t.labels.product_price)),
  installment_info: text('installment_info'),
  discount: boolean(),
  discount_percentage: ofDiscount(number('discount_percentage')),
  new_price: ofDiscount(money('new_price')),
  discount_start_date: ofDiscount(day('discount_start_date')),
  discount_end_date: ofDiscount(
    // Days as texts sort as days do.
    day('discount_end_date').when('discount_start_date', ([start], schema: StringSchema) =>
      rule(schema, t.endsBeforeStart, (end) => !start || end >= String(start)),
    ),
  ),
  compatibility: text('compatibility'),
  tools_needed: text('tools_needed'),
  package_dimensions: text('package_dimensions'),
  package_weight: text('package_weight'),
  additional_info: text('additional_info'),
  category_id: string().required(t.required(t.labels.category_id)),
  quantity: rule(
    number('quantity'),
    t.noWhole(t.labels.quantity),
    (typed) => !isNumber(typed) || Number.isInteger(numberIn(typed)),
  ),
  rating: number('rating'),
});
