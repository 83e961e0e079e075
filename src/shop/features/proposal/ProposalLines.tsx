import type { SharedProposal, SharedProposalLine } from '../../../common/api/proposals';
import css from './ProposalLines.module.css';
import { isSome, money, rateText } from './figures';
import { useWords } from './words';

/** What is offered, at which price. On phones quantity and price stand beneath the text. */
export function ProposalLines({ proposal }: { proposal: SharedProposal }) {
  const { t } = useWords();
  const withVat = proposal.vatMode === 'lines';
  return (
    <table className={css.lines}>
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
  const { kind, text, quantity, unitPrice, discount, amount, vat, total } = line;
  return (
    <tr>
      <td>
        {t.kinds[kind] && <span className={css.kind}>{t.kinds[kind]}</span>}
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
      <td>{money(withVat ? total : amount)}</td>
    </tr>
  );
}

/** What it comes to, what is to be paid at the beginning, and what was paid. */
export function ProposalSums({ proposal }: { proposal: SharedProposal }) {
  const { t } = useWords();
  const { totals, vatMode, vatRate, pricesIncludeVat, paid, balance } = proposal;
  const taxed = vatMode !== 'none';
  const onTop = taxed && !pricesIncludeVat;
  const rate = rateText(vatRate);
  return (
    <dl className={css.sums}>
      {isSome(totals.discount) && <Sum quiet label={t.discount} amount={totals.discount} />}
      {onTop && <Sum label={t.subtotal} amount={totals.subtotal} />}
      {onTop && <Sum label={t.vatAt(rate)} amount={totals.vat} />}
      <Sum strong label={t.total} amount={totals.total} />
      {taxed && !onTop && <Sum quiet label={t.vatWithin(rate)} amount={totals.vat} />}
      {isSome(totals.deposit) && <Sum label={t.deposit} amount={totals.deposit} />}
      {isSome(paid) && <Sum label={t.paid} amount={paid} />}
      {isSome(paid) && <Sum label={t.balance} amount={balance} />}
    </dl>
  );
}

function Sum({ label, amount, strong, quiet }: { label: string; amount: string; strong?: boolean; quiet?: boolean }) {
  return (
    <div className={strong ? css.total : quiet ? css.quiet : undefined}>
      <dt>{label}</dt>
      <dd>{money(amount)}</dd>
    </div>
  );
}
