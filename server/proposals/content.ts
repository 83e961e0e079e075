import { centsFromNumber, centsFromText, textFromCents } from '../../src/common/domain/money';
import { lineTotals, proposalTotals, type ProposalTerms } from '../../src/common/domain/proposalMoney';
import type {
  ProposalLanguage,
  ProposalLine,
  ProposalLineInput,
  ProposalTotals,
  ProposalUpdate,
  VatMode,
} from '../openapi/operations.gen';

/** What a quotation says, as a draft and as each version keep it. */
export interface ProposalContent {
  language: ProposalLanguage;
  title: string | null;
  customerName: string | null;
  customerPhone: string | null;
  customerEmail: string | null;
  lines: ContentLine[];
  vatRate: number;
  vatMode: VatMode;
  pricesIncludeVat: boolean;
  depositPercent: number;
  depositAmount: string | null;
  /** A day in Nairobi. */
  validUntil: string | null;
  terms: string | null;
}

export type ContentLine = Required<ProposalLineInput>;

/** A quotation's money as the API and every document write it. */
export interface Figures {
  lines: ProposalLine[];
  totals: ProposalTotals;
}

/** What its money is made of. */
export type Counted = Pick<ProposalContent, 'lines' | keyof ProposalTerms>;

const cents = (text: string): number => centsFromText(text) ?? 0;
const plain = (text: string): string => textFromCents(cents(text));

const termsOf = (content: Counted): ProposalTerms => ({
  ...content,
  depositAmount: content.depositAmount === null ? null : cents(content.depositAmount),
});
const moneyOf = ({ quantity, unitPrice, discount }: ContentLine) => ({
  quantity,
  unitPrice: cents(unitPrice),
  discount: cents(discount),
});

/** @returns null where a discount is more than its line, or the total beyond what can be written */
export function figuresOf(content: Counted): Figures | null {
  const terms = termsOf(content);
  const totals = proposalTotals(content.lines.map(moneyOf), terms);
  if (!totals) return null;
  const lines = content.lines.map((line) => ({ ...line, ...texts(lineTotals(moneyOf(line), terms)) }));
  return { lines, totals: texts(totals) };
}

/** The figures of what was kept, which was looked at before it was. */
export function keptFigures(content: ProposalContent): Figures {
  const figures = figuresOf(content);
  if (!figures) throw new Error('A quotation is kept whose lines cannot be counted.');
  return figures;
}

/** What of an amount is left once something is paid. */
export const leftOf = (amount: string, paid: string): string =>
  // Payments may be more than one amount can be.
  textFromCents(Math.max(0, cents(amount) - centsFromNumber(Number(paid))));

/** A content with what staff sent in its place. */
export function changed(content: ProposalContent, update: ProposalUpdate): ProposalContent {
  const { lines, depositAmount, ...rest } = update;
  return {
    ...content,
    ...noneWhereEmpty(rest),
    ...(lines && { lines: lines.map(contentLine) }),
    ...(depositAmount !== undefined && { depositAmount: depositAmount === null ? null : plain(depositAmount) }),
  };
}

export const contentLine = ({ unitPrice, discount = '0', ...line }: ProposalLineInput): ContentLine => ({
  ...line,
  unitPrice: plain(unitPrice),
  discount: plain(discount),
});

function texts<T extends object>(amounts: T | null): { [K in keyof T]: string } {
  return Object.fromEntries(
    Object.entries(amounts ?? {}).map(([name, amount]) => [name, textFromCents(Number(amount))]),
  ) as { [K in keyof T]: string };
}

/** An empty text means none (openapi.yaml, info). */
const noneWhereEmpty = <T extends object>(values: T): T =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === '' ? null : (value as unknown)]),
  ) as T;
