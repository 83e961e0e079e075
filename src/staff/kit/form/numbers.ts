import { bareAmount } from '../../../common/domain/plainMoney';

/** What was typed without the spaces and commas that make it readable; a comma elsewhere, as in '12,50', is no number's. */
export function plainNumber(text: string): string {
  const plain = text.replace(/\s/g, '');
  return /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain) ? plain.replaceAll(',', '') : plain;
}

export const isNumber = (text: string): boolean => /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plainNumber(text));

/** '1.005': no amount, and never rounded into one that nobody typed. */
export const hasTooManyDecimals = (text: string): boolean => /\.\d{3,}$/.test(plainNumber(text));

/** An amount as the contract writes it, '5' and '.5' alike: '0.50'. What is no amount stays as it is, for the rules to name. */
export function moneyText(text: string): string {
  const plain = plainNumber(text);
  return isNumber(plain) && !hasTooManyDecimals(plain) ? Number(plain).toFixed(2) : plain;
}

/** A number, and an amount as the contract writes it; null where the field is empty. */
export const numberOrNull = (text: string) => (text.trim() === '' ? null : Number(plainNumber(text)));
export const moneyOrNull = (text: string) => (text.trim() === '' ? null : moneyText(text));

/** '329,900.00'; undefined for no amount. @param cents of an amount */
export const amountText = (cents: number | null): string | undefined =>
  cents === null ? undefined : bareAmount(cents);
