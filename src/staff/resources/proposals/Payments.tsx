import IconButton from '@mui/material/IconButton';
import { useOffers } from '../../../common/api';
import { centsOfSum } from '../../../common/domain/money';
import { plainKsh } from '../../../common/domain/plainMoney';
import { balanceLeft } from '../../../common/domain/proposalMoney';
import { useOverlay } from '../../../common/ui/overlay';
import { useMinute } from '../../../common/ui/clock';
import { useDeletePaymentMutation, type Payment, type Proposal } from '../../api';
import { shareLink } from '../../../common/domain/whatsapp';
import { chatLink } from '../../features/inbox/replies';
import { useConfirmedAction } from '../../kit/confirm/confirm';
import { Section } from '../../kit/form/Section';
import { useResumedDialog } from '../../kit/form/useResumedDialog';
import { Money } from '../../kit/show/Money';
import { shortDayOf } from '../../kit/show/days';
import { wordFor } from '../../kit/show/words';
import { StaffButton } from '../../kit/StaffButton';
import { StaffIcon } from '../../kit/StaffIcon';
import { kit } from '../../texts/kit';
import { proposals as t } from '../../texts/proposals';
import { receiptText } from './messages';
import { PAYMENT_DRAFT, PaymentDialog } from './PaymentDialog';
import css from './Payments.module.css';
import { TotalLine } from './Totals';
import sums from './Totals.module.css';

/** What came in for a quotation that was sent, what is left, and one more payment. */
export function Payments({ proposal }: { proposal: Proposal }) {
  const { payments, paid, depositDue } = proposal;
  const { row, amount: rest } = balanceLeft(proposal);
  const offers = useOffers();
  const { subject, show, ...overlay } = useOverlay<{ opened: true }>();
  useResumedDialog(PAYMENT_DRAFT, (id) => id === proposal.id && show({ opened: true }));
  return (
    <Section title={t.sections.payments}>
      <div className={css.payments}>
        <dl className={sums.sums}>
          <TotalLine label={t.sums.paid} cents={centsOfSum(paid)} />
          <TotalLine strong label={t.sums[row]} cents={centsOfSum(rest)} />
          {centsOfSum(depositDue) > 0 && <TotalLine quiet label={t.depositDue} cents={centsOfSum(depositDue)} />}
        </dl>
        {payments.length === 0 ? (
          <p className={css.none}>{t.noPayments}</p>
        ) : (
          <ul className={css.list}>
            {payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} proposal={proposal} />
            ))}
          </ul>
        )}
        {offers('recordPayment') && (
          <StaffButton variant="outlined" startIcon={<StaffIcon name="plus" />} onClick={() => show({ opened: true })}>
            {t.record}
          </StaffButton>
        )}
        {subject && <PaymentDialog proposal={proposal} {...overlay} />}
      </div>
    </Section>
  );
}

function PaymentRow({ payment, proposal }: { payment: Payment; proposal: Proposal }) {
  const { id: paymentId, amount, method, code, paidOn, by } = payment;
  const [remove] = useDeletePaymentMutation();
  const canRemove = useOffers()('deletePayment');
  const ask = useConfirmedAction();
  const now = useMinute();
  const words = plainKsh(amount);
  const text = receiptText(proposal, payment);
  const askRemoval = () =>
    ask({
      title: t.removeTitle(words),
      text: t.removeText,
      action: t.removeAction,
      danger: true,
      done: t.removed,
      run: ({ send }) => send(remove({ id: proposal.id, paymentId })),
    });
  return (
    <li>
      <div className={css.what}>
        <Money value={amount} strong />
        <span>{[wordFor(t.methods, method), code, shortDayOf(paidOn, now)].filter(Boolean).join(', ')}</span>
        {by && <span>{t.recordedBy(by)}</span>}
      </div>
      <IconButton
        component="a"
        href={chatLink(proposal.customerPhone, text) ?? shareLink(text)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${t.receiptOf(words)} ${kit.opensNewTab}`}
        title={t.receiptOf(words)}>
        <StaffIcon name="whatsapp" />
      </IconButton>
      {canRemove && (
        <IconButton
          aria-label={t.removePayment(words)}
          title={t.removePayment(words)}
          onClick={() => void askRemoval()}>
          <StaffIcon name="bin" />
        </IconButton>
      )}
    </li>
  );
}
