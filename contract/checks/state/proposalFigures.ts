import { dataOf, type Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import { serverNow } from '../../run/serverNow';
import { judgeNow } from '../protocol/timestamps';
import { has } from './compared';

export interface Payment {
  id: string;
  by: string | null;
  recordedAt: string;
}

export interface Proposal {
  [field: string]: unknown;
  id: string;
  status: string;
  number: string | null;
  version: number;
  hasChanges: boolean;
  shareKey: string | null;
  pdf: string | null;
  sentAt: string | null;
  openedAt: string | null;
  createdAt: string;
  updatedAt: string;
  payments: Payment[];
  versions: { version: number; sentAt: string; by: string | null; total: string }[];
}

/** Lines with what they come to, of prices with 16% tax in them and a deposit of a third, worked out by hand. */
export const LINES = [
  { kind: 'item', text: 'A kit', quantity: 3, unitPrice: '3.13' },
  { kind: 'installation', text: 'Two lines\nof a text', quantity: 1, unitPrice: '7000', discount: '500.50' },
];
export const DRAFT = {
  title: 'Of the contract kit',
  lines: LINES,
  vatRate: 16,
  vatMode: 'lines',
  pricesIncludeVat: true,
  depositPercent: 33,
  depositAmount: null,
};
export const FIGURES = {
  lines: [
    { unitPrice: '3.13', discount: '0.00', amount: '9.39', vat: '1.30', total: '9.39' },
    { unitPrice: '7000.00', discount: '500.50', amount: '6499.50', vat: '896.48', total: '6499.50' },
  ],
  totals: { subtotal: '6508.89', discount: '500.50', vat: '897.78', total: '6508.89', deposit: '2148.00' },
};
/** The same, with the tax on top. */
export const ON_TOP = {
  lines: [
    { amount: '9.39', vat: '1.50', total: '10.89' },
    { amount: '6499.50', vat: '1039.92', total: '7539.42' },
  ],
  totals: { subtotal: '6508.89', discount: '500.50', vat: '1041.42', total: '7550.31', deposit: '2492.00' },
};

export interface Priced {
  lines: readonly { quantity: number; unitPrice: string; discount?: string; kind: string; text: string }[];
  vatRate: number;
  vatMode: string;
  pricesIncludeVat: boolean;
  depositPercent: number;
  depositAmount: string | null;
}

const centsOf = (amount: string): bigint => BigInt(Math.round(Number(amount) * 100));
const textOf = (cents: bigint): string => `${String(cents / 100n)}.${String(cents % 100n).padStart(2, '0')}`;
const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

/** What lines come to, in whole cents, by the words of ProposalLine and ProposalTotals. */
export function figuresFor({ lines, vatRate, vatMode, pricesIncludeVat, depositPercent, depositAmount }: Priced) {
  const rate = vatMode === 'none' ? 0n : BigInt(Math.round(vatRate * 100));
  const whole = pricesIncludeVat ? 10_000n + rate : 10_000n;
  const each = lines.map(({ quantity, unitPrice, discount = '0' }) => {
    const amount = BigInt(quantity) * centsOf(unitPrice) - centsOf(discount);
    const vat = (2n * amount * rate + whole) / (2n * whole);
    return { amount, vat, total: pricesIncludeVat ? amount : amount + vat, discount: centsOf(discount) };
  });
  const sum = (name: 'amount' | 'vat' | 'total' | 'discount') => sumOf(each.map((line) => line[name]));
  const total = sum('total');
  const share = ((total * BigInt(depositPercent) + 9_999n) / 10_000n) * 100n;
  const deposit = depositAmount === null ? share : centsOf(depositAmount);
  return {
    totals: {
      subtotal: textOf(sum('amount')),
      discount: textOf(sum('discount')),
      vat: textOf(sum('vat')),
      total: textOf(total),
      deposit: textOf(deposit < total ? deposit : total),
    },
    lines: each.map(({ amount, vat, total: all }) => ({
      amount: textOf(amount),
      vat: textOf(vat),
      total: textOf(all),
    })),
  };
}

export function expectFigures(kit: Kit, answer: Exchange, due: object, root: string, what = ''): void {
  if (has(dataOf(answer), due)) return;
  const { lines, totals } = dataOf<{ lines: unknown; totals: unknown }>(answer) ?? {};
  kit.fail(answer, {
    expected: `${what === '' ? '' : `of ${what}: `}${JSON.stringify(due)}`,
    got: JSON.stringify({ totals, lines }),
    fix: 'Count in whole cents: tax of each line, rounded to the cent with halves up; the totals are the sums of the lines, the deposit goes up to the next shilling.',
    root,
  });
}

/** The name of who runs the kit, as what was done is signed with; null where it is not told. */
export async function ownName(kit: Kit): Promise<string | null> {
  if (!kit.offers('listColleagues')) return null;
  const data = dataOf<{ colleagues: { name: string; isSelf: boolean }[] }>(await kit.must('listColleagues'));
  return data?.colleagues.find(({ isSelf }) => isSelf)?.name ?? null;
}

const NAIROBI_MS = 10_800_000;
/** A day in Kenya, so many days from that of an instant. */
export const dayInKenya = (days: number, from: number): string =>
  new Date(from + NAIROBI_MS + days * 86_400_000).toISOString().slice(0, 10);

/** So many days from today, by the server's clock. */
export const dayFromToday = (kit: Kit, days = 0): string => dayInKenya(days, serverNow(kit));

/** The last day of what is accepted soon: today, which counts to its end, or tomorrow where that is near. */
export const lastDay = (kit: Kit): string => dayInKenya(0, serverNow(kit) + 600_000);

/** @param now what happened just now, by the fields that say when */
export async function readProposal(kit: Kit, id: string, ...now: string[]): Promise<Proposal | undefined> {
  const answer = await kit.must('getProposal', { path: { id } });
  const read = dataOf<Proposal>(answer);
  judgeNow(kit, answer, read ?? {}, now);
  return read;
}
