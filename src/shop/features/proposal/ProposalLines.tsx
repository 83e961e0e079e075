import type { SharedProposal, SharedProposalLine } from '../../../common/api/proposals';
import { balanceLeft, sumRows, type SumRow } from '../../../common/domain/proposalMoney';
import css from './ProposalLines.module.css';
import { isSome, money, rateText, useWords } from './words';

/** What is offered, at which price. On phones quantity and price stand beneath the text. */
export function ProposalLines({ proposal }: { proposal: SharedProposal }) {
  const { t } = useWords();
  const withVat = proposal.vatMode === 'lines';
  return (
    <table className={`${css.lines} ${withVat ? css.taxed : ''}`}>
      <thead>
        <tr>
          <th scope="col">{t.item}</th>
          <th scope="col" className={css.wide}>
            {t.quantity}
          </th>
          <th scope="col" className={css.wide}>
            {t.unitPrice}
          </th>
          {withVat && (
            <th scope="col" className={css.wide}>
              {t.vat}
            </th>
          )}
          <th scope="col">{t.amount}</th>
        </tr>
      </thead>
      <tbody>
        {proposal.lines.map((line, index) => (
          <Line key={index} line={line} withVat={withVat} lang={proposal.language} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ line, withVat, lang }: { line: SharedProposalLine; withVat: boolean; lang: string }) {
  const { t } = useWords();
  const { kind, text, quantity, unitPrice, discount, amount, vat } = line;
  const what = t.kinds[kind];
  return (
    <tr>
      <td>
        {what && !text.startsWith(what) && <span className={css.kind}>{what}</span>}
        <span className={css.text} lang={lang}>
          {text}
        </span>
        <span className={css.narrow}>
          {quantity} × {money(unitPrice)}
          {withVat && `, ${t.vat} ${money(vat)}`}
        </span>
        {isSome(discount) && <span className={css.less}>{t.less(money(discount))}</span>}
      </td>
      <td className={css.wide}>{quantity}</td>
      <td className={css.wide}>{money(unitPrice)}</td>
      {withVat && <td className={css.wide}>{money(vat)}</td>}
      <td>{money(amount)}</td>
    </tr>
  );
}

const LOOKS: Partial<Record<SumRow, string | undefined>> = {
  total: css.total,
  discount: css.quiet,
  vatWithin: css.quiet,
};

/** What it comes to, what is to be paid at the beginning, and what was paid. */
export function ProposalSums({ proposal }: { proposal: SharedProposal }) {
  const { t } = useWords();
  const { totals, paid, balance } = proposal;
  const rate = rateText(proposal.vatRate);
  const labels: Record<SumRow, string> = { ...t.sums, vat: t.vatAt(rate), vatWithin: t.vatWithin(rate) };
  return (
    <dl className={css.sums}>
      {sumRows(totals, proposal, { paid, left: balanceLeft({ total: totals.total, paid, balance }) }).map(
        ({ row, amount }) => (
          <div key={row} className={LOOKS[row]}>
            <dt>{labels[row]}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
