/** What a value from elsewhere must hold before it is believed. */
type Fields = Record<string, unknown>;
export type Check = (value: unknown) => boolean;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText: Check = (value) => typeof value === 'string';
export const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
/** The last moment that a date can be, milliseconds since the epoch. */
const LAST = 8.64e15;
/** Whether a number is a moment that can be told, milliseconds since the epoch. */
export const isMoment = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= LAST;
export const isBoolean: Check = (value) => typeof value === 'boolean';
export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
export const object =
  (fields: Record<string, Check>): Check =>
  (value) =>
    isObject(value) && Object.entries(fields).every(([name, check]) => check(value[name]));

export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || value === null || check(value);
export const optionalText = optional(isText);
export const optionalNumber = optional(isNumber);
/** A picture of a record. */
export const image = object({
  id: isText,
  image_url: isText,
  alt: optionalText,
  caption: optionalText,
  credit: optionalText,
  color: optionalText,
  width: optionalNumber,
  height: optionalNumber,
  sources: optional(object({ template: isText, widths: listOf(isNumber), formats: listOf(isText) })),
});
/** What the contract lets a server leave out, but not be null: pages read it as none only where it is not there. */
export const leftOutOr =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
export const discounts = leftOutOr(
  listOf(object({ discount_percentage: isNumber, start_date: optionalText, end_date: optionalText })),
);
/** What a place shows of a product beside others. */
export const productSummary = object({
  id: isText,
  product_name: isText,
  product_name_sw: optionalText,
  product_price: isText,
  new_price: optionalText,
  discounts,
  discount_start_date: optionalText,
  discount_end_date: optionalText,
  images: leftOutOr(listOf(image)),
});
