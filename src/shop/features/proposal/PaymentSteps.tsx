import type { ReactNode } from 'react';
import type { BankAccount, MpesaAccount, SharedProposal } from '../../../common/api/proposals';
import { Button } from '../../../common/ui/Button';
import { LineIcon } from '../../../common/ui/Icon';
import copy from '../../ui/copy.module.css';
import { useCopy } from '../../../common/state/useCopy';
import { WhatsappButton } from '../../ui/WhatsappButton';
import { dueNow, wholeShillings } from '../../../common/domain/proposalMoney';
import css from './PaymentSteps.module.css';
import { money, plainAmount, useWords } from './words';

const COPY =
  'M9 8.500h10a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9.500a1 1 0 0 1 1-1z M16 8.500V5a1 1 0 0 0-1-1H5a1 1 0 0 0-1 1v9.500a1 1 0 0 0 1 1h3';

/** How to pay an accepted quotation: each number with a button that copies it. The account is the quotation's number. */
export function PaymentSteps({ proposal }: { proposal: SharedProposal }) {
  const { t } = useWords();
  const due = dueNow(proposal);
  if (!due) return <p className={css.done}>{t.allPaid}</p>;
  const { mpesa, bank } = proposal.payment;
  return (
    <section className={css.pay} aria-labelledby="how-to-pay">
      <h2 id="how-to-pay" className={copy.h4}>
        {due.what === 'deposit' ? t.payTitle : t.payRest}
      </h2>
      {mpesa || bank ? <Ways proposal={proposal} amount={due.amount} /> : <p>{t.payUntold(money(due.amount))}</p>}
    </section>
  );
}

function Ways({ proposal: { number, payment }, amount }: { proposal: SharedProposal; amount: string }) {
  const { t } = useWords();
  return (
    <>
      <p className={css.now}>{t.payNow(money(amount))}</p>
      <div className={css.ways}>
        {payment.mpesa && <Mpesa mpesa={payment.mpesa} number={number} amount={wholeShillings(amount)} />}
        {payment.bank && <Bank bank={payment.bank} number={number} amount={amount} />}
      </div>
      <div className={css.tell}>
        <WhatsappButton variant="outline" message={payment.mpesa ? t.tellText(number) : t.tellBankText(number)}>
          {payment.mpesa ? t.tell : t.tellBank}
        </WhatsappButton>
      </div>
    </>
  );
}

interface WayProps {
  number: string;
  amount: string;
}

function Mpesa({ mpesa, number, amount }: WayProps & { mpesa: NonNullable<MpesaAccount> }) {
  const { t } = useWords();
  const isPaybill = mpesa.kind === 'paybill';
  return (
    <div>
      <h3>{t.mpesa}</h3>
      <ol className={css.steps}>
        <li>{t.steps.open}</li>
        <li>{isPaybill ? t.steps.paybill : t.steps.till}</li>
        <Value label={isPaybill ? t.businessNumber : t.tillNumber} value={mpesa.number} />
        {isPaybill && <Value label={t.account} value={number} />}
        <Value label={t.payAmount} value={plainAmount(amount)} shown={money(amount)} />
        {mpesa.name && <Value label={t.accountName} value={mpesa.name} plain />}
        <li>{mpesa.name ? t.confirm : t.confirmUnnamed}</li>
      </ol>
    </div>
  );
}

function Bank({ bank, number, amount }: WayProps & { bank: NonNullable<BankAccount> }) {
  const { t } = useWords();
  return (
    <div>
      <h3>{t.bank}</h3>
      <ul className={css.steps}>
        <Value label={t.bankName} value={[bank.bank, bank.branch].filter(Boolean).join(', ')} plain />
        <Value label={t.accountName} value={bank.name} plain />
        <Value label={t.bankAccount} value={bank.account} />
        <Value label={t.reference} value={number} />
        <Value label={t.payAmount} value={plainAmount(amount)} shown={money(amount)} />
      </ul>
    </div>
  );
}

interface ValueProps {
  label: string;
  value: string;
  /** As people read it. */
  shown?: string;
  /** Nothing that is typed anywhere. */
  plain?: boolean;
}

function Value({ label, value, shown = value, plain }: ValueProps): ReactNode {
  const { t } = useWords();
  const copyText = useCopy(t);
  return (
    <li className={css.value}>
      <span>
        {label} <b>{shown}</b>
      </span>
      {!plain && (
        <Button variant="outline" size="small" aria-label={t.copy(label)} onClick={() => copyText(value)}>
          <LineIcon path={COPY} size={18} />
        </Button>
      )}
    </li>
  );
}
