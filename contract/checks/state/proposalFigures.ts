import { dataOf, type Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';

export interface Proposal {
  id: string;
  status: string;
  number: string | null;
  version: number;
  hasChanges: boolean;
  shareKey: string | null;
  pdf: string | null;
  openedAt: string | null;
  updatedAt: string;
  payments: { id: string }[];
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

/** Whether a value has all of another; amounts are compared as amounts. */
export function has(value: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null)
    return typeof part === 'string' && /^[0-9.]+$/.test(part) ? Number(value) === Number(part) : value === part;
  return Object.entries(part).every(([key, inner]) => has((value as Record<string, unknown> | null)?.[key], inner));
}

export function expectFigures(kit: Kit, answer: Exchange, due: object, root: string): void {
  if (has(dataOf(answer), due)) return;
  const { lines, totals } = dataOf<{ lines: unknown; totals: unknown }>(answer) ?? {};
  kit.fail(answer, {
    expected: JSON.stringify(due),
    got: JSON.stringify({ lines, totals }),
    fix: 'Count in whole cents: tax of each line, rounded to the cent with halves up; the totals are the sums of the lines, the deposit goes up to the next shilling.',
    root,
  });
}

export async function begun(kit: Kit): Promise<string> {
  const made = await kit.must('createProposal', { json: { language: 'en' } });
  const id = dataOf<{ id?: string }>(made)?.id ?? '';
  kit.own.owns(id, made, 'proposal');
  return id;
}

export const readProposal = async (kit: Kit, id: string) =>
  dataOf<Proposal>(await kit.must('getProposal', { path: { id } }));
