import { dataOf } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import { missing } from './compared';
import { expectFigures, figuresFor, type Priced } from './proposalFigures';

const PLAIN = {
  vatRate: 16,
  vatMode: 'lines',
  pricesIncludeVat: true,
  depositPercent: 0,
  depositAmount: null as string | null,
};
const line = (unitPrice: string, quantity = 1, discount = '0') => ({
  ...{ kind: 'item', text: 'A line', quantity, unitPrice, discount },
});
const lines = (...prices: string[]) => prices.map((price) => line(price));
const LARGEST = '9999999999.99';

/** What it is that a case asks for, and what is sent. */
const CASES: readonly [what: string, content: Priced][] = [
  [
    'half a cent of tax on top',
    { ...PLAIN, vatRate: 50, pricesIncludeVat: false, lines: lines('0.01', '0.03', '0.05') },
  ],
  ['half a cent of tax in the price', { ...PLAIN, vatRate: 20, lines: lines('0.03', '0.09', '0.15') }],
  ['a rate of hundredths', { ...PLAIN, vatRate: 16.25, pricesIncludeVat: false, lines: lines('0.40', '1.20', '8.00') }],
  ['a rate of hundredths in the price', { ...PLAIN, vatRate: 16.25, lines: lines('1162.50', '0.29', '1.15') }],
  ['no tax', { ...PLAIN, vatMode: 'none', pricesIncludeVat: false, lines: lines('100.00') }],
  ['no tax in the price', { ...PLAIN, vatMode: 'none', lines: lines('100.00') }],
  [
    'tax of each line, printed below',
    { ...PLAIN, vatMode: 'total', vatRate: 15, lines: lines(...Array<string>(9).fill('0.05')) },
  ],
  ['a tax of nothing', { ...PLAIN, vatRate: 0, pricesIncludeVat: false, lines: lines('4.35') }],
  [
    'cents that are no binary fractions',
    { ...PLAIN, lines: [line('4.35', 3), line('1.15', 7, '0.1'), line('0.07', 100)] },
  ],
  ['a discount of the whole line', { ...PLAIN, lines: [line('3.33', 3, '9.99'), line('5')] }],
  ['a fixed deposit', { ...PLAIN, depositPercent: 50, depositAmount: '10.01', lines: lines('100.00') }],
  ['a fixed deposit of nothing', { ...PLAIN, depositPercent: 50, depositAmount: '0', lines: lines('100.00') }],
  ['a fixed deposit above the total', { ...PLAIN, depositAmount: '100.01', lines: lines('100.00') }],
  ['a share that is whole shillings', { ...PLAIN, depositPercent: 33, lines: lines('300.00') }],
  ['a share a little above whole shillings', { ...PLAIN, depositPercent: 33, lines: lines('300.01') }],
  ['a share of all, above the total once rounded', { ...PLAIN, depositPercent: 100, lines: lines('10.01') }],
  ['no line', { ...PLAIN, depositPercent: 100, lines: [] }],
  ['the largest total', { ...PLAIN, depositPercent: 100, lines: [line('9999999999.98'), line('0.01')] }],
  ['many and small', { ...PLAIN, lines: [line('0.01', 100_000), line('99999.99', 100_000, '0.99')] }],
];

/** Some that nobody thought of; a seed gives them again. */
function random(seed: number): [what: string, content: Priced] {
  let state = seed;
  // Numerical Recipes’ generator: enough to choose with.
  const upTo = (most: number) => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) % (most + 1);
  const content = {
    vatRate: upTo(5_000) / 100,
    vatMode: 'lines',
    pricesIncludeVat: upTo(9) < 5,
    depositPercent: upTo(100),
    depositAmount: null,
    lines: Array.from({ length: 12 }, () =>
      line(`${String(upTo(20_000))}.${String(upTo(99)).padStart(2, '0')}`, 1 + upTo(40)),
    ),
  };
  return [`prices by chance (seed ${String(seed)})`, content];
}

/** What cannot be kept, beside 16 % in the price. */
const REFUSED: readonly [what: string, content: object][] = [
  ['a total of a cent too much', { lines: [line(LARGEST), line('0.01')] }],
  ['a line that is too much', { lines: [line(LARGEST, 2)] }],
  ['tax that makes the total too much', { pricesIncludeVat: false, lines: [line(LARGEST)] }],
  ['a discount of a cent too much', { lines: [line('3.33', 3, '10.00')] }],
];

/** Every rule of money at its halves and ends. */
export async function money(kit: Kit, id: string): Promise<void> {
  const path = { id };
  const { seed } = kit.options;
  for (const [what, content] of [...CASES, random(seed), random(seed + 1), random(seed + 2)]) {
    const answer = await kit.call('updateProposal', { path, json: content });
    if (
      kit.expect(answer, 200, {
        when: `for ${what}`,
        fix: 'Keep what comes to no more than the largest amount.',
        root: 'money',
      })
    )
      expectFigures(kit, answer, figuresFor(content), 'money', what);
  }
  const title = kit.own.marker();
  await kit.must('updateProposal', { path, json: { ...PLAIN, title, lines: lines('1.00') } });
  for (const [what, json] of REFUSED) {
    const about = { when: `for ${what}`, fix: 'Count before it is kept.', root: 'beyond' };
    // With a title that could be kept, of which nothing may stay either.
    kit.refuses(await kit.call('updateProposal', { path, json: { ...json, title: 'Not kept' } }), 400, 'lines', about);
  }
  const kept = await kit.must('getProposal', { path });
  const [expected, got] = missing(dataOf(kept), { title, totals: { total: '1.00' } });
  if (expected !== '{}')
    kit.fail(kit.operation('updateProposal'), {
      expected: `${expected}: what was refused is not kept`,
      got,
      fix: 'Count before it is kept.',
      root: 'beyond',
    });
}
