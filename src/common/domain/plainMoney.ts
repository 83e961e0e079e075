import { centsOfSum, formatKes, formatKsh, kesOr, plainSpaces } from './money';

/** Money as plain text, for chats, notes, letters, paper and fields; pages have the forms of money.ts. */

/** "KES 49,900.00". @param cents of a shilling, as all sums are counted in */
export const plainKes = (cents: number): string => plainSpaces(formatKes(cents));

/**
 * The same of what may have no price.
 * @param onRequest the words for that
 */
export const plainKesOr = (cents: number | null, onRequest: string): string => plainSpaces(kesOr(cents, onRequest));

/** "Ksh 49,900.00" of an amount as the API writes it. */
export const plainKsh = (amount: string): string => plainSpaces(formatKsh(centsOfSum(amount)));

/** "49,900.00", where the currency stands elsewhere. */
export const bareAmount = (cents: number): string => plainKes(cents).replace('KES ', '');
