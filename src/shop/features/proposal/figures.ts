import { centsFromText, formatKsh, textFromCents } from '../../../common/domain/money';

/** An amount of the API as people read it. */
export const money = (amount: string): string => formatKsh(centsFromText(amount) ?? 0);

export const isSome = (amount: string): boolean => (centsFromText(amount) ?? 0) > 0;

/** '16', '13.5': per cent without noughts. */
export const rateText = (rate: number): string => String(Math.round(rate * 100) / 100);

/** As a field takes it, without the comma: '22560', '7160.2'. */
export const plainAmount = (amount: string): string => String((centsFromText(amount) ?? 0) / 100);

/** M-Pesa takes whole shillings: what is due is less than one more at most. */
export const wholeShillings = (amount: string): string =>
  textFromCents(Math.ceil((centsFromText(amount) ?? 0) / 100) * 100);
