import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import fc from 'fast-check';
import { toProposal, toShared } from '../server/operations/proposalViews';
import { figuresOf, type ProposalContent } from '../server/proposals/content';
import { makePdf } from '../server/proposals/pdf';
import type { ProposalRow } from '../server/repositories/proposals';
import { canReadPaper, figuresIn, sheetsOf } from '../server/testing/paper';
import { vatModes } from '../src/common/domain/contract.gen';
import { formatKsh } from '../src/common/domain/money';
import { sumRows } from '../src/common/domain/proposalMoney';
import { ProposalLines, ProposalSums } from '../src/shop/features/proposal/ProposalLines';
import { amountOf, totalsOf, valuesOf } from '../src/staff/resources/proposals/proposalValues';

const money = (cents: number) => (cents / 100).toFixed(2);
const line = fc
  .record({ quantity: fc.integer({ min: 1, max: 20 }), unitPrice: fc.integer({ min: 1, max: 9_999_999 }) })
  .chain((sold) =>
    fc.record({ ...constant(sold), discount: fc.integer({ min: 1, max: sold.quantity * sold.unitPrice }) }),
  );
const constant = ({ quantity, unitPrice }: { quantity: number; unitPrice: number }) => ({
  quantity: fc.constant(quantity),
  unitPrice: fc.constant(unitPrice),
});
/** Lines differ with each case; a failure names its seed. */
const linesOf = (seed: number, isDiscounted: boolean) =>
  fc
    .sample(line, { seed, numRuns: 3 })
    .map(({ quantity, unitPrice, discount }, index) => ({
      kind: 'item' as const,
      text: `Goods ${'abc'[index]}`,
      quantity,
      unitPrice: money(unitPrice),
      discount: isDiscounted && index > 0 ? money(discount) : '0.00',
    }));

const DEPOSITS = [
  { depositPercent: 0, depositAmount: null },
  { depositPercent: 40, depositAmount: null },
  { depositPercent: 40, depositAmount: '0.50' },
];
type VatMode = (typeof vatModes)[number];
const casesOf = (vatMode: VatMode) =>
  [true, false].flatMap((pricesIncludeVat) =>
    [true, false].flatMap((isDiscounted) =>
      DEPOSITS.map((deposit, index) => {
        const paid = (index === 0) === isDiscounted ? '0.25' : '0.00';
        return { vatMode, pricesIncludeVat, isDiscounted, deposit, paid };
      }),
    ),
  );

function contentOf(
  seed: number,
  { vatMode, pricesIncludeVat, isDiscounted, deposit }: ReturnType<typeof casesOf>[number],
) {
  return {
    language: 'en',
    title: null,
    customerName: 'Achieng Otieno',
    customerPhone: null,
    customerEmail: null,
    lines: linesOf(seed, isDiscounted),
    vatRate: 16,
    vatMode,
    pricesIncludeVat,
    ...deposit,
    validUntil: null,
    terms: null,
  } satisfies ProposalContent;
}

function rowOf(content: ProposalContent, paid: string): ProposalRow & { sent: ProposalContent } {
  return {
    id: '1',
    status: 'sent',
    number: 'Q-2026-0042',
    shareKey: 'key',
    version: 1,
    quotationId: null,
    draft: content,
    sent: content,
    hasChanges: false,
    total: figuresOf(content)?.totals.total ?? '',
    paid,
    createdAt: '2026-11-20T09:00:00Z',
    updatedAt: '2026-11-20T09:00:00Z',
    sentAt: '2026-11-20T09:00:00Z',
    openedAt: null,
    acceptedAt: null,
    acceptedBy: null,
  };
}

const settings = { mpesa: null, bank: null };
const config = { siteName: 'AngaLink', publicUrl: null };
const drawn = <P extends object>(part: ComponentType<P>, props: P) => renderToStaticMarkup(createElement(part, props));
const sorted = (figures: readonly string[]) => [...figures].sort();
const cents = (text: string) => Math.round(Number(text.replace(/,/g, '')) * 100);
const added = (figures: readonly string[]) => figures.reduce((sum, figure) => sum + cents(figure), 0);

/** The figures of the page: its table as it stands on a wide screen and on paper, and what stands below. */
function pageFigures(row: ProposalRow & { sent: ProposalContent }) {
  const shared = toShared({ ...row, number: 'Q-2026-0042', shareKey: 'key', sentAt: row.createdAt }, settings);
  // On phones quantity and price stand once more beneath the text.
  const table = drawn(ProposalLines, { proposal: shared }).replace(/<span class="narrow">.*?<\/span>/g, '');
  const rows = [...table.matchAll(/<tr>(.*?)<\/tr>/g)].slice(1).map(([, cells = '']) => figuresIn(cells));
  const sums = [...drawn(ProposalSums, { proposal: shared }).matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)];
  return { rows, sums: new Map(sums.map(([, label = '', amount = '']) => [label, figuresIn(amount)[0] ?? ''])) };
}

/** The same of what staff have in the form: the lines' amounts, and what stands below. */
function editorFigures(row: ProposalRow) {
  const values = valuesOf(toProposal(row, [], []));
  const totals = totalsOf(values);
  if (!totals) throw new Error('The form counts no total.');
  return {
    amounts: values.lines.flatMap((one) => figuresIn(formatKsh(amountOf(one) ?? -1))),
    sums: sumRows(totals, values).flatMap(({ amount }) => figuresIn(formatKsh(amount))),
  };
}

const withPoppler = canReadPaper ? test : test.skip;

// A test for each, so that none takes long on a busy machine.
withPoppler.each(vatModes)('page, paper and editor have the same figures, which add up: tax %s', async (vatMode) => {
  for (const [seed, one] of casesOf(vatMode).entries()) {
    const row = rowOf(contentOf(seed, one), one.paid);
    const page = pageFigures(row);
    const named = (label: string) => page.sums.get(label) ?? '';

    const { bytes } = await makePdf({ row, content: row.sent, settings, config });
    const [sheet = '', ...others] = sheetsOf(bytes);
    // Below them stands once more what is due next.
    const [figures = ''] = sheet.split('Paying the');
    const inPage = sorted([...page.rows.flat(), ...page.sums.values()]);
    expect({ seed, one, others, figures: sorted(figuresIn(figures)) }).toEqual({
      seed,
      one,
      others: [],
      figures: inPage,
    });

    const amounts = page.rows.map((figures) => figures.at(-1) ?? '');
    const received = one.paid === '0.00' ? 0 : 2;
    expect(editorFigures(row)).toEqual({ amounts, sums: [...page.sums.values()].slice(0, page.sums.size - received) });

    const isOnTop = one.vatMode !== 'none' && !one.pricesIncludeVat;
    expect(added(amounts)).toBe(cents(named(isOnTop ? 'Subtotal' : 'Total')));
    if (isOnTop) expect(added([named('Subtotal'), named('VAT 16%')])).toBe(cents(named('Total')));
    if (one.vatMode === 'lines')
      expect(added(page.rows.map((figures) => figures.at(-2) ?? ''))).toBe(
        cents(named(isOnTop ? 'VAT 16%' : 'Of which VAT 16%')),
      );
  }
});
