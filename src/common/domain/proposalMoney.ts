import type { vatModes } from './contract.gen';
import { centsOfSum, textFromCents } from './money';

/** A line of a quotation, in whole cents. */
export interface LineMoney {
  quantity: number;
  unitPrice: number;
  /** Off the whole line. */
  discount: number;
}

/** How tax and deposit of a quotation are counted. */
export interface ProposalTerms {
  vatMode: (typeof vatModes)[number];
  /** Per cent, counted to the hundredth. */
  vatRate: number;
  /** Whether the prices are meant with the tax. */
  pricesIncludeVat: boolean;
  /** Share of the total, in per cent. */
  depositPercent: number;
  /** Cents; null for the share. */
  depositAmount: number | null;
}

/** What a line comes to, in cents: `amount` after the discount, the tax in it or on top of it, and both together. */
interface LineTotals {
  amount: number;
  vat: number;
  total: number;
}

export interface ProposalTotals {
  subtotal: number;
  discount: number;
  vat: number;
  total: number;
  deposit: number;
}

/** The largest amount that the API writes: 9,999,999,999.99. Within it every step below is exact. */
export const LARGEST_CENTS = 999_999_999_999;
const HUNDREDTHS = 10_000;
const SHILLING = 100;

/**
 * The tax of an amount, rounded to the cent, halves up. It is counted by the line, whether it is printed with the lines
 * or below them, so that every document has the same figures and the lines add up to the total.
 */
function vatOf(amount: number, { vatMode, vatRate, pricesIncludeVat }: ProposalTerms): number {
  if (vatMode === 'none') return 0;
  const rate = Math.round(vatRate * 100);
  const whole = pricesIncludeVat ? HUNDREDTHS + rate : HUNDREDTHS;
  // In whole numbers: half of a divisor is added before what is left over is cut off.
  return Number((BigInt(amount) * BigInt(rate) * 2n + BigInt(whole)) / BigInt(2 * whole));
}

/** What a line comes to. @returns null where its discount is more than it, or it is beyond what can be written */
export function lineTotals({ quantity, unitPrice, discount }: LineMoney, terms: ProposalTerms): LineTotals | null {
  const amount = quantity * unitPrice - discount;
  if (amount < 0 || quantity * unitPrice > LARGEST_CENTS) return null;
  const vat = vatOf(amount, terms);
  const total = terms.pricesIncludeVat ? amount : amount + vat;
  return { amount, vat, total };
}

/**
 * The sums of a quotation's lines, and its deposit: the fixed one, else the share up to the next whole shilling (M-Pesa
 * takes no cents), never more than the total.
 * @returns null where a line is none or the total is beyond what can be written
 */
export function proposalTotals(lines: readonly LineMoney[], terms: ProposalTerms): ProposalTotals | null {
  const sums = { subtotal: 0, discount: 0, vat: 0, total: 0 };
  for (const line of lines) {
    const totals = lineTotals(line, terms);
    if (!totals) return null;
    sums.subtotal += totals.amount;
    sums.discount += line.discount;
    sums.vat += totals.vat;
    sums.total += totals.total;
  }
  const share = Math.ceil((sums.total * terms.depositPercent) / 100 / SHILLING) * SHILLING;
  const isTooMuch = sums.total > LARGEST_CENTS || sums.discount > LARGEST_CENTS;
  return isTooMuch ? null : { ...sums, deposit: Math.min(sums.total, terms.depositAmount ?? share) };
}

/** What may stand below a quotation's lines. */
export type SumRow =
  | 'discount'
  | 'subtotal'
  | 'vat'
  | 'total'
  | 'vatWithin'
  | 'deposit'
  | 'paid'
  | 'balance'
  | 'beyond';

/** An amount as the API writes it, or in cents. */
type Amount = string | number;

/**
 * What stands below the lines of a quotation, from above: the same on its page, on paper and where staff write it. The
 * lines' column of amounts adds up to the subtotal where the tax comes on top, else to the total; what is nothing is left out.
 * @param received what came in, and what that leaves (`left`)
 */
export function sumRows<A extends Amount>(
  totals: Readonly<Record<keyof ProposalTotals, A>>,
  { vatMode, pricesIncludeVat }: Pick<ProposalTerms, 'vatMode' | 'pricesIncludeVat'>,
  received?: { paid: A; left: Left<A> },
): { row: SumRow; amount: A }[] {
  const taxed = vatMode !== 'none';
  const onTop = taxed && !pricesIncludeVat;
  const rows: [row: SumRow, amount: A, shown: boolean][] = [
    ['discount', totals.discount, Number(totals.discount) > 0],
    ['subtotal', totals.subtotal, onTop],
    ['vat', totals.vat, onTop],
    ['total', totals.total, true],
    ['vatWithin', totals.vat, taxed && !onTop],
    ['deposit', totals.deposit, Number(totals.deposit) > 0],
  ];
  const due = rows.flatMap(([row, amount, shown]) => (shown ? [{ row, amount }] : []));
  return received && Number(received.paid) > 0 ? [...due, { row: 'paid', amount: received.paid }, received.left] : due;
}

interface Left<A extends Amount> {
  row: 'balance' | 'beyond';
  amount: A;
}

/** What payments leave: the balance, or in its place what was paid beyond the total. Amounts as the API writes them. */
export function balanceLeft({ total, paid, balance }: Record<'total' | 'paid' | 'balance', string>): Left<string> {
  const beyond = centsOfSum(paid) - centsOfSum(total);
  return beyond > 0 ? { row: 'beyond', amount: textFromCents(beyond) } : { row: 'balance', amount: balance };
}

/** What is to be paid next: what is left of the deposit, then the balance; null once all is paid. */
export function dueNow<A extends Amount>({ depositDue, balance }: { depositDue: A; balance: A }) {
  if (Number(depositDue) > 0) return { what: 'deposit', amount: depositDue } as const;
  return Number(balance) > 0 ? ({ what: 'balance', amount: balance } as const) : null;
}

/** An amount of the API up to the next whole shilling: M-Pesa takes no cents. */
export const wholeShillings = (amount: string): string =>
  textFromCents(Math.ceil(centsOfSum(amount) / SHILLING) * SHILLING);
