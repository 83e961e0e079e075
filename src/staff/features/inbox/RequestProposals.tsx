import { Link } from 'react-router-dom';
import { useOffers } from '../../../common/api';
import { staffPaths } from '../../../common/domain/staffPaths';
import { useListProposalsQuery, type ProposalSummary } from '../../api';
import { RetryAlert } from '../../kit/show/Alert';
import { Money } from '../../kit/show/Money';
import { ProposalChip } from '../../kit/show/ProposalChip';
import { proposals as t } from '../../texts/proposals';
import { BeginProposal } from './BeginProposal';
import css from './RequestProposals.module.css';

/** The quotations that answer a request, and one more: its items are taken over at today's prices. */
export function RequestProposals({ id }: { id: string }) {
  const offers = useOffers();
  const canList = offers('listProposals') === true;
  const { data, error, refetch } = useListProposalsQuery({ quotationId: id }, { skip: !canList });
  const proposals = data?.data.proposals ?? [];
  const none = canList ? data !== undefined && proposals.length === 0 : true;
  if (!offers('createProposal')) return null;
  return (
    <section className={css.proposals} aria-label={t.ofRequest}>
      {proposals.length > 0 && (
        <ul>
          {proposals.map((proposal) => (
            <One key={proposal.id} proposal={proposal} />
          ))}
        </ul>
      )}
      {error && !data && (
        <RetryAlert severity="warning" onRetry={() => void refetch()}>
          {t.ofRequestFailed}
        </RetryAlert>
      )}
      <BeginProposal quotationId={id} label={t.make} icon="file" primary={none} />
    </section>
  );
}

function One({ proposal }: { proposal: ProposalSummary }) {
  const { id, number, total } = proposal;
  return (
    <li>
      <Link to={staffPaths.proposal(id)}>{number ?? t.draftOfNobody}</Link>
      <ProposalChip {...proposal} />
      <Money value={total} />
    </li>
  );
}
