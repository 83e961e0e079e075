import { useFormikContext } from 'formik';
import { centsFromText, formatKes } from '../../../common/domain/money';
import { sumRows, type ProposalTerms, type ProposalTotals } from '../../../common/domain/proposalMoney';
import layout from '../../../common/ui/layout.module.css';
import type { Proposal } from '../../api';
import { Money } from '../../kit/show/Money';
import { useDebounced } from '../../../common/ui/useDebounced';
import { proposals as t } from '../../texts/proposals';
import { totalsOf, type ProposalValues } from './proposalValues';
import css from './Totals.module.css';

interface TotalsProps extends Pick<ProposalTerms, 'vatMode' | 'pricesIncludeVat'> {
  totals: ProposalTotals;
  vatRate: string | number;
}

/** What a quotation comes to, row by row as on its page. */
function Totals({ totals, vatRate, ...terms }: TotalsProps) {
  const rate = String(vatRate);
  const labels = { ...t.sums, vat: t.vatAt(rate), vatWithin: t.vatWithin(rate) };
  return (
    <dl className={css.sums}>
      {sumRows(totals, terms).map(({ row, amount }) => (
        <TotalLine
          key={row}
          label={labels[row]}
          cents={amount}
          strong={row === 'total'}
          quiet={row === 'discount' || row === 'vatWithin'}
        />
      ))}
    </dl>
  );
}

/** The same of what stands in the form; where typing pauses, the total alone is read out. */
export function LiveTotals() {
  const { values } = useFormikContext<ProposalValues>();
  const totals = totalsOf(values);
  const said = useDebounced(totals ? `${t.sums.total} ${formatKes(totals.total)}` : t.noSum);
  return (
    <>
      {totals ? (
        <Totals totals={totals} {...values} vatRate={values.vatRate.trim() || '0'} />
      ) : (
        <p className={css.none}>{t.noSum}</p>
      )}
      <p className={layout.hidden} role="status">
        {said}
      </p>
    </>
  );
}

/** The same as the server counted it. */
export function SavedTotals({ proposal }: { proposal: Proposal }) {
  const { subtotal, discount, vat, total, deposit } = proposal.totals;
  const cents = (amount: string) => centsFromText(amount) ?? 0;
  return (
    <Totals
      {...proposal}
      totals={{
        subtotal: cents(subtotal),
        discount: cents(discount),
        vat: cents(vat),
        total: cents(total),
        deposit: cents(deposit),
      }}
    />
  );
}

export function TotalLine({
  label,
  cents,
  strong,
  quiet,
}: {
  label: string;
  cents: number;
  strong?: boolean;
  quiet?: boolean;
}) {
  return (
    <div className={strong ? css.total : quiet ? css.quiet : undefined}>
      <dt>{label}</dt>
      <dd>
        <Money cents={cents} {...(strong && { strong })} />
      </dd>
    </div>
  );
}
