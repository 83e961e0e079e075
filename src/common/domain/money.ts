/**
 * Money. The API carries numeric texts ("49900.00", at most two decimals); arithmetic is in whole cents; what people
 * read comes from `Intl` in Kenyan English.
 */
const NUMERIC = /^(0|[1-9][0-9]{0,9})(\.[0-9]{1,2})?$/;

/** Cents of a numeric text, or null where it is none. */
export function centsFromText(text: string | null | undefined): number | null {
  if (text === null || text === undefined || !NUMERIC.test(text)) return null;
  const [whole = '0', fraction = ''] = text.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** Cents of a price in shillings as a cart line keeps it (at most two decimals matter). */
export function centsFromNumber(shillings: number): number {
  return Math.round(shillings * 100);
}

/** Cents of a sum of amounts (`paid`), which may be more than one amount can be. */
export const centsOfSum = (sum: string): number => centsFromNumber(Number(sum));

const kes = new Intl.NumberFormat('en-KE', { style: 'currency', currency: 'KES', currencyDisplay: 'code' });
const ksh = new Intl.NumberFormat('en-KE', { style: 'currency', currency: 'KES' });

/** "KES 49,900.00" (with the no-break space of `Intl`). */
export function formatKes(cents: number): string {
  return kes.format(cents / 100);
}

/** The same; where there is no price, the words for one on request. */
export const kesOr = (cents: number | null, onRequest: string): string =>
  cents === null ? onRequest : formatKes(cents);

/** "Ksh 49,900.00": the product detail page's form (docs/product.md, 8.2). */
export function formatKsh(cents: number): string {
  return ksh.format(cents / 100);
}

/** A shop's words with amounts in KES in the same form: the currency by its sign. */
export function kshText(text: string): string {
  return text.replace(/\bKES(?=\s?[0-9])/g, 'Ksh');
}

/** "Ksh 49,900", for prices between which people choose; cents only where there are some. */
export const formatRoundKsh: MoneyFormat = (cents) => formatKsh(cents).replace(/\.00$/, '');

/** Text for WhatsApp, notes and files: no-break and narrow spaces become plain ones. */
export function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

/** How a place on the site writes money. */
export type MoneyFormat = (cents: number) => string;

/** Whole cents as the API writes them: "49900.00". */
export const textFromCents = (cents: number): string => (cents / 100).toFixed(2);
