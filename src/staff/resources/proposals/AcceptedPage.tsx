import type { Proposal } from '../../api';
import { staffPaths } from '../../../common/domain/staffPaths';
import { Section } from '../../kit/form/Section';
import { Visits } from '../../features/visits/Visits';
import form from '../../kit/form/ResourceForm.module.css';
import { HeadLink } from '../../kit/headLinks';
import { useParent } from '../../kit/record/useParent';
import { PageHead } from '../../kit/PageHead';
import { Alert } from '../../kit/show/Alert';
import { Money } from '../../kit/show/Money';
import { proposals as t } from '../../texts/proposals';
import css from './AcceptedPage.module.css';
import { Payments } from './Payments';
import { ProposalStatus } from './ProposalStatus';
import { SavedTotals } from './Totals';

/** An accepted quotation: it stays as it is; what is left to do is to be paid. */
export function AcceptedPage({ proposal }: { proposal: Proposal }) {
  const { number, quotationId, customerName, customerPhone, customerEmail, title, lines, terms } = proposal;
  return (
    <div className={form.page}>
      <PageHead
        title={number ?? t.editTitle}
        parent={useParent({ list: staffPaths.proposals(), parent: t.title })}
        {...(quotationId !== null && {
          actions: (
            <HeadLink to={staffPaths.quote(quotationId)} icon="inbox">
              {t.request}
            </HeadLink>
          ),
        })}
      />
      <div className={form.notice}>
        <Alert severity="info">{t.fixed}</Alert>
      </div>
      <div className={form.columns}>
        <div className={form.stack}>
          <Section title={t.sections.customer}>
            <p className={css.customer}>
              <b>{customerName}</b>
              {[customerPhone, customerEmail, title].filter(Boolean).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </p>
          </Section>
          <Section title={t.sections.lines}>
            <ol className={css.lines}>
              {lines.map(({ text, quantity, unitPrice, discount, amount }, index) => (
                <li key={index}>
                  <span className={css.text}>{text}</span>
                  <span className={css.figures}>
                    {quantity} × <Money value={unitPrice} />
                    {Number(discount) > 0 && (
                      <>
                        {' '}
                        − <Money value={discount} />
                      </>
                    )}
                  </span>
                  <Money value={amount} strong />
                </li>
              ))}
            </ol>
          </Section>
          {terms && (
            <Section title={t.labels.terms}>
              <p className={css.terms}>{terms}</p>
            </Section>
          )}
          <Visits proposalId={proposal.id} phone={customerPhone ?? ''} />
        </div>
        <div className={`${form.stack} ${form.side}`}>
          <Section title={t.sections.sum}>
            <SavedTotals proposal={proposal} />
          </Section>
          <ProposalStatus proposal={proposal} />
          <Payments proposal={proposal} />
        </div>
      </div>
    </div>
  );
}
