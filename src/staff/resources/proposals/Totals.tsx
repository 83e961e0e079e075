import { useFormikContext } from 'formik';
import { centsFromText } from '../../../common/domain/money';
import type { ProposalTotals } from '../../../common/domain/proposalMoney';
import type { Proposal } from '../../api';
import { Money } from '../../kit/show/Money';
import { proposals as t } from '../../texts/proposals';
import { totalsOf, type ProposalValues } from './proposalValues';
import css from './Totals.module.css';

interface TotalsProps {
  totals: ProposalTotals;
  vatMode: string;
  vatRate: string | number;
  pricesIncludeVat: boolean;
}

/** What a quotation comes to, in the words of its page. */
export function Totals({ totals, vatMode, vatRate, pricesIncludeVat }: TotalsProps) {
  const onTop = vatMode !== 'none' && !pricesIncludeVat;
  const within = vatMode !== 'none' && pricesIncludeVat;
  const rate = String(vatRate);
  return (
    <dl className={css.sums}>
      {totals.discount > 0 && <TotalLine quiet label={t.discounts} cents={totals.discount} />}
      {onTop && <TotalLine label={t.subtotal} cents={totals.subtotal} />}
      {onTop && <TotalLine label={t.vatAt(rate)} cents={totals.vat} />}
      <TotalLine strong label={t.total} cents={totals.total} />
      {within && <TotalLine quiet label={t.vatWithin(rate)} cents={totals.vat} />}
      <TotalLine label={t.deposit} cents={totals.deposit} />
    </dl>
  );
}

/** The same of what stands in the form. */
export function LiveTotals() {
  const { values } = useFormikContext<ProposalValues>();
  const totals = totalsOf(values);
  if (!totals) return <p className={css.none}>{t.noSum}</p>;
  return <Totals totals={totals} {...values} vatRate={values.vatRate.trim() || '0'} />;
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
