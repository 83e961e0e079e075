import { string, type StringSchema } from 'yup';
import { vatModes } from '../../../common/domain/contract.gen';
import { fields as t } from '../../texts/fields';
import { rule } from './days';
import { hasTooManyDecimals, isNumber, plainNumber } from './numbers';

const numberIn = (text: string) => Number(plainNumber(text));

/** What is no number is another rule's as well. */
const numeric = (schema: StringSchema, message: string, holds: (value: number, typed: string) => boolean) =>
  rule(schema, message, (typed) => !isNumber(typed) || holds(numberIn(typed), plainNumber(typed)));

const aNumber = (label: string) => rule(string(), t.noNumber(label), isNumber);

export const textRule = (label: string, { maxLength }: { maxLength: number }) =>
  string().trim().max(maxLength, t.tooLong(label, maxLength));

export const numberRule = (label: string, { minimum, maximum }: { minimum: number; maximum: number }) =>
  numeric(
    aNumber(label),
    t.outOfRange(label, minimum.toLocaleString('en'), maximum.toLocaleString('en')),
    (value) => value >= minimum && value <= maximum,
  );

export const wholeRule = (label: string, bounds: { minimum: number; maximum: number }) =>
  numeric(numberRule(label, bounds), t.noWhole(label), Number.isInteger);

const withTwoDecimals = (schema: StringSchema, label: string) =>
  numeric(schema, t.decimals(label), (_value, typed) => !hasTooManyDecimals(typed));

/** A share in per cent: at most two decimals, as what is worked out with it takes no more. */
export const percentRule = (label: string, bounds: { minimum: number; maximum: number }) =>
  withTwoDecimals(numberRule(label, bounds), label);

/** How a tax is told, by which its rule goes. */
export const VAT_MODES = vatModes.map((value) => ({ value, label: t.vatModes[value] }));

/** Of the rate of a tax: judged where there is one, for nobody sees it elsewhere. */
export const taxRule = (rate: StringSchema) =>
  string().when('vatMode', ([mode], plain: StringSchema) => (mode === 'none' ? plain : rate));

/** The contract's Money: never negative, at most two decimals and ten digits before them. */
export function moneyRule(label: string) {
  const positive = numeric(aNumber(label), t.negative(label), (value) => value >= 0);
  return numeric(withTwoDecimals(positive, label), t.tooLarge(label), (value) => value < 1e10);
}
