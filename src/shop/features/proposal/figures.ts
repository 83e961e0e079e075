import { centsFromText, formatKsh } from '../../../common/domain/money';
import type { SharedProposal } from '../../../common/api/proposals';

/** An amount of the API as people read it. */
export const money = (amount: string): string => formatKsh(centsFromText(amount) ?? 0);

export const isSome = (amount: string): boolean => (centsFromText(amount) ?? 0) > 0;

/** '16', '13.5': per cent without noughts. */
export const rateText = (rate: number): string => String(Math.round(rate * 100) / 100);

/** What is to be paid next: what is left of the deposit, then the balance; null once all is paid. */
export function dueNow({ depositDue, balance }: Pick<SharedProposal, 'depositDue' | 'balance'>) {
  if (isSome(depositDue)) return { what: 'deposit', amount: depositDue } as const;
  return isSome(balance) ? ({ what: 'balance', amount: balance } as const) : null;
}

/** M-Pesa takes whole shillings: '22,560', as its field takes it without the comma. */
export const plainAmount = (amount: string): string => String((centsFromText(amount) ?? 0) / 100);
